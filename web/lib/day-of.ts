/** The day of an instant, where the reader is: `Nov 21, 2026`. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(iso));
}
