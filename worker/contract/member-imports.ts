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
import { anyText, wholeNumber } from "./shared-schemas";

const count = wholeNumber;
const name = anyText
  .trim()
  .max(NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "This name has characters that cannot be shown.");

/** A parsed row; `row` is its line in the coach's spreadsheet. */
const importRowSchema = z.object({
  row: wholeNumber.min(1).max(1_000_000),
  email: anyText.trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email()),
  firstName: name,
  lastName: name,
  /** The last paid day, in the club's zone. */
  paidUntil: z.iso.date().nullable(),
  joinedOn: z.iso.date().nullable(),
  tags: tagsSchema,
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** `POST /api/admin/member-imports`: starts an import; the same file again resumes it. */
export const newImportSchema = z.object({
  fileName: anyText.trim().min(1).max(200),
  fileKey: anyText.regex(/^[0-9a-f]{64}$/, "This is no key of a file."),
  total: wholeNumber.min(1, "There is no row to bring in.").max(IMPORT_ROWS_MAX, `At most ${IMPORT_ROWS_MAX} rows.`),
});
export type NewImport = z.infer<typeof newImportSchema>;

/** `POST /api/admin/member-imports/check` previews the rows' effect; `POST …/{id}/rows` applies them. */
export const importRowsSchema = z.object({
  rows: z.array(importRowSchema).min(1).max(IMPORT_CHUNK, `At most ${IMPORT_CHUNK} rows at once.`),
});
export const importVerdictsSchema = z.array(
  z.object({
    row: wholeNumber,
    outcome: z.enum(IMPORT_OUTCOMES),
    /** A sentence: what the row does, or why it does nothing. */
    words: anyText,
  }),
);
export type ImportVerdicts = z.infer<typeof importVerdictsSchema>;

/** `GET /api/admin/member-imports`: recent imports, newest first. */
const memberImportSchema = broughtInListSchema.extend({
  updated: count,
  /** Created accounts by state: not invited, invitation queued, invitation sent, signed in. */
  uninvited: count,
  due: count,
  invited: count,
  joined: count,
});
export type MemberImport = z.infer<typeof memberImportSchema>;

/** `POST /api/admin/member-imports/{id}/invite`; `again` includes those invited who have not signed in. */
export const inviteSchema = z.object({
  subject: anyText
    .trim()
    .min(1, "The mail needs a subject.")
    .max(INVITE_SUBJECT_MAX_LENGTH, `At most ${INVITE_SUBJECT_MAX_LENGTH} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "A subject is one line."),
  text: anyText
    .trim()
    .min(1, "Write something first.")
    .max(INVITE_TEXT_MAX_LENGTH, `At most ${INVITE_TEXT_MAX_LENGTH} characters.`),
  again: z.boolean().default(false),
});
export type Invite = z.infer<typeof inviteSchema>;
