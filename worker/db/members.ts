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
 * Columns that the member lists are sorted, filtered and searched by: one row per user, kept by triggers. Its triggers
 * keep `member_count`.
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
    /** Monthly revenue of an active membership, before coupons. */
    monthlyCents: integer("monthly_cents").notNull().default(0),
    cancelling: flag("cancelling").notNull().default(false),
    trialEndsAt: instant("trial_ends_at"),
    freeUntil: instant("free_until"),
    /** The last finished training, or without any since then the start of the membership. */
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

/** Number of members by state, and their monthly revenue. Kept by triggers on `member_entry`. */
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

/** Starts, changes and ends of memberships, written by triggers on `membership`. One runs while active or past due. */
export const membershipChange = sqliteTable(
  "membership_change",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind").$type<ChangeKind>().notNull(),
    at: instant("at").notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    plan: text("plan").$type<Plan>(),
    /** Change of the monthly revenue. */
    monthlyCents: integer("monthly_cents").notNull().default(0),
    /** For a trial: when it became a paid membership. */
    paidAt: instant("paid_at"),
    /** The member's id in `member_entry`, kept after they have left. */
    memberKey: integer("member_key"),
  },
  (t) => [
    index("membership_change_kind").on(t.kind, t.at, t.id),
    index("membership_change_at").on(t.at, t.monthlyCents),
    index("membership_change_user").on(t.userId),
    index("membership_change_paid").on(t.at, t.id).where(sql`paid_at IS NOT NULL`),
  ],
);

/** Users being deleted right now, so that the end of their membership is still recorded. Kept by triggers of `user`. */
export const memberLeaving = sqliteTable("member_leaving", { memberKey: integer("member_key").primaryKey() });

/**
 * Yearly revenue of each membership. Triggers keep it from the view `revenue_now`, and `revenue_total`,
 * `revenue_change` from it.
 */
export const revenue = sqliteTable("revenue", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  yearlyCents: integer("yearly_cents").notNull(),
  /** After coupons that also apply to later payments. */
  netYearlyCents: integer("net_yearly_cents").notNull(),
  at: instant("at").notNull(),
});

/** The total revenue, in one row. Kept by triggers. */
export const revenueTotal = sqliteTable("revenue_total", {
  id: integer("id").primaryKey(),
  yearlyCents: integer("yearly_cents").notNull(),
  netYearlyCents: integer("net_yearly_cents").notNull(),
});

/** Changes of the total revenue over time. Kept by triggers. */
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

/** Finished trainings by the member's local date and option. Kept by triggers on `completion`. */
export const trainingTally = sqliteTable(
  "training_tally",
  {
    localDate: calendarDate("local_date").notNull(),
    option: text("option").$type<ColumnType | "workout">().notNull(),
    completions: integer("completions").notNull(),
  },
  (t) => [primaryKey({ columns: [t.localDate, t.option] })],
);

/** Admins' notes about a member, visible to admins only. */
export const memberNote = sqliteTable(
  "member_note",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    memberId: text("member_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Null once the admin who wrote it has left. */
    authorId: text("author_id").references(() => user.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("member_note_member").on(t.memberId, t.id), index("member_note_author").on(t.authorId)],
);

/** Admins' tags on members, visible to admins only. */
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

/** An imported list of members. */
export const memberImport = sqliteTable(
  "member_import",
  {
    id: text("id").primaryKey(),
    fileName: text("file_name").notNull(),
    /** A hash of the rows: uploading the same file again resumes the import. */
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

/** What a row of an import did. Undoing it removes the free time and the tags recorded here. */
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
