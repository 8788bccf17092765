import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { auditLog, FORMER_MEMBER_ID, user, verification } from "../../../db/account";
import { trialClaim } from "../../../db/billing";
import type { Db } from "../../../db/client";
import { communityComment, communityPost, keptAnswer, pinnedMessage } from "../../../db/community";
import { consultationRequest } from "../../../db/consultations";
import { deadLetter } from "../../../db/health";
import { uploadTally } from "../../../db/imports";
import { insertFrom } from "../../../db/insert-from";
import { mediaClaim, mediaLeftover, mediaObject } from "../../../db/media";
import { emailOutbox } from "../../../db/outbox";
import { insertFormerMember } from "./former-member";

type Statement = BatchItem<"sqlite">;

/** The member to erase. `pseudonym`: their name in the audit log; `mailbox`: the hash kept to recognise their trial. */
type LeavingMember = { id: string; email: string; name: string; pseudonym: string; mailbox: string };

const FORMER = { userId: FORMER_MEMBER_ID };

/**
 * Returns the statements, for one batch, that remove a member from every table. Posts that others answered stay without
 * their author; all else is deleted, mostly by foreign keys of `user`.
 */
export function eraseMember(db: Db, leaver: LeavingMember): [Statement, ...Statement[]] {
  return [
    insertFormerMember(db),
    ...anonymisePosts(db, leaver),
    ...keepSharedContent(db, leaver),
    ...releaseFiles(db, leaver),
    ...keepTrialFact(db, leaver),
    ...forgetMentions(db, leaver),
    db.delete(user).where(eq(user.id, leaver.id)),
  ];
}

/** Removes author and photos from posts and comments, so that threads stay readable. */
function anonymisePosts(db: Db, { id }: LeavingMember): Statement[] {
  const revision = sql`${communityPost.revision} + 1`;
  return [
    // A post that was only a photo is deleted, unless somebody has answered it.
    db
      .delete(communityPost)
      .where(and(eq(communityPost.userId, id), eq(communityPost.content, ""), eq(communityPost.commentCount, 0))),
    db
      .update(communityPost)
      .set({ ...FORMER, mediaUrl: null, mediaType: null, revision })
      .where(eq(communityPost.userId, id)),
    db.update(communityComment).set(FORMER).where(eq(communityComment.userId, id)),
    db.update(keptAnswer).set({ authorId: FORMER_MEMBER_ID }).where(eq(keptAnswer.authorId, id)),
    db.update(pinnedMessage).set({ adminId: FORMER_MEMBER_ID }).where(eq(pinnedMessage.adminId, id)),
  ];
}

/** Keeps pictures of articles and workouts, and a coach's replies to members. */
function keepSharedContent(db: Db, { id }: LeavingMember): Statement[] {
  const shown = db
    .select({ id: mediaClaim.mediaId })
    .from(mediaClaim)
    .where(
      sql`${mediaClaim.place} in ('blog', 'cover') or ${mediaClaim.place} = 'message' and ${mediaClaim.readerId} <> ${id}`,
    );
  return [
    db
      .update(mediaObject)
      .set({ ownerId: FORMER_MEMBER_ID })
      .where(and(eq(mediaObject.ownerId, id), inArray(mediaObject.id, shown))),
    db.delete(mediaClaim).where(and(eq(mediaClaim.place, "avatar"), eq(mediaClaim.placeId, id))),
    // Files sent to this member alone.
    db.delete(mediaClaim).where(eq(mediaClaim.readerId, id)),
  ];
}

/** Turns the member's files into leftovers: unreadable at once, and deleted by the sweep even if interrupted here. */
function releaseFiles(db: Db, { id }: LeavingMember): Statement[] {
  const own = eq(mediaObject.ownerId, id);
  const ids = db.select({ id: mediaObject.id }).from(mediaObject).where(own);
  return [
    insertFrom(
      db,
      mediaLeftover,
      { id: sql`id`, since: new Date(0) },
      sql`from media_object where owner_id = ${id}`,
    ).onConflictDoNothing(),
    db.delete(mediaClaim).where(inArray(mediaClaim.mediaId, ids)),
    db.delete(mediaObject).where(own),
  ];
}

/** Keeps the fact that the mailbox has had its trial, as a hash. */
function keepTrialFact(db: Db, { id, pseudonym, mailbox }: LeavingMember): Statement[] {
  const claim = { emailKey: mailbox, userId: pseudonym, startedAt: sql`min(started_at)` };
  const earlier = sql`from trial_claim where user_id = ${id} having count(*) > 0`;
  return [
    insertFrom(db, trialClaim, claim, earlier).onConflictDoNothing(),
    db.delete(trialClaim).where(eq(trialClaim.userId, id)),
  ];
}

function forgetMentions(db: Db, { id, email, name, pseudonym }: LeavingMember): Statement[] {
  // A first name alone would also match mails about others.
  const words = [id, email, ...(name.includes(" ") ? [name] : [])];
  const containsName = (...columns: SQLiteColumn[]) =>
    or(...columns.flatMap((column) => words.map((word) => sql`instr(lower(${column}), ${word.toLowerCase()}) > 0`)));
  const { subject, text, html, onceKey, userId } = emailOutbox;
  return [
    db.update(auditLog).set({ actorId: pseudonym }).where(eq(auditLog.actorId, id)),
    db
      .update(auditLog)
      .set({
        subject: replaced(auditLog.subject, [id], pseudonym),
        detail: sql`iif(${speaksOf(replaced(auditLog.detail, words, pseudonym), words)}, null, ${replaced(auditLog.detail, words, pseudonym)})`,
      })
      .where(containsName(auditLog.subject, auditLog.detail)),
    // Pending links and codes of any kind.
    db.delete(verification).where(containsName(verification.identifier, verification.value)),
    db.delete(uploadTally).where(and(eq(uploadTally.facet, "user"), eq(uploadTally.value, id))),
    db.delete(consultationRequest).where(eq(sql`lower(${consultationRequest.email})`, email)),
    db.delete(deadLetter).where(eq(sql`json_extract(${deadLetter.body}, '$.userId')`, id)),
    db
      .delete(emailOutbox)
      .where(
        and(
          ne(emailOutbox.kind, "account-deleted"),
          or(
            eq(sql`lower(${emailOutbox.toAddress})`, email),
            eq(userId, id),
            containsName(subject, text, html, onceKey),
          ),
        ),
      ),
  ];
}

/** Matches the words in any case. Text in another case cannot be replaced, so it is deleted as a whole. */
const speaksOf = (text: SQL, words: string[]) =>
  sql.join(
    words.map((word) => sql`instr(lower(${text}), ${word.toLowerCase()}) > 0`),
    sql` or `,
  );

const replaced = (column: SQLiteColumn, words: string[], by: string) =>
  words.reduce<SQL>((text, word) => sql`replace(${text}, ${word}, ${by})`, sql`${column}`) as SQL<never>;
