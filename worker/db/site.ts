import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SiteChanges } from "../contract/published-site";
import { user } from "./account";
import { instant } from "./column-kinds";

/** What the coach has published of the site's own words; the newest is in force. */
export const siteVersion = sqliteTable("site_version", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** What differs from the product's own words. */
  changes: text("changes", { mode: "json" }).$type<SiteChanges>().notNull(),
  createdAt: instant("created_at").notNull(),
  createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
  /** The version that it has brought back; 0 for the product's own words. */
  restoredFrom: integer("restored_from"),
});

/** What is being written, and nobody but admins sees: one row at most. */
export const siteDraft = sqliteTable(
  "site_draft",
  {
    id: integer("id").primaryKey(),
    changes: text("changes", { mode: "json" }).$type<SiteChanges>().notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").references(() => user.id, { onDelete: "set null" }),
  },
  (t) => [check("site_draft_one", sql`${t.id} = 1`)],
);
