import { and, eq, inArray, ne, relations, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "../contract/account";
import type { BeltName } from "../contract/account-limits";
import { RIGHTS, type Right } from "../contract/rights";
import { flag, instant } from "./column-kinds";

/**
 * The auth library's tables; names and columns are its own, the rest of `user` is ours. Its triggers write
 * `member_entry` and `member_leaving` and, when a role changes, `membership`, `membership_change` and `revenue`.
 */
export const user = sqliteTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: flag("email_verified").notNull().default(false),
    image: text("image"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    role: text("role").$type<Role>().notNull().default("user"),
    banned: flag("banned").notNull().default(false),
    timeZone: text("time_zone").notNull().default("UTC"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** For an assistant: whether they may publish what they write to members. */
    mayPublish: flag("may_publish").notNull().default(false),
    /** Null unless the member has told it. */
    belt: text("belt").$type<BeltName>(),
  },
  (t) => [index("user_staff").on(t.role).where(sql`role <> 'user'`), index("user_joined").on(t.createdAt)],
);

/** Condition: users who can sign in and have a right. `role <> 'user'` lets SQLite use the partial staff index. */
export const isLivingWith = (right: Right) =>
  and(ne(user.role, "user"), inArray(user.role, RIGHTS[right]), eq(user.banned, false));

/** A trigger bounds `expires_at` to half a year after the sign-in. */
export const session = sqliteTable(
  "session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("session_user").on(t.userId)],
);

export const account = sqliteTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("account_user").on(t.userId), uniqueIndex("account_provider").on(t.providerId, t.accountId)],
);

export const verification = sqliteTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("verification_identifier").on(t.identifier), index("verification_value").on(t.value)],
);

export const passkey = sqliteTable(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    credentialID: text("credential_id").notNull(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: flag("backed_up").notNull(),
    transports: text("transports"),
    createdAt: instant("created_at"),
    aaguid: text("aaguid"),
  },
  (t) => [index("passkey_user").on(t.userId), index("passkey_credential").on(t.credentialID)],
);

/** Who did what to what. Append-only. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    detail: text("detail", { mode: "json" }).$type<Record<string, unknown>>(),
  },
  (t) => [
    index("audit_log_at").on(t.at),
    index("audit_log_actor").on(t.actorId, t.at),
    index("audit_log_action").on(t.action, t.at),
    index("audit_log_subject").on(t.subject, t.at),
    index("audit_log_kind").on(sql`substr(subject, 1, instr(subject || ':', ':') - 1)`, t.at),
  ],
);

/** The one placeholder account that content of deleted accounts belongs to; nobody can sign in to it. */
export const FORMER_MEMBER_ID = "former-member";

/** A deletion of an account, under way or finished. The audit log uses `id`; `userId` is nulled at the end. */
export const accountClosure = sqliteTable(
  "account_closure",
  {
    id: text("id").primaryKey(),
    userId: text("user_id"),
    customerId: text("customer_id"),
    begunAt: instant("begun_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (t) => [
    uniqueIndex("account_closure_user").on(t.userId),
    index("account_closure_open").on(t.begunAt).where(sql`finished_at IS NULL`),
  ],
);

// The auth library joins a session with its user only if relations are declared.
export const userRelations = relations(user, ({ many }) => ({ sessions: many(session), accounts: many(account) }));
export const sessionRelations = relations(session, ({ one }) => ({
  user: one(user, { fields: [session.userId], references: [user.id] }),
}));
export const accountRelations = relations(account, ({ one }) => ({
  user: one(user, { fields: [account.userId], references: [user.id] }),
}));
