import { lettersAt, viewOf, writeLetters } from "./bytes";
import { brokenFile } from "./refusals";
import { refuseHuge } from "./refuse-huge";
import type { FormatReader } from "./scrubber";

/** Chunks that affect the picture (PNG, third edition, and APNG); not texts, EXIF and private chunks. */
const KEPT = new Set([
  ...["PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "hIST", "sPLT"],
  ...["cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT"],
]);

/** Ancillary, private, safe to copy: decoders ignore it. */
const NOTHING_TYPE = "noNe";

/** PNG: blanks all chunks that do not affect the picture, and what follows its end. */
export function* png(): FormatReader {
  yield { keep: 8 };
  for (;;) {
    const head = yield { take: 8 };
    const length = viewOf(head).getUint32(0);
    const type = lettersAt(head, 4, 4);
    if (length > 0x7fffffff || !/^[A-Za-z]{4}$/.test(type)) throw brokenFile();
    if (type === "IHDR") {
      if (length !== 13) throw brokenFile();
      const header = viewOf(yield { take: length + 4 });
      refuseHuge(header.getUint32(0), header.getUint32(4));
    } else if (KEPT.has(type)) {
      yield { keep: length + 4 };
      if (type === "IEND") return;
    } else {
      writeLetters(head, 4, NOTHING_TYPE);
      yield { blank: length };
      viewOf(yield { take: 4 }).setUint32(0, checksumOfNothing(length));
    }
  }
}

/** Returns the CRC-32 of the type followed by that many zeros. */
function checksumOfNothing(length: number): number {
  let crc = 0xffffffff;
  for (const letter of NOTHING_TYPE) crc = next(crc, letter.charCodeAt(0));
  for (let zero = 0; zero < length; zero += 1) crc = next(crc, 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const next = (crc: number, byte: number) => (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
