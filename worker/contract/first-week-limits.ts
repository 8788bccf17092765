/** The cards of a new member's first week, in the order in which they come unless the coach says otherwise. */
export const FIRST_WEEK_CARDS = ["goal", "days", "injuries", "health", "reading"] as const;
export type FirstWeekCard = (typeof FIRST_WEEK_CARDS)[number];

/** What somebody has to train with. */
export const EQUIPMENTS = ["nothing", "some", "gym"] as const;
export type Equipment = (typeof EQUIPMENTS)[number];

/** What a goal says of a first session. */
export const GOAL_LEANS = ["lighter", "either", "heavier"] as const;
export type GoalLean = (typeof GOAL_LEANS)[number];

export const FIRST_WEEK_LIMITS = {
  cardTitle: 60,
  cardText: 400,
  goal: 60,
  goals: 8,
  goalWords: 500,
  injuryWords: 500,
  question: 300,
  questions: 15,
  waiverTitle: 80,
  waiverText: 12_000,
  fullNameMin: 3,
  fullName: 120,
} as const;

/** Published versions that the coach sees listed, and members who wait for a word. */
export const VERSIONS_SHOWN = 12;
export const WAITING_SHOWN = 50;
/** Signed papers of one member that an admin sees. */
export const SIGNED_SHOWN = 10;

export type Goal = { text: string; leans: GoalLean };
export type CardText = { card: FirstWeekCard; on: boolean; title: string; text: string };
export type Waiver = { title: string; text: string };
export type FirstWeekContent = { cards: CardText[]; goals: Goal[]; questions: string[]; waiver: Waiver };
export type HealthAnswer = { question: string; yes: boolean };

/** What a signature stands under, as the one text that its hash is made of: the agreement with the questions before it. */
export const signedText = ({ waiver: { title, text }, questions }: FirstWeekContent): string =>
  JSON.stringify({ title, text, questions });

/** Whether the coach should have a word before the first session. */
export const needsCoach = ({ adult, answers }: { adult: boolean; answers: readonly HealthAnswer[] }): boolean =>
  !adult || answers.some(({ yes }) => yes);
