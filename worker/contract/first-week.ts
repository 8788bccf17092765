import { z } from "zod";
import {
  EQUIPMENTS,
  FIRST_WEEK_CARDS,
  type FirstWeekCard,
  GOAL_LEANS,
  FIRST_WEEK_LIMITS as LIMITS,
} from "./first-week-limits";
import { FIRST_WEEK_STATES } from "./first-week-standing";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, optionalText, writtenText } from "./texts";

const written = (most: number, missing: string) =>
  writtenText(most, atMost(most), missing).pipe(anyText.min(1, missing));

const cardSchema = z.object({
  card: z.enum(FIRST_WEEK_CARDS, "This is none of the cards."),
  on: z.boolean(),
  title: written(LIMITS.cardTitle, "Give the card a title."),
  text: writtenText(LIMITS.cardText, atMost(LIMITS.cardText)),
});
const isEachOnce = (cards: { card: FirstWeekCard }[]) => new Set(cards.map(({ card }) => card)).size === cards.length;

/** The content of a first week. */
const firstWeekContentSchema = z.object({
  cards: z
    .array(cardSchema)
    .length(FIRST_WEEK_CARDS.length, "Each card has its place, on or off.")
    .refine(isEachOnce, "Each card has one place.")
    .refine((cards) => cards.some(({ on }) => on), "Leave at least one card on."),
  goals: z
    .array(
      z.object({
        text: written(LIMITS.goal, "Write the goal, or take it away."),
        leans: z.enum(GOAL_LEANS, "Say what a first session is like."),
      }),
    )
    .min(1, "Offer at least one goal.")
    .max(LIMITS.goals, `At most ${LIMITS.goals} goals.`),
  questions: z
    .array(written(LIMITS.question, "Write the question, or take it away."))
    .min(1, "Ask at least one question, or turn the card off.")
    .max(LIMITS.questions, `At most ${LIMITS.questions} questions.`),
  waiver: z.object({
    title: written(LIMITS.waiverTitle, "Give the agreement a title."),
    text: written(LIMITS.waiverText, "Write what members sign."),
  }),
});

const answerSchema = z.object({ question: anyText, yes: z.boolean() });
const instant = isoInstant;

/** The signature in force. */
const signedSchema = z.object({
  fullName: anyText,
  signedAt: instant,
  waiverHash: anyText,
});

/** Health answers, for their member and admins only. */
const healthSchema = z.object({
  injuryWords: anyText.nullable(),
  adult: z.boolean().nullable(),
  answers: z.array(answerSchema),
  /** The coach's go-ahead: since when it is needed, whether the member has written, and when it was given. */
  waitsSince: instant.nullable(),
  askedAt: instant.nullable(),
  goAheadAt: instant.nullable(),
});

/** `GET /api/user/first-week`: null if the coach has none. */
const firstWeekSchema = z.object({
  /** The version shown, which a signature names. */
  version: wholeNumber,
  waiverHash: anyText,
  content: firstWeekContentSchema,
  done: z.array(z.object({ card: z.enum(FIRST_WEEK_CARDS), skipped: z.boolean() })),
  goals: z.array(anyText),
  goalWords: anyText.nullable(),
  equipment: z.enum(EQUIPMENTS).nullable(),
  health: healthSchema,
  signed: signedSchema.nullable(),
});
export type FirstWeek = z.infer<typeof firstWeekSchema>;
export const ownFirstWeekSchema = z.object({ firstWeek: firstWeekSchema.nullable() });
export type OwnFirstWeek = z.infer<typeof ownFirstWeekSchema>;

const goals = z
  .array(anyText.max(LIMITS.goal, atMost(LIMITS.goal)))
  .max(LIMITS.goals, `At most ${LIMITS.goals} goals.`);

/** `PUT /api/user/first-week`: one card, answered or skipped. Answers of other cards stay. */
export const cardAnswerSchema = z.object({
  card: z.enum(FIRST_WEEK_CARDS, "This is none of the cards."),
  skipped: z.boolean().default(false),
  goals: goals.optional(),
  goalWords: optionalText(LIMITS.goalWords).optional(),
  equipment: z.enum(EQUIPMENTS, "Say what you have to train with.").nullable().optional(),
  injuryWords: optionalText(LIMITS.injuryWords).optional(),
});
export type CardAnswer = z.input<typeof cardAnswerSchema>;

/** `PUT /api/user/first-week/health`: the answers in the order of the questions, and an adult's signature. */
export const healthAnswerSchema = z.object({
  version: wholeNumber,
  adult: z.boolean("Say whether you are 18 or older."),
  answers: z.array(z.boolean("Answer yes or no.")).max(LIMITS.questions, `At most ${LIMITS.questions} answers.`),
  /** Null if nothing is signed now. */
  fullName: anyText
    .trim()
    .min(LIMITS.fullNameMin, "Type your full name.")
    .max(LIMITS.fullName, atMost(LIMITS.fullName))
    .nullable(),
  /** The consent checkbox. */
  agreed: z.boolean(),
});
export type HealthAnswers = z.infer<typeof healthAnswerSchema>;

/** `PUT /api/user/first-week/marks`: the row was dismissed, or the member has written to the coach. */
export const firstWeekMarkSchema = z.object({ mark: z.enum(["dismissed", "asked"], "Say what happened.") });
export type FirstWeekMark = z.infer<typeof firstWeekMarkSchema>;

/** `GET /api/user/first-week/signed` and, of a member, for admins: signed papers with their text, newest first. */
const signedPaperSchema = z.object({
  id: wholeNumber,
  club: anyText,
  title: anyText,
  text: anyText,
  answers: z.array(answerSchema),
  fullName: anyText,
  signedAt: instant,
  version: wholeNumber,
  waiverHash: anyText,
});
export type SignedPaper = z.infer<typeof signedPaperSchema>;
export const signedPapersSchema = z.object({ papers: z.array(signedPaperSchema) });
export type SignedPapers = z.infer<typeof signedPapersSchema>;

/** Part of the dashboard's answer: the state, for members who see the row. */
export const firstWeekRowSchema = z.object({ state: z.enum(FIRST_WEEK_STATES) });

/** `GET /api/admin/first-week` */
export const firstWeekDeskSchema = z.object({
  /** Identifies the state that a change is based on. */
  since: anyText,
  onSince: instant.nullable(),
  /** The draft, else the published content, else the product's default. */
  content: firstWeekContentSchema,
  isDraft: z.boolean(),
  versions: z.array(
    z.object({
      id: wholeNumber,
      createdAt: instant,
      by: anyText.nullable(),
      waiverHash: anyText,
      signatures: wholeNumber,
    }),
  ),
  waiting: z.array(z.object({ id: anyText, name: anyText, since: instant })),
});
export type FirstWeekDesk = z.infer<typeof firstWeekDeskSchema>;

/** `PUT /api/admin/first-week/draft` */
export const firstWeekDraftSchema = z.object({ since: anyText.max(80), content: firstWeekContentSchema });
/** `POST /api/admin/first-week/publish` */
export const firstWeekPublishSchema = z.object({ since: anyText.max(80) });
/** `PUT /api/admin/first-week/on` */
export const firstWeekOnSchema = z.object({ on: z.boolean() });

/** `GET /api/admin/users/{id}/first-week`: null for a member who has not begun. */
export const memberFirstWeekSchema = z.object({
  firstWeek: z
    .object({
      startedAt: instant.nullable(),
      goals: z.array(anyText),
      goalWords: anyText.nullable(),
      equipment: z.enum(EQUIPMENTS).nullable(),
      done: firstWeekSchema.shape.done,
      health: healthSchema,
      papers: z.array(signedPaperSchema),
    })
    .nullable(),
});
export type MemberFirstWeek = z.infer<typeof memberFirstWeekSchema>;

/** Part of the numbers: how far the members came who began in the range. */
export const firstWeekFunnelSchema = z.object({
  started: wholeNumber,
  cards: z.record(z.enum(FIRST_WEEK_CARDS), wholeNumber),
  signed: wholeNumber,
  trained: wholeNumber,
  trainedInWeek: wholeNumber,
});
export type FirstWeekFunnel = z.infer<typeof firstWeekFunnelSchema>;
