"""Entries: the words and numbers of a lab file, read by type; what is wrong is said in one line."""

from __future__ import annotations

from gladsheim.core.game import BadOption, Json, Value

Axis = list[tuple[str, dict[str, object]]]  # the name of each row or column, and the entries it stands for


class Entries:
    """One table of a lab file.  `finish` complains of entries that nobody asked for."""

    def __init__(self, book: dict[str, object], where: str) -> None:
        self.book = book
        self.where = where
        self.used: set[str] = set()

    def has(self, name: str) -> bool:
        return name in self.book

    def take(self, name: str) -> object:
        self.used.add(name)
        return self.book.get(name)

    def wrong(self, name: str, wanted: str) -> BadOption:
        return BadOption(f"{self.where}: '{name}' must be {wanted}, not {self.book.get(name)!r}")

    def finish(self) -> None:
        for name in self.book:
            if name not in self.used:
                known = ", ".join(sorted(self.used))
                raise BadOption(f"{self.where}: nobody knows the entry '{name}' here; there are: {known}")

    # Single ones

    def word(self, name: str, usual: str | None = None) -> str:
        value = self.take(name)
        if value is None and usual is not None:
            return usual
        if not isinstance(value, str):
            raise self.wrong(name, "a text")
        return value

    def number(self, name: str, usual: int) -> int:
        value = self.take(name)
        if value is None:
            return usual
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(name, "a whole number")
        return value

    def truth(self, name: str) -> bool:
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value is True

    def real(self, name: str, usual: float) -> float:
        value = self.take(name)
        if value is None:
            return usual
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.wrong(name, "a number")
        return float(value)

    # Several

    def list_of_words(self, name: str) -> list[str]:
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(name, "a list of texts")
        return [str(one) for one in value]

    def numbers(self, name: str) -> list[int]:
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            raise self.wrong(name, "a list of whole numbers")
        return [one for one in value if isinstance(one, int)]

    def bots(self, name: str, usual: list[str]) -> list[str]:
        """One bot, several with commas, or a list."""
        value = self.take(name)
        if value is None:
            return usual
        if isinstance(value, str):
            return value.split(",")
        return self.list_of_words(name)

    def words(self, name: str) -> dict[str, str]:
        table = self.table(name)
        if not all(isinstance(one, str) for one in table.values()):
            raise self.wrong(name, "a table of texts")
        return {key: str(one) for key, one in table.items()}

    def options(self, name: str) -> dict[str, Value]:
        """Options of a game."""
        found: dict[str, Value] = {}
        for key, value in self.table(name).items():
            if isinstance(value, list):
                found[key] = [str(one) for one in value]
            elif isinstance(value, (str, int)):
                found[key] = value
            else:
                raise self.wrong(name, "a table of options")
        return found

    def plain(self, name: str) -> dict[str, Json]:
        """A table of plain data; a name may stand in quotes, with dots."""
        return {key: self.json(name, value) for key, value in self.table(name).items()}

    def json(self, name: str, value: object) -> Json:
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if isinstance(value, list):
            return [self.json(name, one) for one in value]
        if isinstance(value, dict):
            return {str(key): self.json(name, one) for key, one in value.items()}
        raise self.wrong(name, "plain data")

    def numbers_by_word(self, name: str) -> dict[str, list[int]]:
        table = self.table(name)
        inner = Entries(table, f"{self.where}: {name}")
        return {key: inner.numbers(key) for key in table}

    def table(self, name: str) -> dict[str, object]:
        value = self.take(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.wrong(name, "a table")
        return {str(key): one for key, one in value.items()}

    def tables(self, name: str) -> list[Entries]:
        """Every table of an array of tables."""
        value = self.take(name)
        if value is None:
            return []
        rows = value if isinstance(value, list) else [value]
        found: list[Entries] = []
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                raise self.wrong(name, f"an array of tables: [[{name}]]")
            found.append(Entries({str(key): one for key, one in row.items()}, f"{self.where}: {name} {number + 1}"))
        return found

    # Rows and columns

    def axis(self, name: str) -> Axis:
        """`rows = { seats = [1, 2] }`: each stands for an entry; what is no entry is an option of the game."""
        table = self.table(name)
        if len(table) > 1:
            raise self.wrong(name, "one entry and its values")
        found: Axis = []
        for key, values in table.items():
            if not isinstance(values, list) or not values:
                raise self.wrong(name, "one entry and a list of its values")
            for value in values:
                entry: dict[str, object] = {key: value} if key in ("seats", "bots") else {"options": {key: value}}
                called = ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)
                found.append((f"{key} {called}" if isinstance(value, int) else called, entry))
        return found

    def merged(self, *more: dict[str, object]) -> dict[str, object]:
        """These entries with others laid over them; options are put together."""
        merged = dict(self.book)
        options = dict(self.table("options"))
        for entry in more:
            inner = entry.get("options")
            if isinstance(inner, dict):
                options |= inner
            merged |= {key: value for key, value in entry.items() if key != "options"}
        if options:
            merged["options"] = options
        return merged
