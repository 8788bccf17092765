import { createHash } from "node:crypto";
import { createReadStream, existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { isSealOf, sealOf } from "./backup-key.mjs";

export const FORMAT = 2;
/** An old format without a seal; nothing reads the schema it includes. */
const UNSEALED_FORMAT = 1;
export const MANIFEST = "backup.json";

/** Explains why a backup cannot be used, to the person who wants to restore it. */
export class BackupError extends Error {}

export const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** Returns the manifest with a checksum of its other contents, and an HMAC seal made with the key. */
export function sealed(manifest, key) {
  const text = JSON.stringify(manifest);
  return { ...manifest, sha256: hashOf(text), seal: sealOf(key, text) };
}

/**
 * Returns the manifest after checking that every file is present and unchanged; nothing may be restored before.
 * Checksums only detect damage, because whoever tampers with a backup can update them: without our key's seal it is
 * accepted only with `trust`.
 */
export async function verifiedManifest(folder, { key, trust = false }) {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw new BackupError(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  const manifest = readManifest(file, { key, trust });
  checkNames(manifest);
  for (const { name, file: rows, sha256 } of manifest.tables)
    await checkFile(folder, rows, sha256, `the rows of ${name}`);
  for (const { key, file: bytes, sha256, size } of manifest.objects) {
    await checkFile(folder, bytes, sha256, `the file ${key}`, size);
  }
  return manifest;
}

function readManifest(file, { key, trust }) {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new BackupError(`${MANIFEST} cannot be read: the backup is damaged.`);
  }
  if (manifest.format !== FORMAT && manifest.format !== UNSEALED_FORMAT)
    throw new BackupError(`The backup has format ${manifest.format}; this reads ${FORMAT}.`);
  const { sha256, seal, ...rest } = manifest;
  const text = JSON.stringify(rest);
  if (sha256 !== hashOf(text)) {
    throw new BackupError(`${MANIFEST} is not as it was written: the backup is damaged.`);
  }
  if (!trust) refuseUnsealed({ key, text, seal });
  return manifest;
}

const TRUST = "If you are certain that nobody else has had it in their hands, --trust restores it all the same.";

function refuseUnsealed({ key, text, seal }) {
  if (!seal)
    throw new BackupError(`The backup bears no seal: it was made by an older version of the product. ${TRUST}`);
  if (!key) {
    throw new BackupError(
      `There is no key to check the backup's seal with. Set BACKUP_KEY to the one it was made with, or put that into .backup-key. ${TRUST}`,
    );
  }
  if (!isSealOf(key, text, seal)) {
    throw new BackupError(
      `The backup was sealed with another key, or changed by somebody who does not have it. Set BACKUP_KEY to the one it was made with. ${TRUST}`,
    );
  }
}

/** Throws unless all names are ones the product creates, so that no path leads out of the folder or the bucket. */
function checkNames({ migrations, tables, objects }) {
  const wrong = [
    ...migrations.filter((name) => !/^\d{4}_\w+\.sql$/.test(name)),
    ...tables.flatMap(({ name, file }) =>
      /^\w+$/.test(name) && file === `rows/${name}.ndjson` ? [] : [`${name}: ${file}`],
    ),
    ...objects.flatMap(({ key, file }) =>
      /^(uploads|documents)\/\w[\w.-]*$/.test(key) && /^objects\/\d{6,12}$/.test(file) ? [] : [`${key}: ${file}`],
    ),
  ];
  if (wrong.length)
    throw new BackupError(`The backup names what is no part of one (${wrong[0]}). It was tampered with.`);
}

async function checkFile(folder, name, sha256, what, size) {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new BackupError(`The backup lacks ${what} (${name}).`);
  if (!lstatSync(file).isFile() || realpathSync(file) !== path.join(realpathSync(folder), name)) {
    throw new BackupError(`In the backup ${what} (${name}) is a link to somewhere else. It was tampered with.`);
  }
  const same = (size === undefined || lstatSync(file).size === size) && (await hashOfFile(file)) === sha256;
  if (!same) throw new BackupError(`The backup is damaged: ${what} (${name}) is not as it was written.`);
}

async function hashOfFile(file) {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}
