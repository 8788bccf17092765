import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** A link that gives somebody new a free month: the club's, or a member's, who gets one a month. */
export const giftLink = sqliteTable(
  "gift_link",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    code: text("code").notNull(),
    promotionCodeId: text("promotion_code_id").notNull(),
    /** The coach's note; null for a member's link. */
    label: text("label"),
    giverId: text("giver_id").references(() => user.id, { onDelete: "set null" }),
    /** For a member's link: `YYYY-MM` by the club's clock. */
    month: text("month"),
    uses: integer("uses").notNull(),
    until: instant("until").notNull(),
    endedAt: instant("ended_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("gift_link_code").on(t.code), uniqueIndex("gift_link_giver").on(t.giverId, t.month)],
);

/** People who used a link. Stored before the provider is called, once per person; the row outlives the account. */
export const giftGuest = sqliteTable(
  "gift_guest",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    giftId: integer("gift_id")
      .notNull()
      .references(() => giftLink.id),
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    at: instant("at").notNull(),
  },
  (t) => [uniqueIndex("gift_guest_user").on(t.userId), index("gift_guest_gift").on(t.giftId, t.id)],
);

/** The settings; one row, with the id 1. */
export const giftSettings = sqliteTable("gift_settings", {
  id: integer("id").primaryKey(),
  membersMayGive: flag("members_may_give").notNull(),
});
