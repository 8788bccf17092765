import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** A link that gives a month to somebody new: the club's, or a member's, who has one a month. */
export const giftLink = sqliteTable(
  "gift_link",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    code: text("code").notNull(),
    promotionCodeId: text("promotion_code_id").notNull(),
    /** What the coach has noted; null for a member's. */
    label: text("label"),
    giverId: text("giver_id").references(() => user.id, { onDelete: "set null" }),
    /** Of a member's: `YYYY-MM` by the club's clock. */
    month: text("month"),
    uses: integer("uses").notNull(),
    until: instant("until").notNull(),
    endedAt: instant("ended_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("gift_link_code").on(t.code), uniqueIndex("gift_link_giver").on(t.giverId, t.month)],
);

/** Who came by one. Stored before the provider is asked, and once a person; the row outlives the account without its name. */
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

/** One row, with the id 1. */
export const giftSettings = sqliteTable("gift_settings", {
  id: integer("id").primaryKey(),
  membersMayGive: flag("members_may_give").notNull(),
});
