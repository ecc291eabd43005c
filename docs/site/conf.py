"""How Sphinx makes the site of the docs.  `make docs` calls build.py, which gathers the pages first."""

project = "Gladsheim"
author = "the people of Gladsheim"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Gladsheim"
html_static_path = ["_static"]
html_css_files = ["hall.css"]
html_copy_source = False
html_show_sourcelink = False
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
nitpicky = False
