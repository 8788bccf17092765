const DAY_MS = 86_400_000;

/** Limits of the data saved on a device. */
export const SAVED_LIMITS = {
  ageMs: 14 * DAY_MS,
  entries: 80,
  /** In characters of JSON. */
  entrySize: 600_000,
  totalSize: 8_000_000,
} as const;

const PLAIN = new Set([
  "/api/auth/user",
  "/api/community/me",
  "/api/community/pinned-messages",
  "/api/community/posts",
  "/api/dashboard",
  "/api/subscription",
  "/api/user/activity",
  "/api/user/injuries",
  "/api/user/progress",
  "/api/user/stats",
  "/api/user/training-preferences",
  "/api/workouts",
  "/api/workouts/filters",
  "/api/weekly-programs",
  "/api/weekly-programs/current",
]);
const ONE_OF_MANY = /^\/api\/(workouts|weekly-programs)\/(\d+)(\/training)?$/;
const HISTORY = /^\/api\/exercises\/\d+\/history$/;
/** Evicted last. */
const FIRST = new Set(["/api/auth/user", "/api/dashboard", "/api/weekly-programs/current"]);

export type SavedEntry = {
  userId: string;
  queryKey: readonly unknown[];
  data: unknown;
  savedAt: number;
  size: number;
  /** Hash of the contract of the build that saved it. */
  shapes: string;
};

/** Returns a query key's API address if its answers may be saved: `["/api/workouts", "7"]` gives `/api/workouts/7`. */
export function savedPath(queryKey: readonly unknown[]): string | null {
  const path = queryKey.filter((part) => typeof part === "string" || typeof part === "number").join("/");
  return PLAIN.has(path) || ONE_OF_MANY.test(path) || HISTORY.test(path) ? path : null;
}

/** Returns whether an answer is saved; of the feed only the first page, which is refetched later. */
export const isSaveable = (queryKey: readonly unknown[], data: unknown): boolean =>
  savedPath(queryKey) !== "/api/community/posts" ||
  (isRecord(data) && Array.isArray(data.pages) && data.pages.length === 1);

/** Returns whether this member and build may read an entry. */
export function isReadable(entry: SavedEntry, reader: { userId: string; shapes: string; now: number }): boolean {
  return (
    entry.userId === reader.userId && entry.shapes === reader.shapes && reader.now - entry.savedAt <= SAVED_LIMITS.ageMs
  );
}

/** Returns whether an answer shows that the membership has ended; earlier saved training must then be deleted. */
export function isGated({ data }: SavedEntry): boolean {
  if (!isRecord(data)) return false;
  return data.gated === true || (isRecord(data.program) && data.program.gated === true);
}

/** Returns whether an entry contains exercises. */
export function holdsTraining({ queryKey }: SavedEntry): boolean {
  return /^\/api\/(workouts|weekly-programs|dashboard|exercises)/.test(savedPath(queryKey) ?? "");
}

/** Returns the entries to delete: too old, or beyond the limits, oldest first. */
export function surplus(entries: readonly SavedEntry[], now: number): SavedEntry[] {
  const first = (entry: SavedEntry) => (FIRST.has(savedPath(entry.queryKey) ?? "") ? 1 : 0);
  let count = 0;
  let size = 0;
  return [...entries]
    .sort((a, b) => first(b) - first(a) || b.savedAt - a.savedAt)
    .filter((entry) => {
      if (now - entry.savedAt > SAVED_LIMITS.ageMs) return true;
      count += 1;
      size += entry.size;
      return count > SAVED_LIMITS.entries || size > SAVED_LIMITS.totalSize;
    });
}

/** Finds an answer inside a larger one: the dashboard contains the whole week, and the list whole workouts. */
export function foundInside(
  entries: readonly SavedEntry[],
  queryKey: readonly unknown[],
): { data: unknown; savedAt: number } | null {
  const path = savedPath(queryKey);
  if (!path) return null;
  const one = ONE_OF_MANY.exec(path);
  const wanted = one && !one[3] ? { noun: one[1], id: Number(one[2]) } : null;
  if (!wanted && path !== "/api/weekly-programs/current") return null;
  let newest: { data: unknown; savedAt: number } | null = null;
  for (const entry of entries) {
    const candidates = wanted?.noun === "workouts" ? workoutsIn(entry) : programsIn(entry);
    const found = candidates.find((each) => isRecord(each) && (!wanted || each.id === wanted.id));
    if (found && (!newest || entry.savedAt > newest.savedAt)) newest = { data: found, savedAt: entry.savedAt };
  }
  return newest;
}

function programsIn({ queryKey, data }: SavedEntry): unknown[] {
  const path = savedPath(queryKey);
  if (path === "/api/dashboard" && isRecord(data)) return [data.program];
  return path === "/api/weekly-programs/current" ? [data] : [];
}

function workoutsIn({ queryKey, data }: SavedEntry): unknown[] {
  const path = savedPath(queryKey);
  if (path === "/api/dashboard" && isRecord(data)) return listIn(data.workouts);
  return path === "/api/workouts" ? listIn(data) : [];
}

/** Returns the items of a list, of a page, or of several pages. */
function listIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) return [];
  return Array.isArray(data.pages) ? data.pages.flatMap(listIn) : listIn(data.items);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
