/** The list's filters, as in the address; an empty text does not filter. */
export type ListFilters = { search: string; focus: string; intensity: string; duration: string };

/** In minutes, both ends included. */
export const DURATION_BANDS = [
  { value: "up-to-20", label: "Up to 20 min", min: undefined, max: 20 },
  { value: "21-to-40", label: "21 to 40 min", min: 21, max: 40 },
  { value: "41-to-60", label: "41 to 60 min", min: 41, max: 60 },
  { value: "over-60", label: "More than 60 min", min: 61, max: undefined },
] as const;

const NAMES = ["search", "focus", "intensity", "duration"] as const;

export function filtersOf(params: URLSearchParams): ListFilters {
  const [search, focus, intensity, duration] = NAMES.map((name) => params.get(name)?.trim() ?? "");
  const known = DURATION_BANDS.some(({ value }) => value === duration);
  return {
    search: search ?? "",
    focus: focus ?? "",
    intensity: intensity ?? "",
    duration: known ? (duration ?? "") : "",
  };
}

/** Returns the query string with changed filters; other parameters stay. */
export function withFilters(address: string, changed: Partial<ListFilters>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of NAMES) {
    const value = changed[name];
    if (value) next.set(name, value);
    else if (value === "") next.delete(name);
  }
  return next;
}

export const NO_FILTERS: ListFilters = { search: "", focus: "", intensity: "", duration: "" };

export function isNarrowed(filters: ListFilters): boolean {
  return NAMES.some((name) => filters[name] !== "");
}

/** Returns the filters as API query parameters. */
export function workoutQueryOf({ search, focus, intensity, duration }: ListFilters): Record<string, string> {
  const band = DURATION_BANDS.find(({ value }) => value === duration);
  const entries = {
    search,
    focus,
    intensity,
    minDuration: band?.min?.toString() ?? "",
    maxDuration: band?.max?.toString() ?? "",
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ""));
}
