import { del, get } from "idb-keyval";
import { deviceStore } from "./device-store";

const KEY = "file";

let opened: ReturnType<typeof deviceStore> | undefined;
/** The service worker puts there what another app shares. */
function store() {
  opened ??= deviceStore("longroll-shared", "files");
  return opened;
}

/** What another app has shared and nobody has taken yet. */
export async function readSharedFile(): Promise<File | null> {
  return (await get<File>(KEY, store()).catch(() => undefined)) ?? null;
}

export function takeSharedFile(): Promise<void> {
  return del(KEY, store()).catch(() => undefined);
}
