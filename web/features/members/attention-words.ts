import { addressOf } from "../../../worker/contract/addresses";
import type { WaitingMember } from "../../../worker/contract/members";
import {
  type AttentionKind,
  IDLE_DAYS,
  TRIAL_ENDING_DAYS,
  UNANSWERED_HOURS,
} from "../../../worker/contract/members-limits";
import { dayOf } from "../../lib/format/day-of";
import { relativeTime } from "../../lib/format/format";

export const ATTENTION_NAMES: Record<AttentionKind, { one: string; many: string; rule: string; none: string }> = {
  idle: {
    one: "member idle",
    many: "members idle",
    rule: `Active members who have finished no training for ${IDLE_DAYS} days, longest first.`,
    none: `Every active member has trained in the last ${IDLE_DAYS} days.`,
  },
  trial: {
    one: "trial ending unused",
    many: "trials ending unused",
    rule: `Trials that end within ${TRIAL_ENDING_DAYS} days without a finished training, soonest first.`,
    none: "Everybody whose trial ends soon has finished a training.",
  },
  past_due: {
    one: "member past due",
    many: "members past due",
    rule: "Memberships whose payment has failed, newest members first.",
    none: "Every payment has gone through.",
  },
  unanswered: {
    one: "message unanswered",
    many: "messages unanswered",
    rule: `Members who have waited more than ${UNANSWERED_HOURS} hours for an answer, longest first.`,
    none: `Nobody has waited more than ${UNANSWERED_HOURS} hours.`,
  },
};

/** Says why a member is in the list. */
export function reasonOf({ kind, at }: WaitingMember): string {
  if (kind === "idle") return `No training finished since ${dayOf(at)}`;
  if (kind === "trial") return `Trial ends ${dayOf(at)}, nothing finished yet`;
  if (kind === "past_due") return `Unpaid since ${dayOf(at)}`;
  return `Wrote ${relativeTime(at)}`;
}

/** Returns the address of their conversation with a prepared message, which the coach may edit. */
export function messageAddress(waiting: WaitingMember): string {
  return addressOf("adminMessages", { query: { member: waiting.user.id, text: messageFor(waiting) } });
}

function messageFor({ kind, at, user }: WaitingMember): string {
  const hello = user.firstName ? `Hi ${user.firstName},` : "Hi,";
  if (kind === "idle") {
    return `${hello} your last training with us was on ${dayOf(at)}. Is everything all right? Tell me what gets in the way, and we will find a session that fits your week.`;
  }
  if (kind === "trial") {
    return `${hello} your trial runs until ${dayOf(at)} and the first training is still ahead of you. Shall I tell you which one to start with? Twenty minutes are enough.`;
  }
  if (kind === "past_due") {
    return `${hello} your last payment did not go through, which is usually an expired card. You can change it under Subscription. Write to me if something else is the matter.`;
  }
  return `${hello} thank you for waiting. `;
}
