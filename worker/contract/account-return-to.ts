const MAX_LENGTH = 2000;
// Decoded repeatedly, as a chain of redirects might: `/%252fevil.example` hides a `//` two layers deep.
const DECODE_ROUNDS = 3;

/**
 * Returns the path to open after sign-in: same-origin, with query and fragment, or null for anything else. Refuses
 * other origins in every spelling browsers accept (`//evil`, `/\evil`, `https:evil`, encoded or with control
 * characters), and the API, where following a link could have effects.
 */
export function safeReturnTo(raw: string | null | undefined): string | null {
  if (!raw || raw.length > MAX_LENGTH) return null;
  let layer = raw;
  for (let round = 0; round <= DECODE_ROUNDS; round++) {
    if (!isPlainPath(layer)) return null;
    const next = decoded(layer);
    if (next === null) return null;
    if (next === layer) return raw;
    layer = next;
  }
  return null;
}

function isPlainPath(path: string): boolean {
  const [beforeQuery = ""] = path.split(/[?#]/, 1);
  if (!/^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(beforeQuery) || /[\p{Cc}\p{Cs}]/u.test(path)) return false;
  const url = new URL(path, "https://return.invalid");
  // `/x/..//evil` resolves to a path too, but the next redirect could read that as a protocol-relative address.
  return (
    url.origin === "https://return.invalid" && !url.pathname.startsWith("//") && !/^\/api(\/|$)/i.test(url.pathname)
  );
}

function decoded(path: string): string | null {
  const cut = path.search(/[?#]/);
  const beforeQuery = cut < 0 ? path : path.slice(0, cut);
  try {
    return decodeURIComponent(beforeQuery) + (cut < 0 ? "" : path.slice(cut));
  } catch {
    return null;
  }
}
