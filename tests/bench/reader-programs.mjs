import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadPeer } from "./peers/load.mjs";

/** Parts that say something about a program; a floor that inflated pictures would be no floor. */
const TELLING =
  /(?:^|\/)(?:_rels\/[^/]*\.rels|word\/(?:document|styles|numbering|comments|footnotes|endnotes|header\d*|footer\d*)\.xml|xl\/(?:workbook|styles|sharedStrings|comments\d*|drawings\/[^/]*|worksheets\/[^/]*)\.xml)$/i;

/**
 * What is measured: a function from a file's bytes to something read, and the endings it reads. `bundle` is the
 * reader's own bundle. Only the one that is asked for is loaded, so that memory is its own.
 */
export const PROGRAMS = {
  floor: {
    reads: /\.(docx|xlsx)$/,
    load: async () => {
      const { default: JSZip } = await import("jszip");
      return async (bytes) => {
        const zip = await JSZip.loadAsync(bytes);
        for (const name of Object.keys(zip.files))
          if (TELLING.test(`/${name}`)) await zip.files[name].async("uint8array");
      };
    },
  },
  reader: {
    reads: /\.(docx|xlsx)$/,
    load: async (bundle) => (await import(pathToFileURL(bundle))).openDocument,
  },
  "with training": {
    reads: /\.(docx|xlsx)$/,
    load: async (bundle) => {
      const { readWeek, readWorkout } = await import(pathToFileURL(bundle));
      // Documents beyond what a week may hold end in a refusal, which is measured like a draft.
      return (bytes, name) =>
        (path.basename(name).startsWith("k") ? readWorkout : readWeek)(bytes, name).catch(() => {});
    },
  },
  "whole program": {
    reads: /\.(docx|xlsx)$/,
    load: async (bundle) => {
      const { readProgram } = await import(pathToFileURL(bundle));
      return (bytes, name) => readProgram(bytes, name).catch(() => {});
    },
  },
  mammoth: {
    reads: /\.docx$/,
    load: async () => {
      const { default: mammoth } = await loadPeer("mammoth");
      const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
      return (bytes) => mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage });
    },
  },
  officeparser: {
    reads: /\.(docx|xlsx)$/,
    load: async () => {
      const { OfficeParser } = await loadPeer("officeparser");
      return (bytes) => OfficeParser.parseOffice(Buffer.from(bytes));
    },
  },
  exceljs: {
    reads: /\.xlsx$/,
    load: async () => {
      const { default: exceljs } = await loadPeer("exceljs");
      return (bytes) => new exceljs.Workbook().xlsx.load(Buffer.from(bytes));
    },
  },
  SheetJS: {
    reads: /\.xlsx$/,
    load: async () => {
      const { default: sheetjs } = await loadPeer("xlsx");
      return async (bytes) => {
        const book = sheetjs.read(bytes, { type: "array" });
        return book.SheetNames.map((name) => sheetjs.utils.sheet_to_json(book.Sheets[name], { header: 1 }));
      };
    },
  },
  "read-excel-file": {
    reads: /\.xlsx$/,
    load: async () => {
      const { default: readExcelFile } = await loadPeer("read-excel-file/node");
      return (bytes) => readExcelFile(Buffer.from(bytes));
    },
  },
};
