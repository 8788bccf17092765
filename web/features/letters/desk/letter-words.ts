import type { LetterAudience, LetterDetail, LetterRow } from "../../../../worker/contract/letters";
import type { LetterAudienceKind, LetterState } from "../../../../worker/contract/letters-limits";
import { plural } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import type { BadgeTone } from "../../../ui/badge";

export const AUDIENCE_NAMES: Record<LetterAudienceKind, { label: string; help: string }> = {
  access: { label: "Everybody who may train", help: "Paying, on trial, or with time that was given." },
  trial: { label: "On trial", help: "Whose trial runs." },
  paying: { label: "Paying", help: "Whose membership is active." },
  lapsed: { label: "Lapsed", help: "Whose trial or membership has ended. Who rests is left alone." },
  tag: { label: "By a tag", help: "Whom you call by one word." },
  chosen: { label: "Chosen members", help: "Up to a hundred, one by one." },
};

/** Describes an audience in a few words. */
export function audienceText({ to, tag, ids }: LetterAudience): string {
  if (to === "tag") return `Tagged ${tag}`;
  if (to === "chosen") return plural(ids?.length ?? 0, "chosen member");
  return AUDIENCE_NAMES[to].label;
}

export const STATES: Record<LetterState, { text: string; tone: BadgeTone }> = {
  scheduled: { text: "Scheduled", tone: "warning" },
  sending: { text: "On its way", tone: "accent" },
  sent: { text: "Sent", tone: "success" },
  cancelled: { text: "Stopped", tone: "outline" },
};

/** Says when a letter is, was or stopped being sent. */
export function whenText({ state, sendAt, startedAt, endedAt }: LetterRow): string {
  switch (state) {
    case "scheduled":
      return `Goes ${siteTime(sendAt)}`;
    case "sending":
      return `Since ${siteTime(startedAt ?? sendAt)}`;
    case "sent":
      return `Gone ${siteTime(endedAt ?? sendAt)}`;
    case "cancelled":
      return `Stopped ${siteTime(endedAt ?? sendAt)}`;
  }
}

/** Says who gets no mail: a sentence for each reason that applies. */
export function reasons(count: { optedOut: number; unverified: number; banned: number }): string[] {
  const { optedOut, unverified, banned } = count;
  return [
    optedOut && `${plural(optedOut, "member")} turned letters by mail off: it waits for them in their bell.`,
    unverified && `${plural(unverified, "member")} never confirmed the address: it waits for them in their bell.`,
    banned && `${plural(banned, "member")} cannot sign in, and ${banned === 1 ? "gets" : "get"} nothing.`,
  ].filter((each) => typeof each === "string");
}

/** Says how many mails were delivered, as far as the mail service has reported. */
export function deliveryText({ outcomes, delivered, undelivered }: LetterDetail): string {
  const parts = [
    `${plural(outcomes.mailed, "mail")} written`,
    delivered ? `${delivered} taken by the mail service` : null,
    undelivered ? `${undelivered} could not be delivered` : null,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
