import { type SQL, sql } from "drizzle-orm";
import { auditLog } from "../db/account";
import { insertFrom } from "../db/insert-from";
import type { Ctx } from "../http/context";
import type { Scope, Write } from "./writing";

type Audited = Write<Scope & Partial<Pick<Ctx, "actor">>>;
type Detail = Record<string, unknown>;
/** The audited thing, as kind and id. SQL selects the id of a row that the same batch creates. */
type Subject = string | readonly [kind: string, id: string | number | SQL];

const subjectOf = (subject: Subject) =>
  typeof subject === "string" ? subject : sql<string>`${subject[0]} || ':' || ${subject[1]}`;
const actorIdOf = ({ actor }: Audited["ctx"]) => (actor?.kind === "member" ? actor.user.id : null);

/** Adds an audit entry to the batch: who did what to which subject. */
export function audit(write: Audited, action: string, subject: Subject, detail: Detail | null = null): void {
  const { db, now } = write.ctx;
  const entry = { id: crypto.randomUUID(), at: now, actorId: actorIdOf(write.ctx), action, detail };
  write.add(db.insert(auditLog).values({ ...entry, subject: subjectOf(subject) }));
}

/** Same, but recorded only if the statement just before it changed a row. */
export function auditIfChanged(
  write: Audited,
  action: string,
  subject: Subject,
  more: Omit<Each, "subject" | "from"> = {},
): void {
  auditEach(write, action, { ...more, subject: sql`${subjectOf(subject)}`, from: sql`where changes() > 0` });
}

type Each = { subject: SQL; from: SQL; detail?: Detail | SQL | null; actorId?: string | null };

/** Adds one entry for each row of `from`. A null actor means that the club's own rules acted. */
export function auditEach(write: Audited, action: string, each: Each): void {
  const { db, now } = write.ctx;
  const { subject, from, detail = null, actorId = actorIdOf(write.ctx) } = each;
  const entry = { id: sql`lower(hex(randomblob(16)))`, at: now, actorId, action, subject, detail };
  write.add(insertFrom(db, auditLog, entry, from));
}
