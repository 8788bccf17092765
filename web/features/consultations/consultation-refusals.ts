import {
  CONSULTATION_LIMITS as LIMITS,
  CONSULTATION_REFUSALS as REFUSALS,
} from "../../../worker/contract/consultations-limits";
import type { Refusals } from "../../lib/forms/use-plain-form";
import type { ConsultationDraft } from "./consultation-draft";

/** Returns the errors of a draft, in the order of the form. */
export function refusalsOf(draft: ConsultationDraft): Refusals<ConsultationDraft> {
  return {
    ...(draft.name.trim().length >= LIMITS.nameMin ? {} : { name: REFUSALS.name }),
    ...(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(draft.email.trim()) ? {} : { email: REFUSALS.email }),
    ...(draft.serviceType ? {} : { serviceType: REFUSALS.serviceType }),
    ...(draft.availability.length ? {} : { availability: REFUSALS.availability }),
    ...(draft.message.trim().length >= LIMITS.messageMin ? {} : { message: REFUSALS.message }),
  };
}
