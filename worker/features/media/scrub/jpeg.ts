import { lettersAt, viewOf, writeLetters } from "./bytes";
import { brokenFile } from "./refusals";
import { refuseHuge } from "./refuse-huge";
import type { FormatReader } from "./scrubber";

const APP1 = 0xe1;
const END = 0xd9;
const SCAN = 0xda;

/**
 * JPEG (ITU-T T.81, Annex B): keeps what decoders need. Blanks EXIF, XMP, IPTC and comments, which contain place and
 * camera, and what follows the picture; of EXIF only the orientation stays.
 */
export function* jpeg(): FormatReader {
  yield { keep: 2 };
  for (;;) {
    const marker = yield { take: 2 };
    if (marker[0] !== 0xff) throw brokenFile();
    let code = marker[1];
    // Fill bytes may precede any marker.
    while (code === 0xff) code = (yield { take: 1 })[0];
    if (code === undefined || code === 0) throw brokenFile();
    if (code === END) return;
    if (standsAlone(code)) continue;
    const size = viewOf(yield { take: 2 }).getUint16(0) - 2;
    if (size < 0) throw brokenFile();
    if (code === APP1) keepOrientation(yield { take: size });
    else if (isFrame(code)) refuseHugeFrame(yield { take: size });
    else if (isNeeded(code)) yield { keep: size };
    else if (mayBeNeeded(code)) blankUnlessNeeded(code, yield { take: size });
    else yield { blank: size };
    if (code === SCAN) yield { find: nextMarker };
  }
}

const standsAlone = (code: number) => code === 0x01 || code === 0xd8 || (code >= 0xd0 && code <= 0xd7);

/** Returns whether a marker starts a frame; DHT, JPG and DAC are numbered among them. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

function refuseHugeFrame(header: Uint8Array): void {
  if (header.length < 6) throw brokenFile();
  refuseHuge(viewOf(header).getUint16(3), viewOf(header).getUint16(1));
}

/** Returns whether a segment is needed: all but application segments (E0–EF) and comments (FE). */
const isNeeded = (code: number) => code < 0xe0 || (code >= 0xf0 && code !== 0xfe);

const NEEDED: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };
const mayBeNeeded = (code: number) => code in NEEDED;

function blankUnlessNeeded(code: number, segment: Uint8Array): void {
  const name = NEEDED[code] ?? "";
  if (lettersAt(segment, 0, name.length) !== name) segment.fill(0);
}

function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return -1;
    if (code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return -1;
}

const EXIF = "Exif\0\0";
const SMALLEST_EXIF = 32;

function keepOrientation(segment: Uint8Array): void {
  const orientation = lettersAt(segment, 0, EXIF.length) === EXIF ? orientationIn(segment.subarray(EXIF.length)) : 1;
  segment.fill(0);
  if (orientation === 1 || segment.length < SMALLEST_EXIF) return;
  // A TIFF directory with one entry: tag 0112, one short.
  writeLetters(segment, 0, `${EXIF}MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0`);
  segment[25] = orientation;
}

/** Returns the orientation tag of a TIFF header's first directory, 1 without one. */
function orientationIn(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1;
  const view = viewOf(tiff);
  const little = lettersAt(tiff, 0, 2) === "II";
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
