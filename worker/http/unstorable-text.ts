/**
 * Returns the path of the first text that would not be read back as written, or null: the database may cut a text at
 * NUL, and cannot store a lone surrogate.
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
