import { lettersAt, viewOf, writeLetters } from "./bytes";
import { brokenFile, hevcVideo } from "./refusals";
import type { FormatReader } from "./scrubber";

/** A film's index, held in memory as a whole; for 50 MB of film it has some hundred kilobytes. */
const INDEX_MAX_BYTES = 8 * 1024 * 1024;
const KEPT = new Set(["ftyp", "styp", "mdat", "moof", "mfra", "sidx", "ssix", "free", "skip", "wide", "pdin", "prft"]);
const CONTAINERS = new Set(["trak", "mdia", "minf", "stbl"]);
/** Boxes in which players and phones write titles, places and cameras. */
const TOLD = new Set(["udta", "meta", "uuid"]);
const HEVC = new Set(["hvc1", "hev1", "dvh1", "dvhe"]);

/** MP4 and MOV (ISO/IEC 14496-12): blanks user data and metadata, including GPS, and refuses HEVC. */
export function* mp4(): FormatReader {
  for (;;) {
    const head = yield { take: 8, mayEnd: true };
    const { size, type } = boxHead(head, 0);
    if (type === "moov") {
      if (size < 8 || size > INDEX_MAX_BYTES) throw brokenFile();
      const index = yield { take: size - 8 };
      cleanIndex(index, 0, index.length);
      continue;
    }
    // Size 0 means to the end of the file, 1 means a 64-bit size after the type.
    if (size === 0) {
      // Some writers pad files with zeros, which players skip.
      if (type === "\0\0\0\0") return;
      if (!KEPT.has(type)) throw brokenFile();
      yield { keep: Number.POSITIVE_INFINITY };
    }
    let left = size - 8;
    if (size === 1) left = Number(viewOf(yield { take: 8 }).getBigUint64(0)) - 16;
    if (left < 0) throw brokenFile();
    if (KEPT.has(type)) {
      yield { keep: left };
    } else {
      writeLetters(head, 4, "free");
      yield { blank: left };
    }
  }
}

/** Blanks metadata between `from` and `to` of an index, box by box, in place. */
function cleanIndex(bytes: Uint8Array, from: number, to: number): void {
  for (let at = from; at < to; ) {
    if (at + 8 > to) {
      bytes.fill(0, at, to);
      return;
    }
    const { size, type } = boxHead(bytes, at);
    const end = size === 0 ? to : at + size;
    if (end > to || (size !== 0 && size < 8)) throw brokenFile();
    if (TOLD.has(type)) {
      writeLetters(bytes, at + 4, "free");
      bytes.fill(0, at + 8, end);
    } else if (type === "stsd") {
      refuseHevc(bytes, at + 16, end);
    } else if (CONTAINERS.has(type)) {
      cleanIndex(bytes, at + 8, end);
    }
    at = end;
  }
}

function refuseHevc(bytes: Uint8Array, from: number, to: number): void {
  for (let at = from; at + 8 <= to; ) {
    const { size, type } = boxHead(bytes, at);
    if (HEVC.has(type)) throw hevcVideo();
    if (size < 8) return;
    at += size;
  }
}

function boxHead(bytes: Uint8Array, at: number): { size: number; type: string } {
  return { size: viewOf(bytes).getUint32(at), type: lettersAt(bytes, at + 4, 4) };
}
