import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ConsultationReceived, consultationRequestSchema } from "../../contract/consultations";
import { consultationRequest } from "../../db/consultations";
import { emailOutbox } from "../../db/outbox";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { type Budget, spend, spendGlobal } from "../../http/rate-limit";
import { outboxRow, queueMail } from "../../platform/mail";
import { askedMail, receivedMail } from "./mails";

const HOUR = 3600;
const PER_ADDRESS: Budget = { name: "consultation-address", calls: 5, seconds: HOUR };
const PER_MAILBOX: Budget = { name: "consultation", calls: 10, seconds: 24 * HOUR };
const ALL: Budget = { name: "consultation-global", calls: 60, seconds: HOUR };

const RECEIVED: ConsultationReceived = { message: "Your request has arrived." };

type From = { address: string; origin: string };

/** Stores what a visitor asks for, and writes to them and to the coach; once, when it arrives again under the same key. */
export async function requestConsultation(
  ctx: Ctx,
  from: From,
  input: z.output<typeof consultationRequestSchema>,
  once: OnceOnly | null,
): Promise<ConsultationReceived> {
  const { website, ...asked } = input;
  await spend(ctx.env, PER_ADDRESS, "address", from.address, ctx.now);
  // A machine is told what a person is told, so that it learns nothing.
  if (website) return RECEIVED;
  // Visitors have no account that a key could belong to: theirs is remembered by the mail to them.
  const onceKey = once && `${once.call}:${asked.email.toLowerCase()}:${once.key}`;
  const isNew = onceKey ? sql`not exists (select 1 from ${emailOutbox} where once_key = ${onceKey})` : sql`true`;
  if (onceKey && (await ctx.db.$count(emailOutbox, eq(emailOutbox.onceKey, onceKey))) > 0) return RECEIVED;
  await spend(ctx.env, PER_MAILBOX, "account", asked.email, ctx.now);
  await spendGlobal(ctx.env, ALL, from.address, ctx.now);
  const { name, email, phone, message, serviceType, availability, experience, timeZone } = asked;
  const at = ctx.now.getTime();
  const toCoach = outboxRow(ctx.db, askedMail(asked, from.origin), ctx.now, isNew);
  const toThem = outboxRow(ctx.db, { ...receivedMail(email), ...(onceKey ? { onceKey } : {}) }, ctx.now);
  const [stored] = await ctx.db.batch([
    ctx.db.insert(consultationRequest).select(sql`select null, ${name}, ${email}, ${phone}, ${message}, ${serviceType},
      ${JSON.stringify(availability)}, ${experience}, 'new', '', ${at}, ${at}, ${timeZone} where ${isNew}`),
    toCoach.statement,
    toThem.statement,
  ]);
  if (stored.meta.changes > 0) queueMail(ctx, [toThem.id, toCoach.id]);
  return RECEIVED;
}
