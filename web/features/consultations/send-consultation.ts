import { RequestError } from "../../lib/request-error";
import { send } from "../../lib/send";
import { type ConsultationDraft, keepDraft } from "./consultation-draft";
import { CONSULTATION_FAILED } from "./consultation-failed";
import type { Refusals } from "./consultation-refusals";

/** What became of a request: nothing stands in its way, or what does, at a field or at all. */
export type Outcome = "sent" | { refusals: Refusals } | { failure: string };

export async function sendConsultation(draft: ConsultationDraft): Promise<Outcome> {
  try {
    await send("POST", "/api/consultation-requests", draft);
    keepDraft(null);
    return "sent";
  } catch (error) {
    const refusals = refusalsIn(error, Object.keys(draft));
    if (Object.keys(refusals).length) return { refusals };
    const limited = error instanceof RequestError && error.status === 429;
    return { failure: (limited && error.body?.message) || CONSULTATION_FAILED };
  }
}

function refusalsIn(error: unknown, fields: string[]): Refusals {
  const issues = error instanceof RequestError ? (error.body?.issues ?? []) : [];
  return Object.fromEntries(
    issues
      .map(({ path, message }) => [path.split(".")[0] ?? "", message] as const)
      .filter(([field]) => fields.includes(field)),
  );
}
