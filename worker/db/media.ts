import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MediaType } from "../contract/media-limits";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/**
 * An uploaded file; its bytes are in R2 under `uploads/{id}`. Removing its owner removes its `media_claim` rows, by a
 * trigger.
 */
export const mediaObject = sqliteTable(
  "media_object",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").references(() => user.id, { onDelete: "set null" }),
    /** Detected from the content, never taken from the client. */
    contentType: text("content_type").$type<MediaType>().notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    etag: text("etag").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null while something shows it; kept by triggers. */
    unclaimedSince: instant("unclaimed_since"),
  },
  (t) => [
    index("media_object_unclaimed").on(t.unclaimedSince).where(sql`unclaimed_since IS NOT NULL`),
    index("media_object_owner").on(t.ownerId, t.createdAt),
  ],
);

export type MediaPlaceKind = "community" | "blog" | "article_draft" | "message" | "avatar" | "cover" | "site";

/**
 * Where an upload is shown, which decides who may read it. Its triggers keep `unclaimed_since` of `media_object`; those
 * of what shows an upload remove its rows and veil them.
 */
export const mediaClaim = sqliteTable(
  "media_claim",
  {
    mediaId: text("media_id")
      .notNull()
      .references(() => mediaObject.id),
    place: text("place").$type<MediaPlaceKind>().notNull(),
    placeId: text("place_id").notNull(),
    /** For a message: the party that is not the owner. */
    readerId: text("reader_id"),
    /** While the place is hidden, only the owner and admins may read it. */
    veiled: flag("veiled").notNull().default(false),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.place, t.placeId] }), index("media_claim_place").on(t.place, t.placeId)],
);

/** Objects that may exist in R2 without a row: unfinished uploads, and deletions in progress. */
export const mediaLeftover = sqliteTable(
  "media_leftover",
  { id: text("id").primaryKey(), since: instant("since").notNull() },
  (t) => [index("media_leftover_since").on(t.since)],
);
