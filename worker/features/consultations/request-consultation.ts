import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ConsultationReceived, consultationRequestSchema } from "../../contract/consultations";
import { consultationRequest } from "../../db/consultations";
import { insertFrom } from "../../db/insert-from";
import { emailOutbox } from "../../db/outbox";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { consume, consumeGlobal, type RateLimit } from "../../http/rate-limit";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import { consultationMail, receivedMail } from "./mails";

const HOUR = 3600;
const PER_ADDRESS: RateLimit = { name: "consultation-address", calls: 5, seconds: HOUR };
const PER_MAILBOX: RateLimit = { name: "consultation", calls: 10, seconds: 24 * HOUR };
const ALL: RateLimit = { name: "consultation-global", calls: 60, seconds: HOUR };

const RECEIVED: ConsultationReceived = { message: "Your request has arrived." };

type From = { address: string; origin: string };

/** Stores a visitor's request and mails them and the coach; once per idempotency key. */
export async function requestConsultation(
  ctx: Ctx,
  from: From,
  input: z.output<typeof consultationRequestSchema>,
  once: OnceOnly | null,
): Promise<ConsultationReceived> {
  const { website, ...asked } = input;
  await consume(ctx.env, PER_ADDRESS, "address", from.address, ctx.now);
  // A bot that fills the hidden field gets the normal answer, so that it learns nothing.
  if (website) return RECEIVED;
  // Visitors have no account to scope the key by: their address does.
  const onceKey = once && `${once.call}:${asked.email.toLowerCase()}:${once.key}`;
  const isNew = onceKey ? sql`not exists (select 1 from ${emailOutbox} where once_key = ${onceKey})` : sql`true`;
  if (onceKey && (await ctx.db.$count(emailOutbox, eq(emailOutbox.onceKey, onceKey))) > 0) return RECEIVED;
  await consume(ctx.env, PER_MAILBOX, "account", asked.email, ctx.now);
  await consumeGlobal(ctx.env, ALL, from.address, ctx.now);
  const { db, now } = ctx;
  const write = writing(ctx);
  const row = { ...asked, createdAt: now, updatedAt: now };
  write.add(insertFrom(db, consultationRequest, row, sql`where ${isNew}`));
  sendMail(write, consultationMail(asked, from.origin), isNew);
  sendMail(write, { ...receivedMail(asked.email), ...(onceKey ? { onceKey } : {}) });
  await write.commit();
  return RECEIVED;
}
