import { clear, del, get, keys, set } from "idb-keyval";
import { deviceStore } from "../../../lib/offline/device-store";
import { readStored, writeStored } from "../../../lib/offline/stored-value";
import { memberPrefix } from "../../../lib/session/member-keys";

let opened: ReturnType<typeof deviceStore> | undefined;
function store() {
  opened ??= deviceStore("longroll-batch", "files");
  return opened;
}

/** For as long as the page is open; and all there is in browsers that forbid storage. */
const inMemory = new Map<string, File>();

/** Keeps a file's bytes on the device until they are sent, so that a reload goes on with them. */
export async function storeFile(sha256: string, file: File): Promise<void> {
  inMemory.set(sha256, file);
  await set(sha256, file, store()).catch(() => undefined);
}

export async function readFile(sha256: string): Promise<File | undefined> {
  return inMemory.get(sha256) ?? (await get<File>(sha256, store()).catch(() => undefined));
}

/** The files whose bytes are at hand, by their SHA-256. */
export async function storedHashes(): Promise<Set<string>> {
  const stored = await keys<string>(store()).catch(() => []);
  return new Set([...stored, ...inMemory.keys()]);
}

/** Files that were chosen and are not on the server's record yet, so that a session that ends meanwhile loses none. */
export const storeChosen = (userId: string, hashes: string[]): void =>
  writeStored("device", chosenKey(userId), hashes.length ? hashes : null);

/** Those of them whose bytes are at hand. */
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
