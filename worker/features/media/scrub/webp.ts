import { lettersAt, viewOf, writeLetters } from "./bytes";
import { brokenFile } from "./refusals";
import { refuseHuge } from "./refuse-huge";
import type { FormatReader } from "./scrubber";

const KEPT = new Set(["ALPH", "ANIM", "ANMF", "ICCP"]);
/** Flags of VP8X: EXIF and XMP are present. */
const METADATA_FLAGS = 0x08 | 0x04;

/** WebP (RFC 9649): blanks EXIF, XMP and unknown chunks, which readers must skip, and what follows the end. */
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
    // Some writers omit the last chunk's padding.
    const present = left === -1 ? length : padded;
    if (type === "VP8X") {
      if (length < 10 || length > 64) throw brokenFile();
      const extended = yield { take: present };
      extended[0] = (extended[0] ?? 0) & ~METADATA_FLAGS;
      // Three bytes each, storing the size minus one.
      refuseHuge((viewOf(extended).getUint32(3, true) >>> 8) + 1, (viewOf(extended).getUint32(6, true) >>> 8) + 1);
    } else if (type === "VP8 " || type === "VP8L") {
      if (length < 10) throw brokenFile();
      const picture = viewOf(yield { take: 10 });
      const lossless = picture.getUint32(1, true);
      if (type === "VP8L") refuseHuge((lossless & 0x3fff) + 1, ((lossless >>> 14) & 0x3fff) + 1);
      else refuseHuge(picture.getUint16(6, true) & 0x3fff, picture.getUint16(8, true) & 0x3fff);
      yield { keep: present - 10 };
    } else if (KEPT.has(type)) {
      yield { keep: present };
    } else {
      writeLetters(head, 0, "NONE");
      yield { blank: present };
    }
  }
}
