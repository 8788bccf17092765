import type { MemberStatus } from "../../../worker/contract/members-limits";

export const STATUS_NAMES: Record<MemberStatus, string> = {
  active: "Active",
  trialing: "On trial",
  trial_ended: "Trial ended",
  free: "Free time",
  past_due: "Past Due",
  cancelling: "Cancelling",
  canceled: "Cancelled",
  incomplete: "Incomplete",
  unpaid: "Unpaid",
  paused: "Paused",
  none: "No membership",
};
