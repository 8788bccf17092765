import type { HealthReport, PartState, QueueState } from "../../../worker/contract/health";
import type { FailureKind } from "../../../worker/contract/health-limits";
import { plural, relativeTime } from "../../lib/format/format";
import type { BadgeTone } from "../../ui/badge";

/** A part's state in a word and a line. */
type PartWords = { name: string; state: string; tone: BadgeTone; line: string };

const STATES: Record<PartState, { state: string; tone: BadgeTone }> = {
  ok: { state: "Working", tone: "success" },
  late: { state: "Late", tone: "warning" },
  failed: { state: "Not answering", tone: "danger" },
};
const OFF = { state: "Off", tone: "neutral" } as const;

export function partsInWords({ health, took, sockets, pushes, errorHook }: HealthReport): PartWords[] {
  const { parts, payments, mail } = health;
  const answered = (part: string, state: PartState) =>
    state === "failed" ? "No answer within three seconds." : `Answered in ${took[part] ?? 0} ms.`;
  const room =
    sockets === null ? answered("liveRoom", parts.liveRoom) : `${plural(sockets, "device")} connected right now.`;
  return [
    { name: "Database", ...STATES[parts.database], line: answered("database", parts.database) },
    { name: "Files", ...STATES[parts.files], line: answered("files", parts.files) },
    { name: "Live room", ...STATES[parts.liveRoom], line: room },
    { name: "Rate limiter", ...STATES[parts.rateLimiter], line: answered("rateLimiter", parts.rateLimiter) },
    { name: "Mail queue", ...STATES[parts.mailQueue], line: queueLine(parts.mailQueue) },
    { name: "Work queue", ...STATES[parts.workQueue], line: queueLine(parts.workQueue) },
    { name: "Mail", ...mailWords(mail) },
    { name: "Payments", ...paymentWords(payments) },
    pushes
      ? { name: "Push", ...STATES.ok, line: "Sent to the devices that asked for it." }
      : { name: "Push", ...OFF, line: "The three VAPID settings are not there." },
    errorHook
      ? { name: "Error hook", ...STATES.ok, line: "Told of each new failure, at most once an hour." }
      : { name: "Error hook", ...OFF, line: "ERROR_WEBHOOK_URL has no https address: failures are told here only." },
  ];
}

function queueLine(state: PartState): string {
  if (state === "failed") return "It is not bound to the product.";
  return state === "late" ? "Something has been waiting for too long." : "Nothing waits for too long.";
}

function mailWords(mail: HealthReport["health"]["mail"]) {
  if (!mail) return { ...STATES.failed, line: "How mail stands could not be read." };
  if (mail.service === "outbox") return { ...OFF, line: "No mail service is set up: mail stays in the outbox." };
  if (mail.undelivered > 0)
    return { ...STATES.late, line: `${plural(mail.undelivered, "mail")} of the last week could not be delivered.` };
  return {
    ...STATES.ok,
    line: mail.waitingSince ? `The oldest mail waits since ${relativeTime(mail.waitingSince)}.` : "Nothing waits.",
  };
}

function paymentWords({ mode, problem }: HealthReport["health"]["payments"]) {
  if (problem) return { state: mode === "off" ? "Off" : "Look at this", tone: "danger" as const, line: problem };
  if (mode === "off") return { ...OFF, line: "No payments are taken." };
  return { ...STATES.ok, line: mode === "stripe" ? "Taken by Stripe." : "Simulated on this machine: no real money." };
}

export const QUEUES: Record<QueueState["queue"], { name: string; one: string }> = {
  mail: { name: "Mail", one: "mail" },
  events: { name: "Payment events", one: "payment event" },
  push: { name: "Pushes", one: "push" },
  checks: { name: "Document checks", one: "document check" },
};

export const FAILURES: Record<FailureKind, string> = {
  request: "Call",
  background: "Background",
  dead_letter: "Dead letter",
  browser: "Browser",
};

/** Formats a count that stops at a hundred. */
export const upToHundred = (count: number): string => (count >= 100 ? "99+" : String(count));
