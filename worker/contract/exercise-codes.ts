/** Returns the sort key of an upper-case code: A1 before A2 before A2b before B1. Null for other codes. */
export function codeOrder(code: string): number | null {
  const [, letter = "", number = "", suffix = ""] = /^([A-Z])(\d{1,3})([A-Z]?)$/.exec(code) ?? [];
  if (!letter) return null;
  return letter.charCodeAt(0) * 1_000_000 + Number(number) * 100 + (suffix ? suffix.charCodeAt(0) - 64 : 0);
}
