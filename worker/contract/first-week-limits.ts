/** The cards of a new member's first week, in the default order. */
export const FIRST_WEEK_CARDS = ["goal", "days", "injuries", "health", "reading"] as const;
export type FirstWeekCard = (typeof FIRST_WEEK_CARDS)[number];

/** The equipment a member has. */
export const EQUIPMENTS = ["nothing", "some", "gym"] as const;
export type Equipment = (typeof EQUIPMENTS)[number];

/** Which first session a goal suggests. */
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

/** Published versions listed, and waiting members listed. */
export const VERSIONS_SHOWN = 12;
export const WAITING_SHOWN = 50;
/** Signed papers of a member that an admin sees. */
export const SIGNED_SHOWN = 10;

export type Goal = { text: string; leans: GoalLean };
export type CardText = { card: FirstWeekCard; on: boolean; title: string; text: string };
export type Waiver = { title: string; text: string };
export type FirstWeekContent = { cards: CardText[]; goals: Goal[]; questions: string[]; waiver: Waiver };
export type HealthAnswer = { question: string; yes: boolean };

/** Returns what is signed, as the text that is hashed: the waiver, preceded by the questions. */
export const signedText = ({ waiver: { title, text }, questions }: FirstWeekContent): string =>
  JSON.stringify({ title, text, questions });

/** Returns whether the coach should give a go-ahead before the first session. */
export const needsCoach = ({ adult, answers }: { adult: boolean; answers: readonly HealthAnswer[] }): boolean =>
  !adult || answers.some(({ yes }) => yes);
