import { readFileSync } from "node:fs";

/** The light palette of the product, as Office writes colours: "CF3A10". */
export function brandColors() {
  const css = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");
  const found = [...css.matchAll(/--([a-z-]+): light-dark\(#([0-9a-f]{6}),/g)];
  return Object.fromEntries(found.map(([, name, hex]) => [name, hex.toUpperCase()]));
}
