/** Builds small Excel 97 workbooks record by record, to test what no library would write. */

export type BiffSheet = { name: string; records: number[][]; hidden?: boolean };

export const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
export const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
export const f64 = (value: number): number[] => [...new Uint8Array(new Float64Array([value]).buffer)];
export const record = (type: number, data: number[]): number[] => [...u16(type), ...u16(data.length), ...data];
export const latin = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
export const wide = (text: string): number[] => [...text].flatMap((letter) => u16(letter.charCodeAt(0)));
/** A string with a two-byte length, one byte a character. */
export const text = (value: string): number[] => [...u16(value.length), 0, ...latin(value)];

export const label = (row: number, column: number, value: string): number[] =>
  record(0x0204, [...u16(row), ...u16(column), ...u16(0), ...text(value)]);

/** A list of texts as a row of cells each. */
export const labels = (rows: string[][]): number[][] =>
  rows.flatMap((cells, row) => cells.flatMap((cell, column) => (cell ? [label(row, column, cell)] : [])));

const BOF = 0x0809;
const EOF = record(0x0a, []);

/** A workbook; `globals` are records in front of the list of sheets. */
export function xls(sheets: BiffSheet[], globals: number[][] = [], version = 0x0600): Uint8Array {
  const bodies = sheets.map(({ records }) => [
    ...record(BOF, [...u16(0x0600), ...u16(0x10), 0, 0, 0, 0]),
    ...records.flat(),
    ...EOF,
  ]);
  const head = [...record(BOF, [...u16(version), ...u16(0x05), 0, 0, 0, 0]), ...globals.flat()];
  const places = sheets.map(({ name }) => 4 + 8 + name.length);
  let at = head.length + places.reduce((sum, size) => sum + size, 0) + EOF.length;
  const list = sheets.flatMap(({ name, hidden }, index) => {
    const start = at;
    at += bodies[index]?.length ?? 0;
    return record(0x85, [...u32(start), hidden ? 1 : 0, 0, name.length, 0, ...latin(name)]);
  });
  return compound("Workbook", Uint8Array.from([...head, ...list, ...EOF, ...bodies.flat()]));
}

const SECTOR = 512;

/** A compound file with one stream. */
export function compound(name: string, stream: Uint8Array): Uint8Array {
  const size = Math.max(stream.length, 4096);
  const sectors = Math.ceil(size / SECTOR);
  const bytes = new Uint8Array((3 + sectors) * SECTOR);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4096, true);
  view.setUint32(60, 0xfffffffe, true);
  view.setUint32(68, 0xfffffffe, true);
  for (let index = 0; index < 109; index++) view.setUint32(76 + index * 4, index === 0 ? 0 : 0xffffffff, true);
  // The table of sectors: itself, the directory, then the stream's chain.
  if (sectors + 2 > SECTOR / 4) throw new Error("too large for one table sector");
  for (let index = 0; index < SECTOR / 4; index++) {
    const last = index === 1 || index === sectors + 1;
    const link = index === 0 ? 0xfffffffd : last ? 0xfffffffe : index <= sectors ? index + 1 : 0xffffffff;
    view.setUint32(SECTOR + index * 4, link, true);
  }
  entry(view, 2 * SECTOR, "Root Entry", 5, 1, 0xfffffffe, 0);
  entry(view, 2 * SECTOR + 128, name, 2, 0xffffffff, 2, size);
  bytes.set(stream, 3 * SECTOR);
  return bytes;
}

function entry(
  view: DataView,
  at: number,
  name: string,
  kind: number,
  child: number,
  start: number,
  size: number,
): void {
  [...name].forEach((letter, index) => {
    view.setUint16(at + index * 2, letter.charCodeAt(0), true);
  });
  view.setUint16(at + 64, (name.length + 1) * 2, true);
  view.setUint8(at + 66, kind);
  view.setUint32(at + 68, 0xffffffff, true);
  view.setUint32(at + 72, 0xffffffff, true);
  view.setUint32(at + 76, child, true);
  view.setUint32(at + 116, start, true);
  view.setUint32(at + 120, size, true);
}
