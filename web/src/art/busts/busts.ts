// The gods of Götterdämmerung from head to chest, by name; of any game that shows one of them so.
import type { Component } from "svelte";
import type { Placed } from "../figure";
import Balder from "./Balder.svelte";
import Brynhild from "./Brynhild.svelte";
import Dvalin from "./Dvalin.svelte";
import Freya from "./Freya.svelte";
import Heimdall from "./Heimdall.svelte";
import Hel from "./Hel.svelte";
import Idun from "./Idun.svelte";
import Loki from "./Loki.svelte";
import Njord from "./Njord.svelte";
import Odin from "./Odin.svelte";
import Saga from "./Saga.svelte";
import Sif from "./Sif.svelte";
import Skadi from "./Skadi.svelte";
import Thor from "./Thor.svelte";
import Tyr from "./Tyr.svelte";
import Valkyrie from "./Valkyrie.svelte";

export const BUSTS = {
  valkyrie: Valkyrie,
  odin: Odin,
  brynhild: Brynhild,
  sif: Sif,
  thor: Thor,
  idun: Idun,
  njord: Njord,
  heimdall: Heimdall,
  balder: Balder,
  freya: Freya,
  tyr: Tyr,
  skadi: Skadi,
  loki: Loki,
  dvalin: Dvalin,
  saga: Saga,
  hel: Hel,
} satisfies Record<string, Component<Placed>>;

export type BustName = keyof typeof BUSTS;
