import { lettersAt, viewOf, writeLetters } from "./bytes";
import { brokenFile } from "./refusals";
import type { FormatReader } from "./scrubber";

const KEPT = new Set(["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** In the flags of VP8X: there is EXIF, there is XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/** WebP (RFC 9649): blanks EXIF, XMP and unknown chunks, which readers have to pass over, and what follows the end. */
export function* webp(): FormatReader {
  const header = yield { take: 12 };
  let left = viewOf(header).getUint32(4, true) - 4;
  while (left > 0) {
    const head = yield { take: 8 };
    const length = viewOf(head).getUint32(4, true);
    const padded = length + (length % 2);
    left -= 8 + padded;
    if (left < -1) throw brokenFile();
    const type = lettersAt(head, 0, 4);
    // The last chunk's padding is left out by some writers.
    const present = left === -1 ? length : padded;
    if (type === "VP8X") {
      if (length < 10 || length > 64) throw brokenFile();
      const flags = yield { take: present };
      flags[0] = (flags[0] ?? 0) & ~METADATA_FLAGS;
    } else if (KEPT.has(type)) {
      yield { keep: present };
    } else {
      writeLetters(head, 0, "NONE");
      yield { blank: present };
    }
  }
}
