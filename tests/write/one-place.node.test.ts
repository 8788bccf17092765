import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { projectFiles } from "../trust/project-files";

/** Writes are batched by a unit of work, beside which no effect of them can be forgotten; reads are asked together by name. */
const PLACES = ["worker/write/writing.ts", "worker/db/batched-read.ts"];
/** What stands between drizzle and D1, and passes on what others batch. */
const CONNECTIONS = ["worker/db/measured.ts", "worker/http/session-read.ts", "worker/features/account/auth-scope.ts"];

const sources = projectFiles("worker")
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

it("has batches sent by the unit of work and by the one place that reads, and nowhere else", () => {
  const sent = sources.filter(({ text }) => /\.batch(<[^>]*>)?\(/.test(text));
  expect(sent.map(({ file }) => file).sort()).toEqual([...PLACES, ...CONNECTIONS].sort());
});

it("names the columns that are inserted from a select", () => {
  const positional = sources.filter(({ text }) => /\.insert\([^)]*\)\s*\.select\(/.test(text));
  expect(positional.map(({ file }) => file)).toEqual(["worker/db/insert-from.ts"]);
});
