/** What was done of a week that a document holds, with the names as the week has them. */
export type WeekResults = {
  weekNumber: number | null;
  sessions: {
    weekday: number;
    option: string;
    /** "Week 2, Tuesday, Strength": for what cannot stand in its place. */
    label: string;
    /** `done` is null where nothing was written down. */
    exercises: { name: string; done: string | null }[];
  }[];
};

export type Results = {
  weeks: WeekResults[];
  /** "Done: Renata Moraes". */
  heading: string;
  /** The week that the document is to be for next; its headings count on. Null where they stay as they are. */
  nextFrom: number | null;
};

/** What could not be placed, in words. */
export const unplacedText = (label: string, name: string, done: string): string => `${label}, ${name}: ${done}`;
