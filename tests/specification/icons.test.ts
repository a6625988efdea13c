import { expect, it } from "vitest";
import { iconNames } from "../../renderers/icon-names.ts";

it.each(["logistics", "finance", "customer", "address", "delivery", "tracking", "cost"])(
  "the icon %s is one of the fixed set",
  (name) => {
    expect(iconNames).toContain(name);
  },
);
