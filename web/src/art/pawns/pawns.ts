// The pawns of the gods in Yggdrasil Chronicles, by name.
import type { Component } from "svelte";
import type { Placed } from "../figure";
import Freyja from "./Freyja.svelte";
import Freyr from "./Freyr.svelte";
import Frigg from "./Frigg.svelte";
import Heimdall from "./Heimdall.svelte";
import Odin from "./Odin.svelte";
import Thor from "./Thor.svelte";
import Tyr from "./Tyr.svelte";

export const PAWNS = {
  freyr: Freyr,
  freyja: Freyja,
  frigg: Frigg,
  heimdall: Heimdall,
  odin: Odin,
  thor: Thor,
  tyr: Tyr,
} satisfies Record<string, Component<Placed>>;

export type PawnName = keyof typeof PAWNS;
