import { z } from "zod";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant } from "./shared-schemas";

const date = z.iso.date("This is not a date of the calendar.").optional();
const words = anyText.trim().min(1).max(120).optional();

/** `GET /api/admin/audit`, newest first. Dates are days in the site's zone; `actor=system`: automatic entries. */
export const auditQuerySchema = pageQuerySchema.extend({
  actor: words,
  action: words,
  /** A kind (`workout`), or one object (`workout:12`). */
  object: words,
  from: date,
  to: date,
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  id: anyText,
  at: isoInstant,
  /** Null for automatic entries; the name is null once the account is deleted. */
  actor: z.object({ id: anyText, name: anyText.nullable() }).nullable(),
  action: anyText,
  object: z.object({
    kind: anyText,
    id: anyText.nullable(),
    /** Its current name; null if it is deleted or has none. */
    title: anyText.nullable(),
  }),
  detail: z.record(anyText, z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `GET /api/admin/audit/actors`: staff, to filter by. */
const auditActorSchema = z.object({ id: anyText, name: anyText });
export type AuditActor = z.infer<typeof auditActorSchema>;
