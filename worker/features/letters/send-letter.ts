import { eq, sql } from "drizzle-orm";
import type { LetterDetail, NewLetter } from "../../contract/letters";
import { LETTER_LIMITS, LETTER_REFUSALS } from "../../contract/letters-limits";
import { letter } from "../../db/letters";
import { letterDraft } from "../../db/unsaved";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { requirePublicUrl } from "../../http/public-origin";
import { audit } from "../../write/audit";
import { type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { consumeLetter, SEND } from "./rate-limits";
import { readLetter } from "./read-letters";
import { fixRecipients, refuseUnfitting } from "./recipients";
import { queueLetter } from "./wake-letters";

const DAY_MS = 86_400_000;

/** Sends a letter, or schedules it. A retry under the same key returns the first one. */
export function sendLetter(ctx: Ctx, input: NewLetter, once: OnceOnly | null): Promise<Made<LetterDetail>> {
  return makeOnce(ctx, once, {
    find: (id) => readLetter(ctx, Number(id)),
    make: async () => {
      requirePublicUrl(ctx.env);
      const sendAt = dueAt(input, ctx.now);
      // Refuses text that cannot be rendered before anything is stored.
      const { mailedLetter } = await import("./letter-html");
      mailedLetter(input.content, "https://letter.invalid");
      await consumeLetter(ctx, SEND);
      return readLetter(ctx, await store(ctx, input, sendAt, once));
    },
  });
}

function dueAt({ sendAt }: NewLetter, now: Date): Date {
  if (sendAt === null) return now;
  const at = new Date(sendAt);
  if (at.getTime() > now.getTime() + LETTER_LIMITS.daysAhead * DAY_MS) {
    throw new AppError("invalid", LETTER_REFUSALS.late, {
      issues: [{ path: "sendAt", message: LETTER_REFUSALS.late }],
    });
  }
  return at > now ? at : now;
}

async function store(ctx: Ctx, input: NewLetter, sendAt: Date, once: OnceOnly | null): Promise<number> {
  const { db, now } = ctx;
  const { subject, content, audience } = input;
  const authorId = memberOf(ctx.actor).user.id;
  const goes = sendAt <= now;
  const newest = sql<number>`(select max(${letter.id}) from ${letter})`;
  const write = writing(ctx, { once, made: newest });
  const saved = write.add(
    db
      .insert(letter)
      .values({
        subject,
        content,
        audience,
        authorId,
        state: goes ? "sending" : "scheduled",
        createdAt: now,
        sendAt,
        startedAt: goes ? now : null,
      })
      .returning({ id: letter.id }),
  );
  if (goes) {
    fixRecipients(write, newest, audience, sql`true`);
    refuseUnfitting(write, newest);
  }
  // The author's unsaved draft is no longer needed.
  write.add(db.delete(letterDraft).where(eq(letterDraft.userId, authorId)));
  audit(write, goes ? "letter.send" : "letter.schedule", ["letter", newest], {
    to: audience.to,
    ...(audience.tag ? { tag: audience.tag } : {}),
  });
  write.after((done) => queueLetter(ctx, done.one(saved).id, sendAt));
  return (await write.commit()).one(saved).id;
}
