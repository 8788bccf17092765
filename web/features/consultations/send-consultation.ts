import type { Refusal } from "../../lib/forms/use-plain-form";
import { send } from "../../lib/http/call";
import { refusalsOf } from "../../lib/http/issues-of";
import { RequestError } from "../../lib/http/request-error";
import { browserTimeZone } from "../../lib/session/session";
import { type ConsultationDraft, saveDraft } from "./consultation-draft";
import { CONSULTATION_FAILED } from "./consultation-failed";

/** The result of sending: done, or the refusal at a field or of the whole. */
export type Outcome = "sent" | Refusal<ConsultationDraft>;

export async function sendConsultation(draft: ConsultationDraft): Promise<Outcome> {
  try {
    await send("POST", "/api/consultation-requests", { ...draft, timeZone: browserTimeZone() });
    saveDraft(null);
    return "sent";
  } catch (error) {
    const refusals = refusalsOf(error, (path) => {
      const [field = ""] = path.split(".");
      return field in draft ? field : null;
    });
    if (Object.keys(refusals).length) return { refusals };
    const limited = error instanceof RequestError && error.status === 429;
    return { failure: (limited && error.body?.message) || CONSULTATION_FAILED };
  }
}
