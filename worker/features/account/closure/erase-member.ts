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

/** Whom to forget; `pseudonym` is what the log calls them from now on, `mailbox` the hash that stands for their trial. */
type LeavingMember = { id: string; email: string; name: string; pseudonym: string; mailbox: string };

const FORMER = { userId: FORMER_MEMBER_ID };

/**
 * The statements of one batch that take a member out of every table. What others have answered to stays without them;
 * everything else of theirs goes, most of it with the row of `user` by its foreign keys.
 */
export function eraseMember(db: Db, leaver: LeavingMember): [Statement, ...Statement[]] {
  return [
    insertFormerMember(db),
    ...leaveWords(db, leaver),
    ...keepWhatIsOthers(db, leaver),
    ...releaseFiles(db, leaver),
    ...keepTrialFact(db, leaver),
    ...forgetMentions(db, leaver),
    db.delete(user).where(eq(user.id, leaver.id)),
  ];
}

/** Posts and comments lose their author and their photos; threads stay readable. */
function leaveWords(db: Db, { id }: LeavingMember): Statement[] {
  const revision = sql`${communityPost.revision} + 1`;
  return [
    // Nothing is left of a post that was only a photo, unless somebody has answered it.
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

/** Pictures of articles and workouts, and what a coach has answered to members, are not the leaver's alone. */
function keepWhatIsOthers(db: Db, { id }: LeavingMember): Statement[] {
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
    // What was sent to them alone.
    db.delete(mediaClaim).where(eq(mediaClaim.readerId, id)),
  ];
}

/** Their files become leftovers: nobody can ask for them any more, and whatever breaks off, the sweep removes the bytes. */
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

/** That the mailbox has had its trial stays, as a hash. */
function keepTrialFact(db: Db, { id, pseudonym, mailbox }: LeavingMember): Statement[] {
  const claim = { emailKey: mailbox, userId: pseudonym, startedAt: sql`min(started_at)` };
  const earlier = sql`from trial_claim where user_id = ${id} having count(*) > 0`;
  return [
    insertFrom(db, trialClaim, claim, earlier).onConflictDoNothing(),
    db.delete(trialClaim).where(eq(trialClaim.userId, id)),
  ];
}

function forgetMentions(db: Db, { id, email, name, pseudonym }: LeavingMember): Statement[] {
  // A single first name would be found in mails about somebody else.
  const words = [id, email, ...(name.includes(" ") ? [name] : [])];
  const speaks = (...columns: SQLiteColumn[]) =>
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
      .where(speaks(auditLog.subject, auditLog.detail)),
    // Links and codes that are still under way, whichever they are for.
    db.delete(verification).where(speaks(verification.identifier, verification.value)),
    db.delete(uploadTally).where(and(eq(uploadTally.facet, "user"), eq(uploadTally.value, id))),
    db.delete(consultationRequest).where(eq(sql`lower(${consultationRequest.email})`, email)),
    db.delete(deadLetter).where(eq(sql`json_extract(${deadLetter.body}, '$.userId')`, id)),
    db
      .delete(emailOutbox)
      .where(
        and(
          ne(emailOutbox.kind, "account-deleted"),
          or(eq(sql`lower(${emailOutbox.toAddress})`, email), eq(userId, id), speaks(subject, text, html, onceKey)),
        ),
      ),
  ];
}

/** What is written in other capitals than it is known by cannot be replaced, and goes as a whole. */
const speaksOf = (text: SQL, words: string[]) =>
  sql.join(
    words.map((word) => sql`instr(lower(${text}), ${word.toLowerCase()}) > 0`),
    sql` or `,
  );

const replaced = (column: SQLiteColumn, words: string[], by: string) =>
  words.reduce<SQL>((text, word) => sql`replace(${text}, ${word}, ${by})`, sql`${column}`) as SQL<never>;
