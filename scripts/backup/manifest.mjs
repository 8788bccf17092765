import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const FORMAT = 1;
export const MANIFEST = "backup.json";

/** A backup that cannot be used, and why, for whoever wanted to restore it. */
export class BackupError extends Error {}

export const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** The manifest's own checksum stands in it, over everything else that it says. */
export const sealed = (manifest) => ({ ...manifest, sha256: hashOf(JSON.stringify(manifest)) });

/** The manifest of a backup whose every file is there and is what was written. Nothing may be restored before that. */
export async function verifiedManifest(folder) {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw new BackupError(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  const manifest = readManifest(file);
  for (const { name, file: rows, sha256 } of manifest.tables)
    await checkFile(folder, rows, sha256, `the rows of ${name}`);
  for (const { key, file: bytes, sha256, size } of manifest.objects) {
    await checkFile(folder, bytes, sha256, `the file ${key}`, size);
  }
  return manifest;
}

function readManifest(file) {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new BackupError(`${MANIFEST} cannot be read: the backup is damaged.`);
  }
  if (manifest.format !== FORMAT)
    throw new BackupError(`The backup has format ${manifest.format}; this reads ${FORMAT}.`);
  const { sha256, ...rest } = manifest;
  if (sha256 !== hashOf(JSON.stringify(rest))) {
    throw new BackupError(`${MANIFEST} is not as it was written: the backup is damaged.`);
  }
  return manifest;
}

async function checkFile(folder, name, sha256, what, size) {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new BackupError(`The backup lacks ${what} (${name}).`);
  const same = (size === undefined || statSync(file).size === size) && (await hashOfFile(file)) === sha256;
  if (!same) throw new BackupError(`The backup is damaged: ${what} (${name}) is not as it was written.`);
}

async function hashOfFile(file) {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}
