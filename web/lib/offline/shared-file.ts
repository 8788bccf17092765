import { del, get } from "idb-keyval";
import { deviceStore } from "./device-store";

const KEY = "file";

let opened: ReturnType<typeof deviceStore> | undefined;
/** Filled by the service worker with files shared from other apps. */
function store() {
  opened ??= deviceStore("longroll-shared", "files");
  return opened;
}

/** Returns the shared file that is waiting, or null. */
export async function readSharedFile(): Promise<File | null> {
  return (await get<File>(KEY, store()).catch(() => undefined)) ?? null;
}

export function takeSharedFile(): Promise<void> {
  return del(KEY, store()).catch(() => undefined);
}
