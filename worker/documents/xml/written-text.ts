import { Buffer } from "node:buffer";
import { decode } from "./entities";

/**
 * A stretch of a part with one character for each byte. Strings in which every character fits a byte are what V8 reads,
 * cuts and compares fastest; one curly quote would double the cost of all markup around it.
 */
export function octets(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    "latin1",
    from,
    Math.min(to, bytes.length),
  );
}

/** What such a stretch says: UTF-8 and references resolved. Asked for every text and value; almost all are plain. */
export function textOf(written: string): string {
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    if (code === AMPERSAND || code > 0x7f) return decode(charactersOf(written));
  }
  return written;
}

const AMPERSAND = 0x26;

/** What such a stretch says in UTF-8. */
export function charactersOf(written: string): string {
  return BEYOND_ASCII.test(written) ? Buffer.from(written, "latin1").toString("utf8") : written;
}

/** An XML part in UTF-16, which has to begin with its byte order mark, as the UTF-8 that parts are otherwise in. */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  const little = bytes[0] === 0xff && bytes[1] === 0xfe;
  const big = bytes[0] === 0xfe && bytes[1] === 0xff;
  return little || big
    ? new TextEncoder().encode(new TextDecoder(little ? "utf-16le" : "utf-16be").decode(bytes))
    : bytes;
}

const BEYOND_ASCII = /[\x80-\xff]/;
