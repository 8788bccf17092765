import { eq } from "drizzle-orm";
import type { Consultation, ConsultationChange } from "../../contract/consultations";
import { consultationRequest } from "../../db/consultations";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentConsultation } from "./present";

/** Changes where the coach is with a request, or their notes; what is left out stays. */
export async function changeConsultation(ctx: Ctx, id: number, change: ConsultationChange): Promise<Consultation> {
  const which = eq(consultationRequest.id, id);
  if ((await ctx.db.$count(consultationRequest, which)) === 0) throw notFound("Consultation request");
  const [[saved]] = await ctx.db.batch([
    ctx.db
      .update(consultationRequest)
      .set({ ...change, updatedAt: ctx.now })
      .where(which)
      .returning(),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "consultation.change",
      subject: `consultation:${id}`,
      detail: { fields: Object.keys(change), ...(change.status ? { status: change.status } : {}) },
    }),
  ]);
  if (!saved) throw notFound("Consultation request");
  return presentConsultation(saved);
}
