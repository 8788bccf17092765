import { and, eq, isNull, sql } from "drizzle-orm";
import type { Message, NewMessage } from "../../contract/messages";
import { MESSAGE_REFUSALS as REFUSALS } from "../../contract/messages-limits";
import { mayDo } from "../../contract/rights";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { competition } from "../../db/competitions";
import { conversation, directMessage } from "../../db/messages";
import { trainingSession } from "../../db/training";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { consume } from "../../http/rate-limit";
import { audit } from "../../write/audit";
import { notify } from "../../write/notify";
import { type Made, madeBefore, makeOnce } from "../../write/once";
import { type Write, writing } from "../../write/writing";
import { foldWritten } from "../desk/fold-written";
import { claimMedia } from "../media/claim-media";
import { logKey } from "../training/log-key";
import { MESSAGE_NOTICE, notifyParties } from "./notify-parties";
import { markMailOwed, sendOwedMail } from "./owed-mail";
import { answersMembers } from "./policy";
import { presentMessage } from "./present";
import { firstAdmin, type MessageRow } from "./queries";
import { MESSAGE, REPLY } from "./rate-limits";
import { readMessage } from "./read-message";

type Sending = { input: NewMessage; once: OnceOnly | null; origin: string };

/** Stores a message and notifies the other side. A retry under the same key returns the first one. */
export async function sendMessage(ctx: Ctx, sending: Sending): Promise<Made<Message>> {
  const { once, input } = sending;
  refuseUnsendable(ctx, input);
  const asAdmin = answersMembers(ctx.actor);
  const limit = asAdmin ? REPLY : MESSAGE;
  // Read in parallel; a retry is answered even when the limit is reached.
  const [earlier, conversation, overLimit] = await Promise.all([
    madeBefore(ctx, once),
    (asAdmin ? memberConversation(ctx, input) : ownConversation(ctx)).catch((refusal: unknown) => ({ refusal })),
    consume(ctx.env, limit, "account", memberOf(ctx.actor).user.id, ctx.now).catch((refusal: unknown) => refusal),
  ]);
  return makeOnce(ctx, once, {
    earlier,
    find: (id) => readMessage(ctx, Number(id)),
    make: () => {
      if ("refusal" in conversation) throw conversation.refusal;
      if (overLimit) throw overLimit;
      return insertMessage(ctx, conversation, sending);
    },
  });
}

function refuseUnsendable(ctx: Ctx, { content, mediaUrl, messageType, toUserId, review }: NewMessage): void {
  const asAdmin = answersMembers(ctx.actor);
  const remarks = asAdmin ? (review?.remarks.length ?? 0) : 0;
  if (content === "" && !mediaUrl && remarks === 0) throw invalid("content", REFUSALS.empty);
  if (asAdmin && !toUserId) throw invalid("toUserId", REFUSALS.to);
  if (!asAdmin && mediaUrl && messageType !== "form_check") throw invalid("mediaUrl", REFUSALS.media);
}

/** The member of the conversation, and the message that remarks refer to. */
type Recipient = { memberId: string; reviewed: MessageRow["reviewed"] };

async function ownConversation(ctx: Ctx): Promise<Recipient> {
  // Members' messages are for all admins; there has to be one.
  if (!(await firstAdmin(ctx.db))) throw new AppError("unavailable", REFUSALS.nobody);
  return { memberId: memberOf(ctx.actor).user.id, reviewed: null };
}

async function memberConversation(ctx: Ctx, { toUserId, review }: NewMessage): Promise<Recipient> {
  const memberId = toUserId ?? "";
  const [found, reviewed] = await Promise.all([
    ctx.db
      .select({ role: user.role, conversationId: conversation.id })
      .from(user)
      .leftJoin(conversation, eq(conversation.memberId, user.id))
      .where(eq(user.id, memberId))
      .get(),
    review
      ? ctx.db
          .select({ mediaUrl: directMessage.mediaUrl, mediaType: directMessage.mediaType })
          .from(directMessage)
          .innerJoin(conversation, eq(conversation.id, directMessage.conversationId))
          .where(
            and(
              eq(directMessage.id, review.messageId),
              eq(conversation.memberId, memberId),
              eq(directMessage.fromAdmin, false),
            ),
          )
          .get()
      : null,
  ]);
  if (!found || (mayDo(found.role, "messages") && found.conversationId === null)) throw notFound("Member");
  if (review && !reviewed?.mediaUrl) throw invalid("review", REFUSALS.reviewed);
  return { memberId, reviewed: reviewed ?? null };
}

async function insertMessage(
  ctx: Ctx,
  { memberId, reviewed }: Recipient,
  { input, once, origin }: Sending,
): Promise<Message> {
  const { db, now } = ctx;
  const actorId = memberOf(ctx.actor).user.id;
  const fromAdmin = answersMembers(ctx.actor);
  const newest = sql<number>`(select max(${directMessage.id}) from ${directMessage})`;
  // Admins see it as admins: a recipient of their own would keep it after losing the role.
  const media = input.mediaUrl
    ? await claimMedia(ctx, input.mediaUrl, { kind: "message", id: newest, readerId: memberId })
    : null;
  const review = fromAdmin ? input.review : null;
  // Only a clip can be a form check: a set in words alone is none.
  const filmed = !fromAdmin && media && input.messageType === "form_check" ? (input.filmed ?? null) : null;
  const write = writing(ctx, { once, made: newest });
  write.add(
    db
      .insert(conversation)
      .values({ memberId, createdAt: now, lastMessageAt: now })
      .onConflictDoNothing({ target: conversation.memberId }),
  );
  const saved = write.add(
    db
      .insert(directMessage)
      .values({
        conversationId: sql`(select id from conversation where member_id = ${memberId})`,
        fromUserId: actorId,
        fromAdmin,
        content: input.content,
        messageType: input.messageType,
        mediaUrl: media?.mediaUrl ?? null,
        mediaType: media?.mediaType ?? null,
        createdAt: now,
        reviewedId: review?.messageId ?? null,
        remarks: review?.remarks ?? null,
        filmed,
        liftKey: filmed && logKey(filmed.exercise),
        about: fromAdmin ? null : (input.about ?? null),
      })
      .returning(),
  );
  const owed = write.add(markMailOwed(db, fromAdmin ? "member" : "admin", memberId, now));
  write.addAll(media?.statements);
  write.after((done) => {
    for (const { id } of done.of(owed)) ctx.later(sendOwedMail(ctx, id, origin));
  });
  foldWritten(write, "message", newest, input.content);
  notifyParties(write, memberId);
  if (fromAdmin) {
    if (input.sessionId) write.add(answerSession(db, now, input.sessionId, memberId));
    if (input.competitionId) wishLuck(write, input.competitionId, memberId);
    audit(write, "message.reply", ["direct_message", newest], { memberId });
    notify(write, { ...MESSAGE_NOTICE, to: memberId, actorId }, () => true);
  }
  const message = (await write.commit()).one(saved);
  // A new message is unread.
  return presentMessage({ message, conversation: { memberId, readByAdmins: 0, readByMember: 0 }, reviewed });
}

/** Marks a session as answered, if it is this member's. */
const answerSession = (db: Db, now: Date, id: number, memberId: string) =>
  db
    .update(trainingSession)
    .set({ repliedAt: now })
    .where(and(eq(trainingSession.id, id), eq(trainingSession.userId, memberId)));

/** Marks that a competition of this member's got a good-luck message, at most once. */
function wishLuck(write: Write, id: number, memberId: string): void {
  const own = and(eq(competition.id, id), eq(competition.userId, memberId));
  const refusal = new AppError("conflict", REFUSALS.wished, { code: "wished" });
  write.must(
    write.ctx.db
      .update(competition)
      .set({ wishedAt: write.ctx.now })
      .where(and(own, isNull(competition.wishedAt))),
    refusal,
  );
}

const invalid = (path: string, message: string) => new AppError("invalid", message, { issues: [{ path, message }] });
