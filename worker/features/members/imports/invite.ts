import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { addressOf } from "../../../contract/addresses";
import { brand } from "../../../contract/brand";
import type { Invite } from "../../../contract/member-imports";
import { INVITE_DAYS } from "../../../contract/member-imports-limits";
import type { ManyChanged } from "../../../contract/members";
import { user } from "../../../db/account";
import { memberImport, memberImportRow } from "../../../db/members";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { requirePublicUrl } from "../../../http/public-origin";
import type { Mail } from "../../../platform/mail";
import { layOutMail } from "../../../platform/mail-layout";
import { greeting } from "../../../platform/name-in-mail";
import { audit } from "../../../write/audit";
import { sendMail } from "../../../write/send-mail";
import { writing } from "../../../write/writing";
import { newInvitation } from "../../account/mailed-credentials";
import type { Scope } from "../../billing/scope";

/** Mails of one run: each gets a link of its own, and the queue sends them. */
const AT_ONCE = 50;

/** Marks an import's uninvited accounts as due for an invitation, or once more those who have not come. */
export async function invite(scope: Ctx & Scope, id: string, input: Invite): Promise<ManyChanged> {
  const { db, now } = scope;
  requirePublicUrl(scope.env);
  const { subject, text, again } = input;
  const write = writing(scope);
  write.must(
    db
      .update(memberImport)
      .set({ inviteSubject: subject, inviteText: text })
      .where(and(eq(memberImport.id, id), sql`undone_at is null`)),
    notFound("Import"),
  );
  const due = write.add(
    db
      .update(memberImportRow)
      .set({ inviteDueAt: now })
      .where(
        and(
          eq(memberImportRow.importId, id),
          eq(memberImportRow.outcome, "created"),
          sql`user_id in (select u.id from user u where u.id = user_id and u.email_verified = 0 and u.banned = 0)`,
          again ? undefined : sql`invited_at is null`,
          sql`invite_due_at is null`,
        ),
      )
      .returning({ row: memberImportRow.rowNumber }),
  );
  audit(write, "member.invite", `member_import:${id}`, { again });
  const changed = (await write.commit()).of(due).length;
  if (changed === 0) throw new AppError("conflict", "There is nobody to invite: everybody was, or has come.");
  await sendInvitations(scope);
  return { changed };
}

/** Mails a batch of due invitations, oldest first; the schedule sends the rest. */
export async function sendInvitations(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  const rows = await db
    .select({ row: memberImportRow, list: memberImport, user })
    .from(memberImportRow)
    .innerJoin(memberImport, eq(memberImport.id, memberImportRow.importId))
    .innerJoin(user, eq(user.id, memberImportRow.userId))
    .where(isNotNull(memberImportRow.inviteDueAt))
    .orderBy(asc(memberImportRow.inviteDueAt))
    .limit(AT_ONCE);
  if (!rows.length) return 0;
  const write = writing(scope);
  for (const { row, list, user: to } of rows) {
    const isOpen = !to.emailVerified && !to.banned && list.undoneAt === null;
    write.add(
      db
        .update(memberImportRow)
        .set({ inviteDueAt: null, ...(isOpen ? { invitedAt: now } : {}) })
        .where(and(eq(memberImportRow.importId, row.importId), eq(memberImportRow.rowNumber, row.rowNumber))),
    );
    if (!isOpen) continue;
    const { token, statements } = newInvitation(scope, to.id, INVITE_DAYS);
    write.addAll(statements);
    const url = `${origin}${addressOf("resetPassword", { query: { token } })}`;
    const key = `invite:${row.importId}:${row.rowNumber}:${row.inviteDueAt?.getTime()}`;
    sendMail(write, invitationMail(to, { subject: list.inviteSubject ?? "", text: list.inviteText ?? "", url, key }));
  }
  await write.commit();
  return rows.length;
}

type Invitation = { subject: string; text: string; url: string; key: string };

function invitationMail(to: { email: string; firstName: string }, { subject, text, url, key }: Invitation): Mail {
  return {
    kind: "invitation",
    to: to.email,
    subject,
    onceKey: key,
    ...layOutMail({
      heading: `Welcome to ${brand.name}`,
      paragraphs: [greeting(to), ...text.split(/\n{2,}/)],
      action: { label: "Choose a password", url },
      footnote: `You get this because you train with ${brand.name}. The link is good for ${INVITE_DAYS} days. If it was not meant for you, do nothing: without it nobody can use this address.`,
    }),
  };
}
