import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SiteChanges } from "../contract/published-site";
import { user } from "./account";
import { instant } from "./column-kinds";

/** Published versions of the site's texts; the newest is in force. */
export const siteVersion = sqliteTable("site_version", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** Differences from the product's own texts. */
  changes: text("changes", { mode: "json" }).$type<SiteChanges>().notNull(),
  createdAt: instant("created_at").notNull(),
  createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
  /** The version that it restored; 0 for the product's own texts. */
  restoredFrom: integer("restored_from"),
});

/** The unpublished draft, visible to admins only: one row at most. */
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
