import { del, get } from "idb-keyval";
import { deviceStore } from "./device-store";

const KEY = "file";

/** Filled by the service worker with files shared from other apps. */
const store = deviceStore("longroll-shared", "files");

/** Returns the shared file that is waiting, or null. */
export async function readSharedFile(): Promise<File | null> {
  return (await get<File>(KEY, store).catch(() => undefined)) ?? null;
}

export function takeSharedFile(): Promise<void> {
  return del(KEY, store).catch(() => undefined);
}
