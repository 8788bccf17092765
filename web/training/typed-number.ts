/** Reads a typed number, with decimal comma or typographic minus. Null if empty, NaN if it is no number. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  const value = Number(trimmed.replace(",", ".").replace("−", "-"));
  return Number.isFinite(value) ? value : Number.NaN;
}
