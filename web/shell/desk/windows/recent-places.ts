import { useStored, writeStored } from "../../../lib/offline/stored-value";
import { memberPrefix } from "../../../lib/session/member-keys";

type RecentPlace = { label: string; to: string };
const MOST = 6;

/** Returns the places last opened from the palette on this device, latest first, and a function that adds one. */
export function useRecentPlaces(userId: string): [RecentPlace[], (place: RecentPlace) => void] {
  const key = `${memberPrefix(userId)}desk-recent`;
  const recent = useStored("device", key, placesIn) ?? NONE;
  const add = ({ label, to }: RecentPlace) =>
    writeStored("device", key, [{ label, to }, ...recent.filter((each) => each.to !== to)].slice(0, MOST));
  return [recent, add];
}

const NONE: RecentPlace[] = [];

function placesIn(value: unknown): RecentPlace[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((each: Partial<RecentPlace> | null) =>
    typeof each?.label === "string" && typeof each.to === "string" && /^\/(?!\/)/.test(each.to)
      ? [{ label: each.label, to: each.to }]
      : [],
  );
}
