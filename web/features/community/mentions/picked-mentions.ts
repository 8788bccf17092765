import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { draftStore } from "../../../lib/offline/draft-store";

/** The user id chosen for each name on this device, latest last. */
type Picked = Record<string, string>;

const MOST = 30;

const store = draftStore<Picked>("device", "community-mentions", (stored) =>
  typeof stored === "object" ? (stored as Picked | null) : null,
);

/** Stores whom a name means, until its text is sent. */
export function rememberPicked(viewerId: string, name: string, userId: string): void {
  const { [name]: _, ...others } = store.read(viewerId) ?? {};
  store.save(viewerId, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, userId]]));
}

/** Returns the mentions of a text for the call that sends it; undefined without any. */
export function mentionsIn(viewerId: string, text: string, known: readonly { name: string; userId: string }[] = []) {
  if (!text.includes("@")) return {};
  const picked = { ...store.read(viewerId), ...Object.fromEntries(known.map(({ name, userId }) => [name, userId])) };
  const ids = Object.entries(picked).flatMap(([name, id]) => (text.includes(`@${name}`) ? [id] : []));
  return ids.length ? { mentions: [...new Set(ids)].slice(-COMMUNITY_LIMITS.mentions) } : {};
}
