import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "../local-paths.mjs";

const FILE = ".backup-key";
const LETTERS_LEAST = 32;

/**
 * What backups are sealed with: BACKUP_KEY of the environment, else the file that the first backup here has made; null without
 * either. No setting of the product: what runs there has no use for it.
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

/** The same, made when there is none; `made` is where it lies then. */
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
