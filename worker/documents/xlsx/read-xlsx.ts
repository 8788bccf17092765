import { DocumentError } from "../document-error";
import type { Sheet, SourceDocument } from "../document-model";
import { ReadableSheets } from "../grid/readable-sheets";
import { addLeftover, type Leftovers } from "../leftovers";
import { hasEmbeddedObjects, type Package } from "../package/open-package";
import { relationshipsOf } from "../package/relationships";
import { readTree } from "../xml/read-tree";
import { child, childrenNamed, isOn } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import { readCellFormats } from "./cell-formats";
import { readSharedStrings } from "./shared-strings";
import { readSheet } from "./sheet";
import type { Book } from "./sheet-rows";
import { noteUnreadSheetParts } from "./unread-sheet-parts";

/** Turns a SpreadsheetML workbook into grids of what its visible sheets show. */
export function readXlsx(pack: Package, part: string, reader: XmlReader): SourceDocument {
  const root = readTree(reader);
  const relationships = relationshipsOf(pack, part);
  const target = (type: string) => relationships.find((relationship) => relationship.type === type)?.target ?? "";
  const entries = childrenNamed(child(root, "sheets"), "sheet");
  const left: Leftovers = [];
  if (pack.paths().some((path) => path.endsWith("vbaproject.bin"))) addLeftover(left, "macros");
  if (hasEmbeddedObjects(pack)) addLeftover(left, "embedded_document");
  if (relationships.some((relationship) => relationship.type === "externalLink")) addLeftover(left, "external_links");
  const book: Book = {
    strings: readSharedStrings(pack.part(target("sharedStrings"))),
    formats: readCellFormats(pack.part(target("styles"))),
    date1904: isOn(child(root, "workbookPr")?.attribute("date1904")),
    cells: 0,
    characters: 0,
  };
  const sheets = new ReadableSheets(left);
  for (const entry of entries) {
    const name = entry.attribute("name") ?? "";
    if ((entry.attribute("state") ?? "visible") !== "visible") {
      addLeftover(left, "hidden_sheet", name);
      continue;
    }
    const place = relationships.find((relationship) => relationship.id === entry.attribute("id"));
    if (place?.type !== "worksheet") continue;
    const { cells, characters } = book;
    if (!sheets.take(name, () => openSheet(pack, name, place.target, book, left)))
      Object.assign(book, { cells, characters });
  }
  return { kind: "sheets", sheets: withoutExportSummary(sheets.all(), left), leftovers: left };
}

function openSheet(pack: Package, name: string, path: string, book: Book, left: Leftovers): Sheet["grid"] {
  const reader = pack.part(path);
  if (!reader)
    throw new DocumentError(
      "corrupt",
      `The sheet "${name}" is missing from this workbook. Save it again from Excel or Google Sheets and upload the new file.`,
    );
  const relationships = relationshipsOf(pack, path);
  const targets = new Map(relationships.map((link) => [link.id, link.target]));
  const { grid, cut, hiddenRows, hiddenColumns, errors } = readSheet(name, reader, book, targets);
  if (cut) addLeftover(left, "sheet_cut", name);
  if (hiddenRows) addLeftover(left, "hidden_rows", name);
  if (hiddenColumns) addLeftover(left, "hidden_columns", name);
  if (errors.length > 0)
    addLeftover(left, "cell_errors", `${name}: ${errors.slice(0, 3).join(", ")}${errors[3] ? ", …" : ""}`);
  noteUnreadSheetParts(pack, name, relationships, left);
  return grid;
}

/** Numbers puts a list of the tables it exported in front of them. */
function withoutExportSummary(sheets: Sheet[], left: Leftovers): Sheet[] {
  const [first, ...rest] = sheets;
  if (rest.length === 0 || !first || !/^export summary$/i.test(first.name)) return sheets;
  addLeftover(left, "export_summary", first.name);
  return rest;
}
