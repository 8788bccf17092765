const MAX_LENGTH = 64;

/** Whether a value is an IANA time zone that this runtime can count days in. */
export function isTimeZone(zone: unknown): zone is string {
  // Offsets such as `+02:00` are accepted by Intl too, but know nothing of summer time.
  if (typeof zone !== "string" || zone.length > MAX_LENGTH || !/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
