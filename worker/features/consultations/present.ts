import type { Consultation } from "../../contract/consultations";
import type { consultationRequest } from "../../db/consultations";

export function presentConsultation(row: typeof consultationRequest.$inferSelect): Consultation {
  const { updatedAt: _, createdAt, ...said } = row;
  return { ...said, createdAt: createdAt.toISOString() };
}
