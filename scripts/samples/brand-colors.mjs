import { readFileSync } from "node:fs";

/** Returns the product's light palette in Office notation, such as "CF3A10". */
export function brandColors() {
  const css = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");
  const found = [...css.matchAll(/--([a-z-]+): light-dark\(#([0-9a-f]{6}),/g)];
  return Object.fromEntries(found.map(([, name, hex]) => [name, hex.toUpperCase()]));
}
