import { MEMBER_COOKIE } from "../../../worker/contract/member-cookie";

const KEY = "longroll-was-signed-in";
const NOBODY = "-";
/** As long as what is saved. */
const NOTED_SECONDS = 14 * 86_400;

/**
 * Whose device this was the last time anybody looked: a user id, "nobody" while what they left is still to be wiped,
 * or null. It opens what is saved for a network that is away; with a network, only the server says who is here.
 */
type DeviceOwner = { id: string } | "nobody" | null;

export function deviceOwner(): DeviceOwner {
  try {
    return parsed(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function setDeviceOwner(owner: DeviceOwner): void {
  try {
    if (owner === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, owner === "nobody" ? NOBODY : owner.id);
  } catch {
    // Storage can be forbidden; then nothing is saved either.
  }
}

export const isOwner = (owner: DeviceOwner, userId: string) =>
  owner !== null && owner !== "nobody" && owner.id === userId;

/** Notes what the server has said about who is here, for the next page of this browser. */
export function rememberMember(userId: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is younger than some browsers, and answers later.
  document.cookie = `${MEMBER_COOKIE}=${userId ?? ""}; Path=/; SameSite=Lax; Max-Age=${userId ? NOTED_SECONDS : 0}${secure}`;
}

/** Whether the session is still the one of which the server last said that it is this member's. */
export const isSessionOf = (userId: string): boolean =>
  document.cookie.split("; ").includes(`${MEMBER_COOKIE}=${userId}`);

/** Called when another tab has changed it. Answers how to stop listening. */
export function onOwnerChangedElsewhere(listener: (owner: DeviceOwner) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: the whole storage was emptied.
    if (event.key === KEY || event.key === null) listener(parsed(event.key === null ? null : event.newValue));
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function parsed(value: string | null): DeviceOwner {
  if (!value) return null;
  return value === NOBODY ? "nobody" : { id: value };
}
