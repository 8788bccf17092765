import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { databaseAfter, MIGRATIONS } from "./old-club";
import { keptByTriggers, renderSchema } from "./schema-page";

const db = databaseAfter(MIGRATIONS);
const kept = keptByTriggers(db);

/** Each table as worker/db defines it, with the comment above it. */
const definitions = readdirSync("worker/db")
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) => readFileSync(`worker/db/${name}`, "utf8").split(/\n(?=\/\*\*|export const)/))
  .join("\n")
  .matchAll(
    /((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)export const \w+ = sqliteTable\(\s*"(\w+)",?([\s\S]*?)(?=\nexport |\n\/\*\*|$)/g,
  );
const written = new Map([...definitions].map(([, comment = "", name = "", body = ""]) => [name, { comment, body }]));

it("worker/db/schema.sql is what the migrations make: after a new one, npm run docs renews it", async () => {
  await expect(renderSchema(db)).toMatchFileSnapshot("../../worker/db/schema.sql");
});

it("a table whose rows make triggers write to others names them where it is defined", () => {
  const unnamed = [...kept].flatMap(([table, effects]) =>
    effects
      .filter(({ on }) => on !== table && !written.get(on)?.comment.includes(`\`${table}\``))
      .map(({ on }) => `${on} does not name ${table}`),
  );
  expect([...new Set(unnamed)].sort()).toEqual([]);
});

it("a table or column that triggers keep says so where it is defined", () => {
  const silent = [...kept.keys()].filter((table) => {
    const { comment, body } = written.get(table) ?? { comment: "", body: "" };
    return !/trigger/i.test(comment + body);
  });
  expect(silent).toEqual([]);
});
