import { clear, del, get, keys, set } from "idb-keyval";
import { deviceStore } from "../../../lib/offline/device-store";
import { readStored, writeStored } from "../../../lib/offline/stored-value";
import { memberPrefix } from "../../../lib/session/member-keys";

let opened: ReturnType<typeof deviceStore> | undefined;
function store() {
  opened ??= deviceStore("longroll-batch", "files");
  return opened;
}

/** Lasts as long as the page; the only store in browsers that block storage. */
const inMemory = new Map<string, File>();

/** Stores a file's bytes on the device until they are sent, so that a reload can resume. */
export async function storeFile(sha256: string, file: File): Promise<void> {
  inMemory.set(sha256, file);
  await set(sha256, file, store()).catch(() => undefined);
}

export async function readFile(sha256: string): Promise<File | undefined> {
  return inMemory.get(sha256) ?? (await get<File>(sha256, store()).catch(() => undefined));
}

/** Returns the SHA-256 of every file whose bytes are stored. */
export async function storedHashes(): Promise<Set<string>> {
  const stored = await keys<string>(store()).catch(() => []);
  return new Set([...stored, ...inMemory.keys()]);
}

/** Remembers chosen files that the server has not recorded yet, so that none are lost when the session ends. */
export const storeChosen = (userId: string, hashes: string[]): void =>
  writeStored("device", chosenKey(userId), hashes.length ? hashes : null);

/** Returns the remembered files whose bytes are stored. */
export async function readChosen(userId: string): Promise<{ sha256: string; file: File }[]> {
  const hashes = readStored("device", chosenKey(userId));
  const files = await Promise.all(
    (Array.isArray(hashes) ? hashes : []).map(async (sha256: string) => ({ sha256, file: await readFile(sha256) })),
  );
  return files.flatMap(({ sha256, file }) => (file ? [{ sha256, file }] : []));
}

const chosenKey = (userId: string) => `${memberPrefix(userId)}batch-chosen`;

export async function dropFile(sha256: string): Promise<void> {
  inMemory.delete(sha256);
  await del(sha256, store()).catch(() => undefined);
}

export async function dropFiles(): Promise<void> {
  inMemory.clear();
  await clear(store()).catch(() => undefined);
}
