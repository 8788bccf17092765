const MAX_LENGTH = 64;

/** Returns whether a value is an IANA time zone that this runtime knows. */
export function isTimeZone(zone: unknown): zone is string {
  // Intl also accepts offsets such as `+02:00`, but those have no daylight saving time.
  if (typeof zone !== "string" || zone.length > MAX_LENGTH || !/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
