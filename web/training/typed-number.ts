/** Reads a typed number, with decimal comma or typographic minus. Null if empty, NaN if it is no number. */
export function readNumber(text: string): number | null {
  const said = text.trim();
  if (!said) return null;
  const value = Number(said.replace(",", ".").replace("−", "-"));
  return Number.isFinite(value) ? value : Number.NaN;
}
