import { eq } from "drizzle-orm";
import type { Consultation, ConsultationChange } from "../../contract/consultations";
import { consultationRequest } from "../../db/consultations";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { presentConsultation } from "./present";

/** Changes a request's status or the coach's notes; omitted fields stay. */
export async function changeConsultation(ctx: Ctx, id: number, change: ConsultationChange): Promise<Consultation> {
  const isThisRequest = eq(consultationRequest.id, id);
  if ((await ctx.db.$count(consultationRequest, isThisRequest)) === 0) throw notFound("Consultation request");
  const write = writing(ctx);
  const saved = write.must(
    ctx.db
      .update(consultationRequest)
      .set({ ...change, updatedAt: ctx.now })
      .where(isThisRequest)
      .returning(),
    notFound("Consultation request"),
  );
  audit(write, "consultation.change", `consultation:${id}`, {
    fields: Object.keys(change),
    ...(change.status ? { status: change.status } : {}),
  });
  return presentConsultation((await write.commit()).one(saved));
}
