import { blogStatements } from "./blog-posts.ts";
import { momentOf } from "./calendar.ts";
import { recordStatements } from "./club-records.ts";
import { deskStatements } from "./coach-desk.ts";
import { communityStatements } from "./community.ts";
import { competitionStatements } from "./competitions.ts";
import { documentStatements } from "./documents.ts";
import { firstWeekStatements } from "./first-week.ts";
import { historyStatements } from "./history.ts";
import { injuryStatements } from "./injuries.ts";
import type { SeedStatement } from "./insert.ts";
import { letterStatements } from "./letters.ts";
import { libraryStatements } from "./library.ts";
import { messageStatements } from "./messages.ts";
import { peopleStatements } from "./people.ts";
import { programExercises, programStatements } from "./program.ts";
import { bookStatements, setLogStatements } from "./set-logs.ts";
import { trainingMaxStatements } from "./training-maxes.ts";
import { workoutExercises, workoutStatements } from "./workouts.ts";

type Input = {
  now: Date;
  /** The IANA time zone the demo members live in. */
  timeZone: string;
  hashPassword: (password: string) => Promise<string>;
};

/**
 * Returns the statements of a busy club for an empty database: people, this week's program, workouts, articles, a community and weeks
 * of training. Everything is dated back from `now`; the same input gives the same club, password hashes aside.
 */
export async function demoClub({ now, timeZone, hashPassword }: Input): Promise<SeedStatement[]> {
  const moment = momentOf(now, timeZone);
  const exercises = [...programExercises(moment), ...workoutExercises()];
  return [
    ...(await peopleStatements(moment, hashPassword)),
    ...programStatements(moment),
    ...workoutStatements(moment),
    ...libraryStatements(moment, exercises),
    ...blogStatements(moment),
    ...communityStatements(moment),
    ...letterStatements(moment),
    ...messageStatements(moment),
    ...deskStatements(moment),
    ...documentStatements(moment),
    ...recordStatements(moment),
    ...(await firstWeekStatements(moment)),
    ...historyStatements(moment),
    ...setLogStatements(moment, exercises),
    ...trainingMaxStatements(moment),
    ...bookStatements(moment),
    ...injuryStatements(moment),
    ...competitionStatements(moment),
  ];
}
