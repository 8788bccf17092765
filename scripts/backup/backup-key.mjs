import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "../local-paths.mjs";

const FILE = ".backup-key";
const LETTERS_LEAST = 32;

/**
 * Returns the key that seals backups: BACKUP_KEY from the environment, else the file made by the first backup here;
 * null without either. It is no setting of the product, which has no use for it.
 */
export function backupKey() {
  const set = process.env.BACKUP_KEY;
  const key = set ?? (existsSync(at(FILE)) ? readFileSync(at(FILE), "utf8").trim() : null);
  if (key !== null && key.length < LETTERS_LEAST) {
    throw new Error(
      `${set ? "BACKUP_KEY" : FILE} has fewer than ${LETTERS_LEAST} characters: no such key seals anything.`,
    );
  }
  return key;
}

/** Same, but creates the key if there is none; `made` is then the path of its file, else null. */
export function backupKeyOrNew() {
  const known = backupKey();
  if (known) return { key: known, made: null };
  const key = randomBytes(32).toString("base64url");
  writeFileSync(at(FILE), `${key}\n`, { mode: 0o600, flag: "wx" });
  return { key, made: at(FILE) };
}

export const sealOf = (key, text) => createHmac("sha256", key).update(`longroll backup 2\n${text}`).digest("hex");

export function isSealOf(key, text, seal) {
  const own = Buffer.from(sealOf(key, text));
  const given = Buffer.from(String(seal));
  return own.length === given.length && timingSafeEqual(own, given);
}
