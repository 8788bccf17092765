import type { z } from "zod";
import type { ConsultationReceived, consultationRequestSchema } from "../../contract/consultations";
import { consultationRequest } from "../../db/consultations";
import type { Ctx } from "../../http/context";
import { type Budget, spend } from "../../http/rate-limit";
import { outboxRow, queueMail } from "../../platform/mail";
import { askedMail, receivedMail } from "./mails";

const HOUR = 3600;
const PER_ADDRESS: Budget = { name: "consultation-address", calls: 5, seconds: HOUR };
const PER_MAILBOX: Budget = { name: "consultation", calls: 3, seconds: 24 * HOUR };
const ALL: Budget = { name: "consultation-global", calls: 60, seconds: HOUR };

const RECEIVED: ConsultationReceived = { message: "Your request has arrived." };

type From = { address: string; origin: string };

/** Stores what a visitor asks for, and writes to them and to the coach. */
export async function requestConsultation(
  ctx: Ctx,
  from: From,
  input: z.output<typeof consultationRequestSchema>,
): Promise<ConsultationReceived> {
  const { website, ...asked } = input;
  await spend(ctx.env, PER_ADDRESS, "address", from.address, ctx.now);
  // A machine is told what a person is told, so that it learns nothing.
  if (website) return RECEIVED;
  await spend(ctx.env, PER_MAILBOX, "account", asked.email, ctx.now);
  await spend(ctx.env, ALL, "global", "all", ctx.now);
  const toThem = outboxRow(ctx.db, receivedMail(asked.email), ctx.now);
  const toCoach = outboxRow(ctx.db, askedMail(asked, from.origin), ctx.now);
  await ctx.db.batch([
    ctx.db.insert(consultationRequest).values({ ...asked, createdAt: ctx.now, updatedAt: ctx.now }),
    toThem.statement,
    toCoach.statement,
  ]);
  queueMail(ctx, [toThem.id, toCoach.id]);
  return RECEIVED;
}
