// Written by `npm run generate` from the folders beside it.
import type { RegisteredBlock } from "../src/language/environment.ts";
import { chart } from "./blocks/chart/kind.ts";
import { detail } from "./blocks/detail/kind.ts";
import { dualList } from "./blocks/dualList/kind.ts";
import { figures } from "./blocks/figures/kind.ts";
import { filters } from "./blocks/filters/kind.ts";
import { form } from "./blocks/form/kind.ts";
import { split } from "./blocks/split/kind.ts";
import { stack } from "./blocks/stack/kind.ts";
import { table } from "./blocks/table/kind.ts";
import { tabs } from "./blocks/tabs/kind.ts";
import { tree } from "./blocks/tree/kind.ts";

/** All kinds, in the order of their names. */
export const kinds: readonly RegisteredBlock[] = [
  chart,
  detail,
  dualList,
  figures,
  filters,
  form,
  split,
  stack,
  table,
  tabs,
  tree,
];
