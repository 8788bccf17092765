import { damagedContainer } from "../package/compound-file";

/** The record types this reader looks at ([MS-XLS] 2.3). */
export const RECORD = {
  formula: 0x0006,
  end: 0x000a,
  dateMode: 0x0022,
  filePass: 0x002f,
  font: 0x0031,
  continued: 0x003c,
  columns: 0x007d,
  sheetPlace: 0x0085,
  manyNumbers: 0x00bd,
  macros: 0x00d3,
  richText: 0x00d6,
  cellFormat: 0x00e0,
  merged: 0x00e5,
  strings: 0x00fc,
  stringCell: 0x00fd,
  book: 0x01ae,
  link: 0x01b8,
  number: 0x0203,
  text: 0x0204,
  boolean: 0x0205,
  formulaText: 0x0207,
  row: 0x0208,
  shortNumber: 0x027e,
  numberFormat: 0x041e,
  begin: 0x0809,
} as const;

/** One record; `rest` are the CONTINUE records behind it, for what did not fit into 8224 bytes. */
export type BiffRecord = { type: number; data: DataView; rest: DataView[] };

/** The records from a place in the stream on, up to the end of the substream; those of embedded charts are left out. */
export function* recordsFrom(bytes: Uint8Array, start: number): Generator<BiffRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let depth = 0;
  let at = start;
  while (at + 4 <= view.byteLength) {
    const type = view.getUint16(at, true);
    const data = body(view, at);
    at += 4 + data.byteLength;
    const rest: DataView[] = [];
    while (at + 4 <= view.byteLength && view.getUint16(at, true) === RECORD.continued) {
      const more = body(view, at);
      rest.push(more);
      at += 4 + more.byteLength;
    }
    if (type === RECORD.begin) depth++;
    if (depth <= 1) yield { type, data, rest };
    if (type === RECORD.end && --depth <= 0) return;
  }
  throw damagedContainer();
}

function body(view: DataView, at: number): DataView {
  const length = view.getUint16(at + 2, true);
  if (at + 4 + length > view.byteLength) throw damagedContainer();
  return new DataView(view.buffer, view.byteOffset + at + 4, length);
}
