import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { draftStore } from "../../../lib/offline/draft-store";

/** Whom names mean that were picked on this device, by the name; the latest at the end. */
type Picked = Record<string, string>;

const MOST = 30;

const store = draftStore<Picked>("device", "community-mentions", (kept) =>
  typeof kept === "object" ? (kept as Picked | null) : null,
);

/** Remembers whom a name means, until what it stands in is sent. */
export function rememberPicked(viewerId: string, name: string, userId: string): void {
  const { [name]: _, ...others } = store.read(viewerId) ?? {};
  store.save(viewerId, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, userId]]));
}

/** Whom a text names, for the call that sends it; nothing where it names nobody. */
export function mentionsIn(viewerId: string, text: string, known: readonly { name: string; userId: string }[] = []) {
  if (!text.includes("@")) return {};
  const picked = { ...store.read(viewerId), ...Object.fromEntries(known.map(({ name, userId }) => [name, userId])) };
  const ids = Object.entries(picked).flatMap(([name, id]) => (text.includes(`@${name}`) ? [id] : []));
  return ids.length ? { mentions: [...new Set(ids)].slice(-COMMUNITY_LIMITS.mentions) } : {};
}
