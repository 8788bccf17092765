type ByteRange = { offset: number; length: number };

/**
 * Parses a Range header (RFC 9110, 14.1.2): a range; null for the whole file (no header, several ranges, or an invalid
 * one); "beyond" for one outside the file.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | null | "beyond" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "beyond" : { offset: size - length, length };
  }
  const offset = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < offset) return null;
  return offset >= size ? "beyond" : { offset, length: last - offset + 1 };
}
