import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ACTS } from "../../web/features/members/audit/act-words";

const features = path.join(import.meta.dirname, "../../worker/features");

/** The acts that the source names, in files that write the audit log. */
function actsInSource(): string[] {
  const files = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const nouns = [...new Set(Object.keys(ACTS).map((act) => act.split(".")[0]))].join("|");
  const literal = new RegExp(`["']((?:${nouns})\\.[a-z_.]+)["']`, "g");
  const found = files
    .map((file) => readFileSync(path.join(features, file), "utf8"))
    .filter((source) => /audit|action:/.test(source))
    .flatMap((source) => [...source.matchAll(literal)].map(([, act = ""]) => act));
  return [...new Set(found)];
}

describe("the words of the audit log", () => {
  it("say every act that the product writes down", () => {
    const acts = actsInSource();
    expect(acts.length).toBeGreaterThan(40);
    // A limit, and the name under which a retried call is remembered.
    const others = ["workout.complete"];
    expect(acts.filter((act) => !(act in ACTS) && !others.includes(act))).toEqual([]);
  });
});
