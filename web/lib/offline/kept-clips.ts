import { del, delMany, get, keys, set } from "idb-keyval";
import { deviceStore } from "./device-store";

const store = deviceStore("longroll-clips", "by-message");

/** For browsers that forbid storage or have no room for a clip: kept while the page is open. */
const inMemory = new Map<string, File>();

const nameOf = (userId: string, key: string) => `${userId} ${key}`;

/** Stores a clip for its message. Returns whether it survives the page. */
export async function keepClip(userId: string, key: string, clip: File): Promise<boolean> {
  try {
    await set(nameOf(userId, key), clip, store);
    return true;
  } catch {
    inMemory.set(nameOf(userId, key), clip);
    return false;
  }
}

export async function readClip(userId: string, key: string): Promise<File | null> {
  const name = nameOf(userId, key);
  return inMemory.get(name) ?? (await get<File>(name, store).catch(() => undefined)) ?? null;
}

export async function dropClip(userId: string, key: string): Promise<void> {
  inMemory.delete(nameOf(userId, key));
  await del(nameOf(userId, key), store).catch(() => undefined);
}

/** Deletes all clips of a member from the device. */
export async function forgetClips(userId: string): Promise<void> {
  const isOwn = (name: string) => name.startsWith(`${userId} `);
  for (const name of inMemory.keys()) if (isOwn(name)) inMemory.delete(name);
  const names = await keys<string>(store).catch(() => []);
  await delMany(names.filter(isOwn), store).catch(() => undefined);
}
