import { DOCUMENT_LIMITS } from "../limits";
import type { BiffRecord } from "./records";

const WIDE = 1;
const WITH_PHONETICS = 4;
const WITH_FORMATS = 8;

/**
 * Reads bytes and strings over a record and what continues it. Where characters run into the next record, that one starts
 * with a byte that says anew whether they are one or two bytes wide ([MS-XLS] 2.5.293).
 */
export class StringReader {
  private readonly pieces: DataView[];
  private piece = 0;

  constructor(
    record: BiffRecord,
    private at: number,
  ) {
    this.pieces = [record.data, ...record.rest];
  }

  get done(): boolean {
    while (this.piece < this.pieces.length && this.at >= this.left()) this.nextPiece();
    return this.piece >= this.pieces.length;
  }

  byte(): number {
    if (this.done) return 0;
    return this.pieces[this.piece]?.getUint8(this.at++) ?? 0;
  }

  short(): number {
    return this.byte() | (this.byte() << 8);
  }

  long(): number {
    return (this.short() | (this.short() << 16)) >>> 0;
  }

  skip(count: number): void {
    for (let left = count; left > 0 && !this.done; ) {
      const step = Math.min(left, this.left() - this.at);
      this.at += step;
      left -= step;
    }
  }

  /** A string with its length in front (one or two bytes), its formatting and phonetics left out. */
  string(lengthBytes: 1 | 2 = 2): string {
    const length = lengthBytes === 1 ? this.byte() : this.short();
    const flags = this.byte();
    const formats = flags & WITH_FORMATS ? this.short() : 0;
    const phonetics = flags & WITH_PHONETICS ? this.long() : 0;
    const text = this.characters(length, (flags & WIDE) !== 0);
    this.skip(formats * 4 + phonetics);
    return text;
  }

  private characters(length: number, startsWide: boolean): string {
    let wide = startsWide;
    let text = "";
    for (let left = length; left > 0; ) {
      if (this.at >= this.left()) {
        this.nextPiece();
        if (this.piece >= this.pieces.length) break;
        wide = (this.byte() & WIDE) !== 0;
        continue;
      }
      const width = wide ? 2 : 1;
      const count = Math.min(left, Math.floor((this.left() - this.at) / width));
      // A lone byte at the end of a record cannot be half of a character.
      if (count === 0) this.at = this.left();
      else if (text.length < DOCUMENT_LIMITS.cellCharacters) text += this.decode(count, wide);
      this.at += count * width;
      left -= count;
    }
    return text.slice(0, DOCUMENT_LIMITS.cellCharacters);
  }

  private decode(count: number, wide: boolean): string {
    const piece = this.pieces[this.piece];
    if (!piece) return "";
    const bytes = new Uint8Array(piece.buffer, piece.byteOffset + this.at, count * (wide ? 2 : 1));
    if (wide) return new TextDecoder("utf-16le").decode(bytes);
    // "Compressed" characters are the low bytes of UTF-16, so Latin-1 and not the machine's code page.
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return text;
  }

  private left(): number {
    return this.pieces[this.piece]?.byteLength ?? 0;
  }

  private nextPiece(): void {
    this.piece++;
    this.at = 0;
  }
}
