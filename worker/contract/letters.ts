import { z } from "zod";
import {
  LETTER_AUDIENCES,
  LETTER_STATES,
  LETTER_LIMITS as LIMITS,
  LETTER_REFUSALS as REFUSALS,
} from "./letters-limits";
import { MEMBERS_CHOSEN_MAX, TAG_MAX_LENGTH } from "./members-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, instant } from "./texts";

const id = anyText.min(1).max(64);
const tag = anyText.trim().max(TAG_MAX_LENGTH);

const isWhole = ({ to, tag, ids }: { to: string; tag?: string | undefined; ids?: string[] | undefined }) =>
  to === "tag" ? Boolean(tag) : to !== "chosen" || Boolean(ids?.length);
const whole = { error: "Say whom the letter is for." };

const audienceSchema = z
  .object({
    to: z.enum(LETTER_AUDIENCES, whole.error),
    /** For `tag`. */
    tag: tag.optional(),
    /** For `chosen`. */
    ids: z.array(id).max(MEMBERS_CHOSEN_MAX, `Choose at most ${MEMBERS_CHOSEN_MAX} at once.`).optional(),
  })
  .refine(isWhole, whole);
export type LetterAudience = z.infer<typeof audienceSchema>;

/** `GET /api/admin/letters/audience?to=&tag=&ids=`; ids are comma-separated. */
export const audienceQuerySchema = z
  .object({
    to: z.enum(LETTER_AUDIENCES),
    tag: tag.optional(),
    ids: anyText
      .max(MEMBERS_CHOSEN_MAX * 65)
      .transform((ids) => ids.split(",").filter(Boolean))
      .pipe(z.array(id).max(MEMBERS_CHOSEN_MAX))
      .optional(),
  })
  .refine(isWhole, whole);

/** How many members a letter would reach now, and who gets no mail, by reason. These find it on the site. */
const letterCountSchema = z.object({
  members: wholeNumber,
  mailed: wholeNumber,
  optedOut: wholeNumber,
  unverified: wholeNumber,
  banned: wholeNumber,
});
export type LetterCount = z.infer<typeof letterCountSchema>;

const words = {
  subject: z
    .string(REFUSALS.subject)
    .trim()
    .min(1, REFUSALS.subject)
    .max(LIMITS.subject, atMost(LIMITS.subject))
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, "A subject has one line."),
  /** Markdown. */
  content: z
    .string(REFUSALS.content)
    .max(LIMITS.content, atMost(LIMITS.content))
    .refine((text) => text.trim() !== "", REFUSALS.content),
};

/** `POST /api/admin/letters/preview`, `POST /api/admin/letters/test`. */
export const letterWordsSchema = z.object(words);
export type LetterWords = z.infer<typeof letterWordsSchema>;

/** A preview: safe HTML, and the whole mail as text. */
const letterPreviewSchema = z.object({ html: anyText, text: anyText });
export type LetterPreview = z.infer<typeof letterPreviewSchema>;

/** `POST /api/admin/letters`, with an `Idempotency-Key`. */
export const newLetterSchema = z.object({
  ...words,
  audience: audienceSchema,
  /** When it is sent; null means now. */
  sendAt: instant.nullish().transform((at) => at ?? null),
});
export type NewLetter = z.output<typeof newLetterSchema>;

/** `GET /api/admin/letters`, newest first. */
const letterRowSchema = z.object({
  id: wholeNumber,
  subject: anyText,
  state: z.enum(LETTER_STATES),
  audience: audienceSchema,
  /** Its author; null once deleted. */
  author: anyText.nullable(),
  createdAt: isoInstant,
  sendAt: isoInstant,
  startedAt: isoInstant.nullable(),
  endedAt: isoInstant.nullable(),
  /** The number of recipients, and of those done; 0 before it starts. */
  members: wholeNumber,
  done: wholeNumber,
});
export type LetterRow = z.infer<typeof letterRowSchema>;

/** `GET /api/admin/letters/{id}` */
const letterDetailSchema = letterRowSchema.extend({
  content: anyText,
  /** `content` as safe HTML. */
  html: anyText,
  /** The number of members by outcome. */
  outcomes: z.object({
    waiting: wholeNumber,
    mailed: wholeNumber,
    optedOut: wholeNumber,
    unverified: wholeNumber,
    banned: wholeNumber,
    stopped: wholeNumber,
  }),
  /** The number of mails accepted by the mail service, and given up. */
  delivered: wholeNumber,
  undelivered: wholeNumber,
});
export type LetterDetail = z.infer<typeof letterDetailSchema>;

/** `GET /api/letters/{id}`, for its recipients. */
const letterSchema = z.object({
  id: wholeNumber,
  subject: anyText,
  /** Safe HTML. */
  html: anyText,
  at: isoInstant,
});
export type Letter = z.infer<typeof letterSchema>;
