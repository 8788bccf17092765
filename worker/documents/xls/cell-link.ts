import { short } from "./globals";
import type { BiffRecord } from "./records";

export type LinkedRange = { top: number; bottom: number; left: number; right: number; url: string };

const HAS_MONIKER = 0x01;
const HAS_NAME = 0x10;
const HAS_FRAME = 0x80;
const AS_TEXT = 0x100;
const CLASS_BYTES = 16;
/** The class of addresses, as stored ([MS-OSHARED] 2.3.7.6). */
const URL_CLASS = "e0c9ea79f9bace118c8200aa004ba90b";
const HYPERLINK = 359;
const TEXT_TOKEN = 0x17;

/** A HLINK record's web address and the cells it belongs to; null for links to files and to places in the workbook. */
export function readLink({ data, rest }: BiffRecord): LinkedRange | null {
  const bytes = whole([data, ...rest]);
  const view = new DataView(bytes.buffer);
  let at = 8 + CLASS_BYTES + 4;
  if (bytes.length < at + 4) return null;
  const flags = view.getUint32(at, true);
  at += 4;
  const text = (): string | null => {
    if (at + 4 > bytes.length) return null;
    const length = view.getUint32(at, true) * 2;
    at += 4 + length;
    return at <= bytes.length ? utf16(bytes.subarray(at - length, at)) : null;
  };
  if (flags & HAS_NAME && text() === null) return null;
  if (flags & HAS_FRAME && text() === null) return null;
  let url: string | null = null;
  if (flags & HAS_MONIKER && flags & AS_TEXT) url = text();
  else if (flags & HAS_MONIKER && hex(bytes.subarray(at, at + CLASS_BYTES)) === URL_CLASS)
    url = utf16(bytes.subarray(at + CLASS_BYTES + 4));
  return url ? { top: short(data, 0), bottom: short(data, 2), left: short(data, 4), right: short(data, 6), url } : null;
}

/** The address of =HYPERLINK("address", …), from a formula's tokens; null for any other formula. */
export function formulaLink(data: DataView): string | null {
  const length = short(data, 20);
  const end = 22 + length;
  if (length < 8 || end > data.byteLength || data.getUint8(22) !== TEXT_TOKEN) return null;
  const isCall = [0x22, 0x42, 0x62].includes(data.getUint8(end - 4)) && short(data, end - 2) === HYPERLINK;
  const wide = (data.getUint8(24) & 1) !== 0;
  const bytes = data.getUint8(23) * (wide ? 2 : 1);
  if (!isCall || 25 + bytes > end) return null;
  const characters = new Uint8Array(data.buffer, data.byteOffset + 25, bytes);
  return wide ? utf16(characters) : String.fromCharCode(...characters);
}

function utf16(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function whole(pieces: DataView[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength), at);
    at += piece.byteLength;
  }
  return bytes;
}
