"""The conformance kit: the laws that any game is put through, ours or a stranger's.

One module per law.  `gladsheim check GAME` runs them all.
"""

from gladsheim.check.law import Fault, Law, Report
from gladsheim.check.rules import Coverage, rule_coverage
from gladsheim.check.run import LAWS, run_checks

__all__ = ["LAWS", "Coverage", "Fault", "Law", "Report", "rule_coverage", "run_checks"]
