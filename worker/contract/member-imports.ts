import { z } from "zod";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from "./account-limits";
import { broughtInListSchema } from "./list-imports";
import {
  IMPORT_CHUNK,
  IMPORT_OUTCOMES,
  IMPORT_ROWS_MAX,
  INVITE_SUBJECT_MAX_LENGTH,
  INVITE_TEXT_MAX_LENGTH,
} from "./member-imports-limits";
import { tagsSchema } from "./members";

const count = z.number().int();
const name = z
  .string()
  .trim()
  .max(NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "This name has characters that cannot be shown.");

/** A row of a list, read: its number is the line that the coach sees in the spreadsheet. */
const importRowSchema = z.object({
  row: z.number().int().min(1).max(1_000_000),
  email: z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email()),
  firstName: name,
  lastName: name,
  /** The last day that is paid for, by the club's clock. */
  paidUntil: z.iso.date().nullable(),
  joinedOn: z.iso.date().nullable(),
  tags: tagsSchema,
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** `POST /api/admin/member-imports`: a list that is about to be brought in; the same one again goes on where it stopped. */
export const newImportSchema = z.object({
  fileName: z.string().trim().min(1).max(200),
  fileKey: z.string().regex(/^[0-9a-f]{64}$/, "This is no key of a file."),
  total: z
    .number()
    .int()
    .min(1, "There is no row to bring in.")
    .max(IMPORT_ROWS_MAX, `At most ${IMPORT_ROWS_MAX} rows.`),
});
export type NewImport = z.infer<typeof newImportSchema>;

/** `POST /api/admin/member-imports/check` says what the rows would do; `POST …/{id}/rows` does it. */
export const importRowsSchema = z.object({
  rows: z.array(importRowSchema).min(1).max(IMPORT_CHUNK, `At most ${IMPORT_CHUNK} rows at once.`),
});
export const importVerdictsSchema = z.array(
  z.object({
    row: z.number().int(),
    outcome: z.enum(IMPORT_OUTCOMES),
    /** A sentence: what it does, or why it does nothing. */
    words: z.string(),
  }),
);
export type ImportVerdicts = z.infer<typeof importVerdictsSchema>;

/** `GET /api/admin/member-imports`: the latest, newest first. */
const memberImportSchema = broughtInListSchema.extend({
  updated: count,
  /** Of the created: nobody has written to them; the mail is on its way; it has gone; they have come. */
  uninvited: count,
  due: count,
  invited: count,
  joined: count,
});
export type MemberImport = z.infer<typeof memberImportSchema>;

/** `POST /api/admin/member-imports/{id}/invite`; `again`: also those whose mail has gone and who have not come. */
export const inviteSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, "The mail needs a subject.")
    .max(INVITE_SUBJECT_MAX_LENGTH, `At most ${INVITE_SUBJECT_MAX_LENGTH} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "A subject is one line."),
  text: z
    .string()
    .trim()
    .min(1, "Write something first.")
    .max(INVITE_TEXT_MAX_LENGTH, `At most ${INVITE_TEXT_MAX_LENGTH} characters.`),
  again: z.boolean().default(false),
});
export type Invite = z.infer<typeof inviteSchema>;
