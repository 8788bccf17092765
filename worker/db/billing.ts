import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Plan, SubscriptionStatus } from "../contract/billing";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** What a member may use and until when: the local trial, or the mirror of the payment provider's subscription. */
export const membership = sqliteTable("membership", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  status: text("status").$type<SubscriptionStatus>().notNull(),
  isTrial: flag("is_trial").notNull(),
  plan: text("plan").$type<Plan>(),
  planAmountCents: integer("plan_amount_cents"),
  currentPeriodStart: instant("current_period_start").notNull(),
  currentPeriodEnd: instant("current_period_end").notNull(),
  cancelAtPeriodEnd: flag("cancel_at_period_end").notNull().default(false),
  cardBrand: text("card_brand"),
  cardLast4: text("card_last4"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** One row per normalised e-mail address that has had its trial; it outlives the account. */
export const trialClaim = sqliteTable(
  "trial_claim",
  {
    emailKey: text("email_key").primaryKey(),
    userId: text("user_id").notNull(),
    startedAt: instant("started_at").notNull(),
  },
  (t) => [index("trial_claim_user").on(t.userId)],
);
