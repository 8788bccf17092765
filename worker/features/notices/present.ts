import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { Notice } from "../../contract/notices";
import type { NoticeKind } from "../../contract/notices-limits";
import type { NoticeRow, Person, ThreadPlace } from "./queries";

export function presentNotice(row: NoticeRow): Notice {
  const { id, kind, at, isRead, people, peopleCount, detail } = row;
  return {
    id,
    kind,
    text: (row.thread && kind === "comment" ? saidOf(row.thread) : TEXT[kind])(names(people, peopleCount)),
    detail: detail ?? DETAIL[kind] ?? null,
    path: pathOf(row),
    person: people[0] ?? null,
    at: at.toISOString(),
    isRead,
  };
}

const TEXT: Record<NoticeKind, (who: string) => string> = {
  reaction: (who) => `${who} reacted to your post`,
  comment: (who) => `${who} commented on your post`,
  reply: (who) => `${who} replied to your comment`,
  mention: (who) => `${who} mentioned you`,
  message: (who) => `${who} sent you a message`,
  week: () => "A new week is ready",
  payment_failed: () => "Your payment did not go through",
  trial_ends: () => "Your trial ends soon",
  free_ends: () => "Your access ends soon",
  cancelled: () => "Your membership is cancelled",
  cheer: (who) => `${who} liked your training`,
  training_today: () => "Time to train",
  letter: () => `A letter from ${brand.coach.firstName}`,
  report: (who) => `${who} reported something in the community`,
};

/** Words for a comment on training differ from those for one on a post. */
const saidOf =
  ({ workoutId }: ThreadPlace) =>
  (who: string) =>
    `${who} commented on a ${workoutId === null ? "day of a week" : "workout"}`;

const DETAIL: Partial<Record<NoticeKind, string>> = {
  payment_failed: "Complete it with the same or another card to keep your access.",
  trial_ends: "It ends by itself and nothing is charged. Subscribe to keep training.",
  free_ends: "Nothing is charged when it does. Subscribe to keep training.",
  cancelled: "You will not be charged again.",
  report: "It waits for your decision.",
};

/** Returns the path that opens the thread in its week or workout. */
const pathOfThread = ({ programId, day, workoutId }: ThreadPlace) =>
  workoutId === null
    ? addressOf("weeklyProgram", { id: String(programId), query: { day, talk: 1 } })
    : addressOf("workout", { id: workoutId, query: { talk: 1 } });

function pathOf({ kind, subject, postId, programId, thread }: NoticeRow): string {
  switch (kind) {
    case "reaction":
    case "comment":
    case "reply":
    case "mention":
      if (thread) return pathOfThread(thread);
      return addressOf("community", { query: { post: postId } });
    case "message":
      return addressOf("messages");
    case "week":
      return addressOf("weeklyProgram", { id: String(programId) });
    case "payment_failed":
    case "trial_ends":
    case "free_ends":
      return addressOf("subscribe");
    case "cancelled":
      return addressOf("subscription");
    case "cheer":
    case "training_today":
      return addressOf("dashboard");
    case "letter":
      return addressOf("letter", { id: subject.slice("letter:".length) });
    case "report":
      return addressOf("adminModeration");
  }
}

/** Returns "Ana", "Ana and Rui" or "Ana and 3 others". */
function names([first, second]: Person[], count: number): string {
  if (!first) return "Somebody";
  if (count === 2 && second) return `${first.firstName} and ${second.firstName}`;
  return count > 2 ? `${first.firstName} and ${count - 1} others` : first.firstName;
}
