import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, describe, expect, it } from "vitest";
import { migrate, withStores } from "../../scripts/local-database.mjs";
import { apply, countOf, databaseAfter, fill, MIGRATIONS, tablesOf } from "./old-club";

const NAMES = MIGRATIONS.map(({ name }) => name);
/** Rebuilds nothing and makes several tables: what it leaves half done would be seen. */
const HALF = "0009_billing.sql";
const state = mkdtempSync(path.join(tmpdir(), "longroll-migrations-"));

/** Tables that a migration has taken away, with the one that their rows went to. */
const MOVED: Record<string, string> = { exercise_video: "library_exercise" };
const LIMIT_MS = 60_000;

afterAll(() => rmSync(state, { recursive: true, force: true }));

const SCHEMA = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name";
type Entry = { name: string; sql: string };

/** The tools that apply migrations leave out their comments. */
const plain = (entries: Entry[]): Entry[] =>
  entries.map(({ name, sql }) => ({ name, sql: sql.replace(/--.*$/gm, "").replace(/\s+/g, " ") }));
const known = ({ name }: { name: unknown }) => !/^_cf_|^d1_migrations$/.test(String(name));

/** What the migrations up to this one make of an empty database. */
const schemaAfter = (count: number) =>
  plain(databaseAfter(MIGRATIONS.slice(0, count)).prepare(SCHEMA).all() as Entry[]);

async function stored(DB: D1Database) {
  const { results: schema } = await DB.prepare(SCHEMA).all<Entry>();
  const { results: applied } = await DB.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
  return { schema: plain(schema.filter(known)), applied: applied.map(({ name }) => name) };
}

const WHOLE = schemaAfter(MIGRATIONS.length);

describe("on a club that is already there", () => {
  it.each(NAMES.slice(0, -1).map((name, index) => [name, index + 1] as const))(
    "what %s left goes on with every row in its place",
    (_, count) => {
      const db = databaseAfter(MIGRATIONS.slice(0, count));
      const tables = fill(db);
      const before = new Map(tables.map((table) => [table, countOf(db, table)]));
      // Staff are no members: the trials that they had been given go, with what the numbers had of them, and nothing else.
      for (const [table, which] of OF_STAFF) {
        if (tables.includes(table)) before.set(table, (before.get(table) ?? 0) - staffRows(db, table, which));
      }
      for (const { sql } of MIGRATIONS.slice(count)) apply(db, sql);
      expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
      expect(db.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
      const there = tablesOf(db);
      expect(tables.filter((table) => !there.includes(MOVED[table] ?? table))).toEqual([]);
      const now = (table: string) => countOf(db, MOVED[table] ?? table);
      expect(tables.filter((table) => now(table) < (before.get(table) ?? 0))).toEqual([]);
      expect(plain(db.prepare(SCHEMA).all() as Entry[])).toEqual(WHOLE);
    },
  );
});

const OF_STAFF = [
  ["membership", "is_trial = 1"],
  ["membership_change", "true"],
] as const;

function staffRows(db: ReturnType<typeof databaseAfter>, table: string, which: string): number {
  const staff = "SELECT id FROM user WHERE role <> 'user'";
  const rows = db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${which} AND user_id IN (${staff})`);
  return Number((rows.get() as { n: number }).n);
}

describe("on the database of this machine", () => {
  it(
    "are whole or not there after a kill, go on from there, and do nothing the second time",
    async () => {
      const folder = path.join(state, "killed");
      // A file: what a process is given on its command line its threads would be given too.
      const script = path.join(state, "migrate-twice.mjs");
      writeFileSync(
        script,
        `import { migrate, withStores } from ${JSON.stringify(new URL("../../scripts/local-database.mjs", import.meta.url).href)};
      await withStores(async ({ DB }) => {
        await migrate(DB, { until: ${JSON.stringify(HALF)} });
        console.log("half");
        await migrate(DB);
      }, { state: ${JSON.stringify(folder)} });`,
      );
      const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"], detached: true });
      const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)));
      await new Promise((resolve) => child.stdout.once("data", resolve));
      // The group: the database lives in a process that the child has started.
      process.kill(-(child.pid ?? 0), "SIGKILL");
      expect(await ended).toBe("SIGKILL");

      await withStores(
        async ({ DB }) => {
          const left = await stored(DB);
          expect(left.applied).toEqual(NAMES.slice(0, left.applied.length));
          expect(left.applied).toContain(HALF);
          expect(left.schema).toEqual(schemaAfter(left.applied.length));
          await migrate(DB);
          const whole = await stored(DB);
          expect(whole).toEqual({ schema: WHOLE, applied: NAMES });
          await migrate(DB);
          expect(await stored(DB)).toEqual(whole);
        },
        { state: folder },
      );
    },
    LIMIT_MS,
  );

  it(
    "take back all of one that fails",
    async () => {
      const next = NAMES.indexOf(HALF) + 1;
      const made = schemaAfter(next + 1).filter(({ name }) => !schemaAfter(next).some((old) => old.name === name));
      const last = made.filter(({ sql }) => /^CREATE TABLE/i.test(String(sql))).at(-1);
      expect(made.length).toBeGreaterThan(1);
      await withStores(
        async ({ DB }) => {
          await migrate(DB, { until: HALF });
          await DB.prepare(`CREATE TABLE ${last?.name} (in_the_way integer)`).run();
          await expect(migrate(DB)).rejects.toThrow(/already exists/);
          await DB.prepare(`DROP TABLE ${last?.name}`).run();
          expect((await stored(DB)).schema).toEqual(schemaAfter(next));
          await migrate(DB);
        },
        { state: path.join(state, "failed") },
      );
    },
    LIMIT_MS,
  );
});
