import { MEMBER_COOKIE } from "../../../worker/contract/member-cookie";
import { keepText, keptText } from "../browser/kept-text";

const KEY = "longroll-was-signed-in";
const NOBODY = "-";
/** As long as saved data is kept. */
const NOTED_SECONDS = 14 * 86_400;

/**
 * Who used this device last: a user id, "nobody" while their data is still to be wiped, or null. It unlocks saved data
 * when offline; online, only the server decides who is signed in.
 */
type DeviceOwner = { id: string } | "nobody" | null;

export function deviceOwner(): DeviceOwner {
  return parsed(keptText("device", KEY));
}

export function setDeviceOwner(owner: DeviceOwner): void {
  // Where storage is forbidden, nothing else is saved either.
  keepText("device", KEY, owner === "nobody" ? NOBODY : (owner?.id ?? null));
}

export const isOwner = (owner: DeviceOwner, userId: string) =>
  owner !== null && owner !== "nobody" && owner.id === userId;

/** Stores which member the server last confirmed, for this browser's next page. */
export function rememberMember(userId: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers, and asynchronous.
  document.cookie = `${MEMBER_COOKIE}=${userId ?? ""}; Path=/; SameSite=Lax; Max-Age=${userId ? NOTED_SECONDS : 0}${secure}`;
}

/** Returns whether the session is still the one last confirmed as this member's. */
export const isSessionOf = (userId: string): boolean =>
  document.cookie.split("; ").includes(`${MEMBER_COOKIE}=${userId}`);

/** Calls a listener when another tab changes the owner. Returns a function that stops it. */
export function onOwnerChangedElsewhere(listener: (owner: DeviceOwner) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (event.key === KEY || event.key === null) listener(parsed(event.key === null ? null : event.newValue));
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function parsed(value: string | null): DeviceOwner {
  if (!value) return null;
  return value === NOBODY ? "nobody" : { id: value };
}
