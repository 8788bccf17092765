import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { FORMAT, hashOf, MANIFEST, sealed } from "./manifest.mjs";
import { namedObjects } from "./named-objects.mjs";
import { readRows } from "./read-rows.mjs";

const TRIES = 3;

/**
 * Writes a backup into a folder that gets its final name only once it is complete. Rows are read before files: a file
 * added meanwhile is merely superfluous, but in the other order a row could point at a missing one.
 */
export async function writeBackup({ ask, bucket, folder, from, key }) {
  const partial = `${folder}.partial`;
  let gone = [];
  for (let attempt = 1; ; attempt += 1) {
    rmSync(partial, { recursive: true, force: true });
    for (const part of ["rows", "objects"]) mkdirSync(path.join(partial, part), { recursive: true, mode: 0o700 });
    const madeAt = new Date().toISOString();
    const { tables } = await readRows(ask);
    const objects = await copyObjects(bucket, partial);
    const there = new Set(objects.map(({ key }) => key));
    const missing = namedObjects(tables).filter((key) => !there.has(key));
    // What is missing twice was lost earlier; a file deleted during this run has no row the next time.
    if (attempt < TRIES && missing.some((key) => !gone.includes(key))) {
      gone = missing;
      continue;
    }
    const written = {
      format: FORMAT,
      madeAt,
      from,
      migrations: migrationsOf(tables),
      tables: tables.map((table) => writeRows(partial, table)),
      objects,
      missing,
    };
    const manifest = sealed(written, key);
    writeFileSync(path.join(partial, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
    renameSync(partial, folder);
    return manifest;
  }
}

function migrationsOf(tables) {
  const applied = tables.find(({ name }) => name === "d1_migrations");
  if (!applied) throw new Error("The database has no migrations: is it this product's?");
  return applied.lines.map((line) => JSON.parse(line)[applied.columns.indexOf("name")]);
}

function writeRows(folder, { name, columns, lines }) {
  const file = `rows/${name}.ndjson`;
  const text = lines.map((line) => `${line}\n`).join("");
  writeFileSync(path.join(folder, file), text, { mode: 0o600, flush: true });
  return { name, columns, rows: lines.length, file, sha256: hashOf(text) };
}

async function copyObjects(bucket, folder) {
  const copied = [];
  for (let cursor; ; ) {
    const page = await bucket.list({ cursor, include: ["httpMetadata", "customMetadata"] });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      // Deleted since it was listed; the caller checks whether a row still needs it.
      if (!object) continue;
      const file = `objects/${String(copied.length + 1).padStart(6, "0")}`;
      const { sha256, size } = await copyBody(object.body, path.join(folder, file));
      const { httpMetadata = {}, customMetadata = {} } = object;
      copied.push({ key, file, size, sha256, etag: object.etag, httpMetadata, customMetadata });
    }
    if (!page.truncated) return copied;
    cursor = page.cursor;
  }
}

async function copyBody(body, file) {
  const hash = createHash("sha256");
  const target = await open(file, "w", 0o600);
  let size = 0;
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      size += chunk.length;
      await target.write(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { sha256: hash.digest("hex"), size };
}
