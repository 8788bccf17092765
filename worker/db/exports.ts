import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ExportTally } from "../contract/exports";
import { instant } from "./column-kinds";

/** Where the next part of an export starts: a section, and the last item of it that is packed. */
export type ExportPlace = { section: number; after: unknown; file: number };
/** A file of the archive: its name, and its position within its part. */
export type ZipEntry = {
  name: string;
  time: number;
  date: number;
  flags: number;
  method: number;
  offset: number;
  crc: number;
  packed: number;
  whole: number;
};

/** An export of the club's whole data, packed in parts and kept for a day. */
export const clubExport = sqliteTable(
  "club_export",
  {
    id: text("id").primaryKey(),
    createdAt: instant("created_at").notNull(),
    /** Null once everything is packed. */
    place: text("place", { mode: "json" }).$type<ExportPlace>(),
    tally: text("tally", { mode: "json" }).$type<ExportTally>().notNull(),
    parts: integer("parts").notNull().default(0),
    bytes: integer("bytes").notNull().default(0),
  },
  (t) => [index("club_export_at").on(t.createdAt)],
);

/** One part: bytes of the archive in R2, and its entries for the table of contents. */
export const clubExportPart = sqliteTable(
  "club_export_part",
  {
    exportId: text("export_id")
      .notNull()
      .references(() => clubExport.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    objectKey: text("object_key").notNull(),
    bytes: integer("bytes").notNull(),
    entries: text("entries", { mode: "json" }).$type<ZipEntry[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
);
