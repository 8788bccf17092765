import { DocumentError } from "../document-error";
import { BUILT_IN_FORMATS, type CellFormat, GENERAL } from "../grid/number-formats";
import { passwordProtected } from "../package/open-package";
import { type BiffRecord, RECORD, recordsFrom } from "./records";
import { StringReader } from "./string-reader";

type SheetPlace = { name: string; start: number; visible: boolean; isWorksheet: boolean };

/** What the sheets of a workbook share. */
export type Globals = {
  sheets: SheetPlace[];
  strings: string[];
  format: (index: number) => CellFormat;
  date1904: boolean;
  macros: boolean;
  otherBooks: boolean;
};

const BIFF8 = 0x0600;
const BOLD = 600;

export function readGlobals(stream: Uint8Array): Globals {
  const globals: Globals = {
    sheets: [],
    strings: [],
    format: () => GENERAL,
    date1904: false,
    macros: false,
    otherBooks: false,
  };
  const fonts: boolean[] = [];
  const codes = new Map<number, string>();
  const looks: { font: number; code: number }[] = [];
  let first = true;
  for (const record of recordsFrom(stream, 0)) {
    const { type, data } = record;
    if (first && (type !== RECORD.begin || size(data, 4) < BIFF8)) throw tooOld();
    first = false;
    if (type === RECORD.filePass) throw passwordProtected();
    else if (type === RECORD.dateMode) globals.date1904 = short(data, 0) === 1;
    else if (type === RECORD.macros) globals.macros = true;
    else if (type === RECORD.book) globals.otherBooks ||= isOtherBook(data);
    else if (type === RECORD.sheetPlace) globals.sheets.push(readPlace(record));
    else if (type === RECORD.font) fonts.push(short(data, 6) >= BOLD);
    else if (type === RECORD.numberFormat) codes.set(short(data, 0), new StringReader(record, 2).string());
    else if (type === RECORD.cellFormat) looks.push({ font: short(data, 0), code: short(data, 2) });
    else if (type === RECORD.strings) globals.strings = readStrings(record);
  }
  const formats = looks.map(({ font, code }) => ({
    code: codes.get(code) ?? BUILT_IN_FORMATS[code] ?? "General",
    // Font number 4 does not exist ([MS-XLS] 2.5.129).
    bold: fonts[font > 4 ? font - 1 : font] ?? false,
  }));
  globals.format = (index) => formats[index] ?? GENERAL;
  return globals;
}

function readPlace(record: BiffRecord): SheetPlace {
  const reader = new StringReader(record, 0);
  const start = reader.long();
  const state = reader.byte() & 3;
  const kind = reader.byte();
  return { start, visible: state === 0, isWorksheet: kind === 0, name: reader.string(1) };
}

function readStrings(record: BiffRecord): string[] {
  const reader = new StringReader(record, 4);
  const count = reader.long();
  const strings: string[] = [];
  while (strings.length < count && !reader.done) strings.push(reader.string());
  return strings;
}

/** The workbook itself and add-ins have a code where another workbook has the length of its name ([MS-XLS] 2.4.271). */
function isOtherBook(data: DataView): boolean {
  const name = short(data, 2);
  return name > 0 && name <= 0xff;
}

export function short(data: DataView, at: number): number {
  return at + 2 <= data.byteLength ? data.getUint16(at, true) : 0;
}

/** The version stands in the first two bytes of a BOF record. */
function size(data: DataView, least: number): number {
  return data.byteLength < least ? 0 : short(data, 0);
}

function tooOld(): DocumentError {
  return new DocumentError(
    "wrong_type",
    "This workbook was saved in the format of Excel 95 or older. Open it in Excel or Google Sheets, save it as .xlsx and upload that file.",
  );
}
