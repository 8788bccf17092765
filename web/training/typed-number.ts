/** A number as it stands in a field, with a decimal comma or a long minus. Null where nothing does, NaN where it is none. */
export function readNumber(text: string): number | null {
  const said = text.trim();
  if (!said) return null;
  const value = Number(said.replace(",", ".").replace("−", "-"));
  return Number.isFinite(value) ? value : Number.NaN;
}
