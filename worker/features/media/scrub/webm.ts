import { brokenFile } from "./refusals";
import type { FormatReader } from "./scrubber";

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VOID = 0xec;

/** Elements that players need, besides clusters: the header, and positions within the file. */
const KEPT = new Set([0x1a45dfa3, 0x114d9b74, 0x1c53bb6b, VOID]);
/** Elements of a cluster: times, blocks, positions, and encryption. */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0x5854]);
/** Elements of the general information: timestamp scale and duration. */
const KEPT_INFO = new Set([0x2ad7b1, 0x4489]);
/** Track elements to blank: name, codec description and links, attachments; and checksums, which no longer match. */
const TOLD_OF_TRACK = new Set([0x536e, 0x258688, 0x3a9697, 0x3b4040, 0x26b240, 0x7446, 0xbf]);

const DESCRIPTION_MAX_BYTES = 1024 * 1024;

/**
 * WebM (Matroska, RFC 9559; EBML, RFC 8794): keeps picture, sound and what plays them. Titles, dates, programs, tags,
 * chapters and attachments become void elements, which readers skip; so does what follows the end.
 */
export function* webm(): FormatReader {
  let left = Number.POSITIVE_INFINITY;
  while (left > 0) {
    const head = yield { take: headLength, mayEnd: true };
    const { id, size } = elementOf(head);
    left -= head.length;
    // Their children are treated as siblings: live recordings do not state where a cluster ends.
    if (id === CLUSTER) continue;
    if (id === SEGMENT) {
      left = size ?? left;
      continue;
    }
    if (size === null) throw brokenFile();
    left -= size;
    if (KEPT.has(id) || IN_CLUSTER.has(id)) {
      yield { keep: size };
    } else if (id === INFO || id === TRACKS) {
      if (size > DESCRIPTION_MAX_BYTES) throw brokenFile();
      const description = yield { take: size };
      blank(description, id === INFO ? (child) => !KEPT_INFO.has(child) : (child) => TOLD_OF_TRACK.has(child));
    } else {
      makeVoid(head, size);
      yield { blank: size };
    }
  }
}

/** Blanks the children selected by `isTold`, and those of tracks. */
function blank(bytes: Uint8Array, isTold: (id: number) => boolean): void {
  for (let at = 0; at < bytes.length; ) {
    const headEnd = at + headLength(bytes.subarray(at));
    if (headEnd > bytes.length) throw brokenFile();
    const head = bytes.subarray(at, headEnd);
    const { id, size } = elementOf(head);
    if (size === null || headEnd + size > bytes.length) throw brokenFile();
    const inside = bytes.subarray(headEnd, headEnd + size);
    if (isTold(id)) {
      makeVoid(head, size);
      inside.fill(0);
    } else if (id === TRACK) {
      blank(inside, isTold);
    }
    at = headEnd + size;
  }
}

/**
 * Returns the length of an element's head, or a lower bound: its two numbers state their lengths in their first bits.
 */
function headLength(start: Uint8Array): number {
  const idLength = numberLength(start[0]);
  return idLength >= start.length ? idLength + 1 : idLength + numberLength(start[idLength]);
}

const numberLength = (first = 0x80) => Math.clz32(first) - 23;

function elementOf(head: Uint8Array): { id: number; size: number | null } {
  const idLength = numberLength(head[0]);
  const sizeLength = head.length - idLength;
  if (idLength > 4 || sizeLength > 8) throw brokenFile();
  let id = 0;
  for (const byte of head.subarray(0, idLength)) id = id * 256 + byte;
  let size = 0;
  let isUnknown = true;
  for (let at = idLength; at < head.length; at += 1) {
    const all = at === idLength ? 0xff >> sizeLength : 0xff;
    const bits = (head[at] ?? 0) & all;
    isUnknown &&= bits === all;
    size = size * 256 + bits;
  }
  if (!isUnknown && !Number.isSafeInteger(size)) throw brokenFile();
  return { id, size: isUnknown ? null : size };
}

/** Turns a head into a void element's of the same length. What its size field cannot hold counts as content. */
function makeVoid(head: Uint8Array, size: number): void {
  const length = Math.min(8, head.length - 1);
  let rest = size + (head.length - 1 - length);
  head.fill(0);
  head[0] = VOID;
  for (let at = length; at > 0; at -= 1) {
    head[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  head[1] = (head[1] ?? 0) | (0x80 >> (length - 1));
}
