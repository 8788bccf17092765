import { z } from "zod";
import {
  LETTER_AUDIENCES,
  LETTER_STATES,
  LETTER_LIMITS as LIMITS,
  LETTER_REFUSALS as REFUSALS,
} from "./letters-limits";
import { MEMBERS_CHOSEN_MAX, TAG_MAX_LENGTH } from "./members-limits";
import { atMost, instant } from "./texts";

const id = z.string().min(1).max(64);
const tag = z.string().trim().max(TAG_MAX_LENGTH);

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
    ids: z
      .string()
      .max(MEMBERS_CHOSEN_MAX * 65)
      .transform((ids) => ids.split(",").filter(Boolean))
      .pipe(z.array(id).max(MEMBERS_CHOSEN_MAX))
      .optional(),
  })
  .refine(isWhole, whole);

/** How many members a letter would reach now, and who gets no mail, by reason. These find it on the site. */
const letterCountSchema = z.object({
  members: z.number().int(),
  mailed: z.number().int(),
  optedOut: z.number().int(),
  unverified: z.number().int(),
  banned: z.number().int(),
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
const letterPreviewSchema = z.object({ html: z.string(), text: z.string() });
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
  id: z.number().int(),
  subject: z.string(),
  state: z.enum(LETTER_STATES),
  audience: audienceSchema,
  /** Its author; null once deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sendAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** The number of recipients, and of those done; 0 before it starts. */
  members: z.number().int(),
  done: z.number().int(),
});
export type LetterRow = z.infer<typeof letterRowSchema>;

/** `GET /api/admin/letters/{id}` */
const letterDetailSchema = letterRowSchema.extend({
  content: z.string(),
  /** `content` as safe HTML. */
  html: z.string(),
  /** The number of members by outcome. */
  outcomes: z.object({
    waiting: z.number().int(),
    mailed: z.number().int(),
    optedOut: z.number().int(),
    unverified: z.number().int(),
    banned: z.number().int(),
    stopped: z.number().int(),
  }),
  /** The number of mails accepted by the mail service, and given up. */
  delivered: z.number().int(),
  undelivered: z.number().int(),
});
export type LetterDetail = z.infer<typeof letterDetailSchema>;

/** `GET /api/letters/{id}`, for its recipients. */
const letterSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  /** Safe HTML. */
  html: z.string(),
  at: z.iso.datetime(),
});
export type Letter = z.infer<typeof letterSchema>;
