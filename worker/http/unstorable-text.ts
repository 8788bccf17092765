/**
 * Where the first text stands that could not be given back as it came: the database ends some texts at a NUL, and keeps no
 * half of a character. Null when all can be kept.
 */
export function findUnstorable(value: unknown): PropertyKey[] | null {
  if (typeof value === "string") return /[\0\p{Cs}]/u.test(value) ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = findUnstorable(inner);
    if (path) return [key, ...path];
  }
  return null;
}
