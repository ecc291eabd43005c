"""Wire: everything that crosses the network, as msgspec Structs.  The TypeScript types are made from these."""
