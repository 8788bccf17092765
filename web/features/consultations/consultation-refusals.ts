import {
  CONSULTATION_LIMITS as LIMITS,
  CONSULTATION_REFUSALS as REFUSALS,
} from "../../../worker/contract/consultations-limits";
import type { ConsultationDraft } from "./consultation-draft";

export type ConsultationField = keyof ConsultationDraft;
export type Refusals = Partial<Record<ConsultationField, string>>;

/** What does not hold of a draft, in the order of the form. */
export function refusalsOf(draft: ConsultationDraft): Refusals {
  return {
    ...(draft.name.trim().length >= LIMITS.nameMin ? {} : { name: REFUSALS.name }),
    ...(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(draft.email.trim()) ? {} : { email: REFUSALS.email }),
    ...(draft.serviceType ? {} : { serviceType: REFUSALS.serviceType }),
    ...(draft.availability.length ? {} : { availability: REFUSALS.availability }),
    ...(draft.message.trim().length >= LIMITS.messageMin ? {} : { message: REFUSALS.message }),
  };
}
