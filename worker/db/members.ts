import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "../contract/account";
import type { Plan } from "../contract/billing";
import type { ColumnType } from "../contract/drafts";
import type { ImportOutcome } from "../contract/member-imports-limits";
import type { ChangeKind, MemberState } from "../contract/members-limits";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";

/**
 * What the coach's lists of members are ordered, filtered and searched by: one row a user, kept by triggers. Its
 * triggers keep `member_count`.
 */
export const memberEntry = sqliteTable(
  "member_entry",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
    role: text("role").$type<Role>().notNull(),
    state: text("state").$type<MemberState>().notNull().default("none"),
    plan: text("plan").$type<Plan | "">().notNull().default(""),
    /** What an active membership brings a month, before coupons. */
    monthlyCents: integer("monthly_cents").notNull().default(0),
    cancelling: flag("cancelling").notNull().default(false),
    trialEndsAt: instant("trial_ends_at"),
    freeUntil: instant("free_until"),
    /** The last training that was finished; without any since then, the start of the membership. */
    idleSince: instant("idle_since").notNull(),
    searchText: text("search_text").notNull(),
  },
  (t) => [
    uniqueIndex("member_entry_user").on(t.userId),
    index("member_entry_joined").on(t.joinedAt, t.id, t.searchText),
    index("member_entry_state").on(t.state, t.joinedAt, t.id),
    index("member_entry_role").on(t.role, t.joinedAt, t.id).where(sql`role <> 'user'`),
    index("member_entry_cancelling").on(t.joinedAt, t.id).where(sql`cancelling = 1`),
    index("member_entry_trial").on(t.state, t.trialEndsAt, t.id),
    index("member_entry_free").on(t.freeUntil, t.state, t.trialEndsAt, t.id).where(sql`free_until IS NOT NULL`),
    index("member_entry_idle").on(t.state, t.idleSince, t.id),
    index("member_entry_name").on(t.searchText, t.id),
    index("member_entry_state_name").on(t.state, t.searchText, t.id),
    index("member_entry_trained").on(t.idleSince, t.id, t.searchText),
  ],
);

/** How many members stand where, and what they bring a month. Kept by triggers on `member_entry`. */
export const memberCount = sqliteTable(
  "member_count",
  {
    state: text("state").$type<MemberState>().notNull(),
    plan: text("plan").$type<Plan | "">().notNull(),
    members: integer("members").notNull(),
    monthlyCents: integer("monthly_cents").notNull(),
  },
  (t) => [primaryKey({ columns: [t.state, t.plan] })],
);

/** What happened to memberships, written by triggers on `membership`. One runs while it is active or past due. */
export const membershipChange = sqliteTable(
  "membership_change",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind").$type<ChangeKind>().notNull(),
    at: instant("at").notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    plan: text("plan").$type<Plan>(),
    /** By how much the monthly revenue grew with it. */
    monthlyCents: integer("monthly_cents").notNull().default(0),
    /** Of a trial: when it became a membership that is paid for. */
    paidAt: instant("paid_at"),
    /** The member's number in `member_entry`, kept when they have left. */
    memberKey: integer("member_key"),
  },
  (t) => [
    index("membership_change_kind").on(t.kind, t.at, t.id),
    index("membership_change_at").on(t.at, t.monthlyCents),
    index("membership_change_user").on(t.userId),
    index("membership_change_paid").on(t.at, t.id).where(sql`paid_at IS NOT NULL`),
  ],
);

/** Who is being removed in this moment, so that the end of their membership is still theirs. Kept by triggers of `user`. */
export const memberLeaving = sqliteTable("member_leaving", { memberKey: integer("member_key").primaryKey() });

/** What each membership brings a year. Kept by triggers, by the view `revenue_now`; its own keep `revenue_total` and `revenue_change`. */
export const revenue = sqliteTable("revenue", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  yearlyCents: integer("yearly_cents").notNull(),
  /** After coupons that take part in later payments too. */
  netYearlyCents: integer("net_yearly_cents").notNull(),
  at: instant("at").notNull(),
});

/** All of it, in one row. Kept by triggers. */
export const revenueTotal = sqliteTable("revenue_total", {
  id: integer("id").primaryKey(),
  yearlyCents: integer("yearly_cents").notNull(),
  netYearlyCents: integer("net_yearly_cents").notNull(),
});

/** By how much it has changed, and when. Kept by triggers. */
export const revenueChange = sqliteTable(
  "revenue_change",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: instant("at").notNull(),
    yearlyCents: integer("yearly_cents").notNull(),
    netYearlyCents: integer("net_yearly_cents").notNull(),
  },
  (t) => [index("revenue_change_at").on(t.at, t.yearlyCents, t.netYearlyCents)],
);

/** Trainings that were finished, by the member's day and by option. Kept by triggers on `completion`. */
export const trainingTally = sqliteTable(
  "training_tally",
  {
    localDate: calendarDate("local_date").notNull(),
    option: text("option").$type<ColumnType | "workout">().notNull(),
    completions: integer("completions").notNull(),
  },
  (t) => [primaryKey({ columns: [t.localDate, t.option] })],
);

/** What admins write down about a member, for admins only. */
export const memberNote = sqliteTable(
  "member_note",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    memberId: text("member_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Null when the admin who wrote it has left. */
    authorId: text("author_id").references(() => user.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("member_note_member").on(t.memberId, t.id), index("member_note_author").on(t.authorId)],
);

/** What the coach calls members by, for admins only. */
export const memberTag = sqliteTable(
  "member_tag",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    tag: text("tag").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tag] }), index("member_tag_tag").on(t.tag, t.userId)],
);

/** A coach's list of members that was brought in. */
export const memberImport = sqliteTable(
  "member_import",
  {
    id: text("id").primaryKey(),
    fileName: text("file_name").notNull(),
    /** A hash of the rows: the same file goes on where it stopped. */
    fileKey: text("file_key").notNull(),
    createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
    total: integer("total").notNull(),
    createdAt: instant("created_at").notNull(),
    undoneAt: instant("undone_at"),
    inviteSubject: text("invite_subject"),
    inviteText: text("invite_text"),
  },
  (t) => [index("member_import_at").on(t.createdAt), index("member_import_file").on(t.fileKey, t.createdAt)],
);

/** What a row of such a list has done; the times and tags are what taking it back takes back. */
export const memberImportRow = sqliteTable(
  "member_import_row",
  {
    importId: text("import_id")
      .notNull()
      .references(() => memberImport.id, { onDelete: "cascade" }),
    rowNumber: integer("row_number").notNull(),
    outcome: text("outcome").$type<ImportOutcome>().notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    freeBefore: instant("free_before"),
    freeAfter: instant("free_after"),
    tagsAdded: text("tags_added", { mode: "json" }).$type<string[]>(),
    inviteDueAt: instant("invite_due_at"),
    invitedAt: instant("invited_at"),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.rowNumber] }),
    index("member_import_row_user").on(t.userId),
    index("member_import_row_due").on(t.inviteDueAt).where(sql`invite_due_at IS NOT NULL`),
  ],
);
