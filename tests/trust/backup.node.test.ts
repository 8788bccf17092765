import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifiedManifest } from "../../scripts/backup/manifest.mjs";
import { prepareDatabase, type Stores, withStores } from "../../scripts/local-database.mjs";

const LIMIT_MS = 90_000;
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

function run(command: string, args: string[], state: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`, ...args], {
    env: { ...process.env, LONGROLL_STATE: state },
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
      expect(before.objects.map(({ key }) => key)).toEqual(["documents/week.docx", "uploads/photo"]);

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
      const { tables, objects, ...manifest } = await verifiedManifest(backup);
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
            writeFileSync(path.join(copy, "backup.json"), JSON.stringify({ ...manifest, tables, objects, format: 2 })),
          /format 2/,
        ],
      ];
      for (const [name, damage, words] of cases) {
        const copy = path.join(folder, `damaged ${name}`);
        cpSync(backup, copy, { recursive: true });
        damage(copy);
        await expect(verifiedManifest(copy), name).rejects.toThrow(words);
      }
      const place = path.join(folder, "untouched");
      expect(run("restore", [path.join(folder, "damaged a changed row")], place)).toMatchObject({ status: 1 });
      expect(readdirSync(folder).filter((name) => name.startsWith("untouched"))).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** Ended as soon as it has begun to fill its place. */
async function killedRestore(): Promise<void> {
  const child = spawn(process.execPath, ["scripts/restore.mjs", backup], {
    env: { ...process.env, LONGROLL_STATE: empty },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)));
  while (!existsSync(`${empty}.restoring`)) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(-(child.pid ?? 0), "SIGKILL");
  expect(await ended).toBe("SIGKILL");
}
