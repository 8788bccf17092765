import type { ReportReason } from "../../../worker/contract/community-limits";

export const REASON_WORDS: Record<ReportReason, string> = {
  harassment: "It insults or harasses somebody",
  spam: "It is advertising or spam",
  unsafe: "It could get somebody hurt",
  private: "It shows something private",
  other: "Something else",
};
