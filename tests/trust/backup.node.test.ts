import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashOf, type Manifest, sealed, verifiedManifest } from "../../scripts/backup/manifest.mjs";
import { prepareDatabase, type Stores, withStores } from "../../scripts/local-database.mjs";

const LIMIT_MS = 90_000;
const KEY = "a key of the tests that is long enough";
const folder = mkdtempSync(path.join(tmpdir(), "longroll-backup-"));
const [club, empty, backup] = ["club", "empty", "backup"].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
/** What a text can hold that a careless copy would change: D1's own export takes the first two for the same. */
const AWKWARD = "a\\nb\nc\r\nd'e\"f\u0000g 🥋 \u2028";
const PHOTO = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

beforeAll(async () => {
  await prepareDatabase({ state: club });
  await withStores(
    async ({ DB, MEDIA }) => {
      await DB.prepare("UPDATE user SET name = ? WHERE role = 'admin'").bind(AWKWARD).run();
      // The number of a post that is gone is not given out again.
      await DB.prepare("DELETE FROM community_post WHERE id = (SELECT max(id) FROM community_post)").run();
      const httpMetadata = { contentType: "image/jpeg", cacheControl: "private" };
      await MEDIA.put("uploads/photo", PHOTO, { httpMetadata, customMetadata: { told: "ünïcode" } });
      await MEDIA.put("documents/week.docx", "bytes");
    },
    { state: club },
  );
  expect(run("backup", [backup], club)).toMatchObject({ status: 0 });
}, LIMIT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: string[], state: string, settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`, ...args], {
    env: { ...process.env, BACKUP_KEY: KEY, LONGROLL_STATE: state, ...settings },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

async function everything({ DB, MEDIA }: Stores) {
  const { results: tables } = await DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '~_cf~_%' ESCAPE '~' ORDER BY name",
  ).all<{ name: string }>();
  const { results: schema } = await DB.prepare(
    "SELECT sql FROM sqlite_schema WHERE name NOT LIKE '~_cf~_%' ESCAPE '~' AND sql IS NOT NULL ORDER BY sql",
  ).all();
  const rows = await DB.batch(tables.map(({ name }) => DB.prepare(`SELECT * FROM "${name}"`)));
  const objects = [];
  for (const { key } of (await MEDIA.list()).objects) {
    const object = await MEDIA.get(key);
    objects.push({
      key,
      bytes: Buffer.from(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())).toString("base64"),
      etag: object?.etag,
      httpMetadata: object?.httpMetadata,
      customMetadata: object?.customMetadata,
    });
  }
  return { schema, rows: tables.map(({ name }, index) => [name, rows[index]?.results]), objects };
}

describe("a backup", () => {
  it(
    "gives every row and every byte back, also after a restore that was killed, and never over what is there",
    async () => {
      const before = await withStores(everything, { state: club });
      expect(JSON.stringify(before.rows)).toContain(JSON.stringify(AWKWARD).slice(1, -1));
      expect(before.objects.map(({ key }) => key)).toEqual(
        expect.arrayContaining(["documents/week.docx", "uploads/photo"]),
      );

      await killedRestore();
      expect(existsSync(empty)).toBe(false);

      expect(run("restore", [backup], empty)).toMatchObject({ status: 0, said: expect.stringContaining("compared") });
      expect(existsSync(`${empty}.restoring`)).toBe(false);
      expect(await withStores(everything, { state: empty })).toEqual(before);

      const again = run("restore", [backup], empty);
      expect(again).toMatchObject({ status: 1, said: expect.stringContaining("--replace sets it aside") });
      writeFileSync(path.join(empty, "running"), String(process.pid));
      const running = run("restore", [backup, "--replace"], empty);
      expect(running).toMatchObject({ status: 1, said: expect.stringContaining("Stop it first") });
    },
    LIMIT_MS,
  );

  it(
    "is told apart from one that is damaged, cut off or of another version, before anything is written",
    async () => {
      const { tables, objects, ...manifest } = await verifiedManifest(backup, { key: KEY });
      const user = tables.find(({ name }) => name === "user")?.file ?? "";
      const photo = objects.find(({ key }) => key === "uploads/photo")?.file ?? "";
      const text = (file: string) => readFileSync(path.join(backup, file), "utf8");
      const cases: [string, (copy: string) => void, RegExp][] = [
        [
          "a changed row",
          (copy) => writeFileSync(path.join(copy, user), text(user).replace("coach@", "thief@")),
          /rows of user/,
        ],
        [
          "a missing row",
          (copy) => writeFileSync(path.join(copy, user), text(user).split("\n").slice(1).join("\n")),
          /rows of user/,
        ],
        [
          "a changed byte",
          (copy) => writeFileSync(path.join(copy, photo), PHOTO.slice().fill(7, 9, 10)),
          /uploads\/photo/,
        ],
        ["a missing file", (copy) => rmSync(path.join(copy, photo)), /lacks the file uploads\/photo/],
        [
          "a changed manifest",
          (copy) =>
            writeFileSync(path.join(copy, "backup.json"), text("backup.json").replace("0001_initial", "0001_other")),
          /not as it was written/,
        ],
        [
          "half a manifest",
          (copy) => writeFileSync(path.join(copy, "backup.json"), text("backup.json").slice(0, 99)),
          /damaged/,
        ],
        ["no manifest", (copy) => rmSync(path.join(copy, "backup.json")), /no whole backup/],
        [
          "another format",
          (copy) =>
            writeFileSync(path.join(copy, "backup.json"), JSON.stringify({ ...manifest, tables, objects, format: 3 })),
          /format 3/,
        ],
      ];
      for (const [name, damage, words] of cases) {
        const copy = path.join(folder, `damaged ${name}`);
        cpSync(backup, copy, { recursive: true });
        damage(copy);
        await expect(verifiedManifest(copy, { key: KEY }), name).rejects.toThrow(words);
      }
      const place = path.join(folder, "untouched");
      expect(run("restore", [path.join(folder, "damaged a changed row")], place)).toMatchObject({ status: 1 });
      expect(readdirSync(folder).filter((name) => name.startsWith("untouched"))).toEqual([]);
    },
    LIMIT_MS,
  );
});

const SEAL = /sealed with another key, or changed/;
const TABLES = /not those that its migrations make: evil/;

describe("a backup that somebody has changed, and counted all its checksums anew", () => {
  const CASES: [string, (copy: string, manifest: Manifest) => void, RegExp][] = [
    [
      "by making themselves admin",
      (copy, manifest) => {
        const users = manifest.tables.find(({ name }) => name === "user");
        if (!users) throw new Error("no users");
        const file = path.join(copy, users.file);
        const text = readFileSync(file, "utf8").replace('"user"', '"admin"');
        writeFileSync(file, text);
        users.sha256 = hashOf(text);
      },
      SEAL,
    ],
    [
      "by naming a file outside of it",
      (_, manifest) => {
        const [first] = manifest.objects;
        if (first) Object.assign(first, { file: "../../etc/passwd" });
      },
      /no part of one/,
    ],
    [
      "by naming another place in the bucket",
      (_, manifest) => {
        const [first] = manifest.objects;
        if (first) Object.assign(first, { key: "uploads/../../elsewhere" });
      },
      /no part of one/,
    ],
    [
      "by rows of a file that is a link",
      (copy, manifest) => {
        const users = manifest.tables.find(({ name }) => name === "user");
        const file = path.join(copy, users?.file ?? "");
        cpSync(file, `${copy}.elsewhere`);
        rmSync(file);
        symlinkSync(`${copy}.elsewhere`, file);
      },
      /link to somewhere else/,
    ],
    [
      "by a table of their own",
      (copy, manifest) => {
        writeFileSync(path.join(copy, "rows/evil.ndjson"), "");
        manifest.tables.push({ name: "evil", columns: ["a"], rows: 0, file: "rows/evil.ndjson", sha256: hashOf("") });
      },
      TABLES,
    ],
  ];

  function tamper(name: string, change: (copy: string, manifest: Manifest) => void): string {
    const copy = path.join(folder, `tampered ${name}`);
    cpSync(backup, copy, { recursive: true });
    const { sha256, seal, ...manifest } = JSON.parse(readFileSync(path.join(copy, "backup.json"), "utf8")) as Manifest;
    change(copy, manifest as Manifest);
    writeFileSync(
      path.join(copy, "backup.json"),
      JSON.stringify(sealed(manifest, "a key of somebody else's, long enough")),
    );
    return copy;
  }

  it(
    "is refused for its seal, and what would lead out of it or into the product also when it is trusted",
    async () => {
      for (const [name, change, words] of CASES) {
        const copy = tamper(name, change);
        await expect(verifiedManifest(copy, { key: KEY }), name).rejects.toThrow(/sealed with another key, or changed/);
        if (words === SEAL) continue;
        if (words !== TABLES) {
          await expect(verifiedManifest(copy, { key: KEY, trust: true }), name).rejects.toThrow(words);
          continue;
        }
        const place = path.join(folder, `place ${name}`);
        const trusted = run("restore", [copy, "--trust"], place);
        expect(trusted, name).toMatchObject({ status: 1, said: expect.stringMatching(words) });
        expect(existsSync(place), name).toBe(false);
      }
    },
    LIMIT_MS,
  );

  it(
    "brings no trigger of its own, and says who its admins are",
    async () => {
      const copy = tamper("with a trigger", (_, manifest) => {
        const others = ["CREATE TRIGGER evil AFTER UPDATE ON user BEGIN UPDATE user SET role = 'admin'; END"];
        Object.assign(manifest, { schema: { tables: [], others } });
      });
      const place = path.join(folder, "trusted");
      const trusted = run("restore", [copy, "--trust"], place);
      expect(trusted).toMatchObject({ status: 0, said: expect.stringContaining("Its admins: coach@longroll.test.") });
      const found = await withStores(
        ({ DB }) => DB.prepare("SELECT count(*) AS triggers FROM sqlite_schema WHERE name = 'evil'").first(),
        { state: place },
      );
      expect(found).toEqual({ triggers: 0 });
    },
    LIMIT_MS,
  );

  it(
    "cannot be told from ours without the key, which is said",
    async () => {
      await expect(verifiedManifest(backup, { key: null })).rejects.toThrow(/no key to check the backup's seal with/);
      await expect(verifiedManifest(backup, { key: "another key that is long enough too" })).rejects.toThrow(
        /another key/,
      );
      expect(await verifiedManifest(backup, { key: null, trust: true })).toMatchObject({ format: 2 });
      expect(run("restore", [backup], empty, { BACKUP_KEY: "short" })).toMatchObject({
        status: 1,
        said: expect.stringContaining("fewer than 32 characters"),
      });
    },
    LIMIT_MS,
  );
});

/** Ended as soon as it has begun to fill its place. */
async function killedRestore(): Promise<void> {
  const child = spawn(process.execPath, ["scripts/restore.mjs", backup], {
    env: { ...process.env, BACKUP_KEY: KEY, LONGROLL_STATE: empty },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)));
  while (!existsSync(`${empty}.restoring`)) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(-(child.pid ?? 0), "SIGKILL");
  expect(await ended).toBe("SIGKILL");
}
