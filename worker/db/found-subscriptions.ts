import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FoundState } from "../contract/found-subscriptions-limits";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** A subscription at the payment provider that the product did not create, as last seen. */
export const foundSubscription = sqliteTable(
  "found_subscription",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    subscriptionId: text("subscription_id").notNull(),
    customerId: text("customer_id").notNull(),
    email: text("email"),
    name: text("name"),
    /** The member whom it matches, or to whom it is attached. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    state: text("state").$type<FoundState>().notNull(),
    reason: text("reason"),
    status: text("status").notNull(),
    cents: integer("cents").notNull(),
    currency: text("currency").notNull(),
    every: text("every").notNull(),
    isOldPrice: flag("is_old_price").notNull(),
    renewsAt: instant("renews_at"),
    cancelAt: instant("cancel_at"),
    notes: text("notes", { mode: "json" }).$type<string[]>().notNull(),
    seenAt: instant("seen_at").notNull(),
    attachedAt: instant("attached_at"),
    /** The membership before it was attached, for undoing; null if there was none. */
    before: text("before"),
  },
  (t) => [
    uniqueIndex("found_subscription_id").on(t.subscriptionId),
    index("found_subscription_state").on(t.state, t.id),
    index("found_subscription_email").on(t.email),
    index("found_subscription_user").on(t.userId),
  ],
);

/** The current or last search through the provider; one row, with the id 1. */
export const foundLook = sqliteTable("found_look", {
  id: integer("id").primaryKey(),
  cursor: text("cursor"),
  seen: integer("seen").notNull(),
  startedAt: instant("started_at").notNull(),
  finishedAt: instant("finished_at"),
});
