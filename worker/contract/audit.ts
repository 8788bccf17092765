import { z } from "zod";
import { pageQuerySchema } from "./paging";

const date = z.iso.date("This is not a date of the calendar.").optional();
const words = z.string().trim().min(1).max(120).optional();

/** `GET /api/admin/audit`, newest first. Dates are days by the site's clock; `actor=system` is what nobody did. */
export const auditQuerySchema = pageQuerySchema.extend({
  actor: words,
  action: words,
  /** A kind (`workout`), or one thing (`workout:12`). */
  object: words,
  from: date,
  to: date,
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for what the clock or the product did; without a name when the account is gone. */
  actor: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  action: z.string(),
  object: z.object({
    kind: z.string(),
    id: z.string().nullable(),
    /** As it is called now; null when it is gone or has no name. */
    title: z.string().nullable(),
  }),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `GET /api/admin/audit/actors`: those with a role, who can be asked about. */
const auditActorSchema = z.object({ id: z.string(), name: z.string() });
export type AuditActor = z.infer<typeof auditActorSchema>;
