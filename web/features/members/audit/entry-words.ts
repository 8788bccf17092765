import { addressOf } from "../../../../worker/contract/addresses";
import type { AuditEntry } from "../../../../worker/contract/audit";
import { exactMoney } from "../../../../worker/contract/money";
import { dayOf } from "../../../lib/format/day-of";
import { ROLE_NAMES } from "../../../lib/format/member-words";
import { objectWords } from "./act-words";

/** Returns the address of an entry's subject; null if it is deleted or has no page. */
export function objectAddress({ kind, id, title }: AuditEntry["object"]): string | null {
  switch (kind) {
    case "user":
      return id && title !== null ? addressOf("adminUser", { id }) : null;
    case "weekly_program":
      return id && title !== null ? addressOf("weeklyProgramEdit", { id }) : null;
    case "workout":
      return id && title !== null ? addressOf("workout", { id }) : null;
    case "workout_template":
      return addressOf("workoutTemplates");
    case "blog_post":
      return addressOf("admin", { query: { tab: "blog" } });
    case "exercise":
    case "exercises":
    case "exercise_library":
    case "library_exercise":
      return addressOf("exerciseVideos");
    case "validation-rule":
    case "validation-settings":
      return addressOf("documentValidation");
    case "dead_letter":
    case "failure":
    case "failures":
      return addressOf("adminHealth");
    case "gift":
      return addressOf("adminGifts");
    case "member_import":
      return addressOf("adminMemberImport");
    case "pinned_message":
      return addressOf("pinnedMessages");
    case "consultation":
      return addressOf("adminConsultations");
    case "direct_message":
    case "saved_reply":
      return addressOf("adminMessages");
    case "community_post":
    case "community_comment":
      return addressOf("adminModeration");
    default:
      return null;
  }
}

export function objectName({ kind, id, title }: AuditEntry["object"]): string {
  if (title) return title;
  return id === null || !/^\d+$/.test(id) ? objectWords(kind) : `${objectWords(kind)} ${id}`;
}

/** Describes an entry's details; null without any. */
export function detailWords({ action, detail }: AuditEntry): string | null {
  if (!detail) return null;
  const { from, to, refund, refusal, cents, reason, fields, until } = detail;
  if (action === "user.role" && isRole(from) && isRole(to)) return `From ${ROLE_NAMES[from]} to ${ROLE_NAMES[to]}`;
  if (action.startsWith("free_time.") && typeof reason === "string") {
    return typeof until === "string" ? `Until ${dayOf(until)}: ${reason}` : reason;
  }
  if (action === "gift.settings") return detail.membersMayGive ? "Members may" : "Members may not";
  if (action === "member.tags" && Array.isArray(detail.tags)) return `Tags: ${detail.tags.join(", ") || "none"}`;
  if (typeof refusal === "string") return refusal;
  if (typeof cents === "number") return exactMoney(cents, "usd");
  if (typeof refund === "string" && refund !== "none")
    return refund === "last" ? "Refund: last payment" : "Refund: pro rata";
  if (typeof reason === "string" && reason) return `Reason: ${reason}`;
  if (typeof detail.label === "string" && typeof until === "string") return `${detail.label}, until ${dayOf(until)}`;
  if (typeof until === "string") return `Until ${until}`;
  if (typeof detail.file === "string") return detail.file;
  if (Array.isArray(fields) && fields.length)
    return `Fields: ${fields.filter((each) => typeof each === "string").join(", ")}`;
  return null;
}

const isRole = (value: unknown): value is keyof typeof ROLE_NAMES => typeof value === "string" && value in ROLE_NAMES;
