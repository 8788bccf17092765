import { z } from "zod";
import { pageQuerySchema } from "./paging";

const date = z.iso.date("This is not a date of the calendar.").optional();
const words = z.string().trim().min(1).max(120).optional();

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
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for automatic entries; the name is null once the account is deleted. */
  actor: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  action: z.string(),
  object: z.object({
    kind: z.string(),
    id: z.string().nullable(),
    /** Its current name; null if it is deleted or has none. */
    title: z.string().nullable(),
  }),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `GET /api/admin/audit/actors`: staff, to filter by. */
const auditActorSchema = z.object({ id: z.string(), name: z.string() });
export type AuditActor = z.infer<typeof auditActorSchema>;
