import { eq } from "drizzle-orm";
import type { HealthAnswers, OwnFirstWeek } from "../../contract/first-week";
import { type HealthAnswer, needsCoach } from "../../contract/first-week-limits";
import { runReads } from "../../db/batched-read";
import { firstWeekHealth, firstWeekSignature } from "../../db/first-week";
import { AppError } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import type { MemberScope } from "../billing/scope";
import { keepCard } from "./begin";
import { signedMail } from "./mails";
import { newestVersion } from "./newest-version";
import { consumeFirstWeek } from "./rate-limits";
import { ownFirstWeek } from "./read-own";

const stale = () =>
  new AppError("conflict", "The questions have just been changed. Read them again, and answer once more.", {
    code: "stale",
  });

/** Stores the actor's health answers, and their signature under the current waiver. */
export async function answerHealth(scope: MemberScope, input: HealthAnswers): Promise<OwnFirstWeek> {
  const { db, now } = scope;
  const { id, email, firstName } = memberOf(scope.actor).user;
  await consumeFirstWeek(scope);
  const { version: versions, before: earlier } = await runReads(db, {
    version: newestVersion(db),
    before: db.select().from(firstWeekHealth).where(eq(firstWeekHealth.userId, id)),
  });
  const [version] = versions;
  if (!version || version.id !== input.version) throw stale();
  const { questions } = version.content;
  if (input.answers.length !== questions.length) throw invalid("answers", "Answer each of the questions.");
  refuseSigning(input);
  const answers: HealthAnswer[] = questions.map((question, at) => ({ question, yes: input.answers[at] === true }));
  const [before] = earlier;
  const isSame = before?.adult === input.adult && JSON.stringify(before.answers) === JSON.stringify(answers);
  const waits = needsCoach({ adult: input.adult, answers });
  const values = {
    adult: input.adult,
    answers,
    answeredAt: now,
    waitsSince: waits ? (isSame && before.waitsSince) || now : null,
    // The coach's go-ahead was given for other answers.
    ...(isSame ? {} : { askedAt: null, goAheadAt: null, goAheadBy: null }),
  };
  const write = writing(scope);
  keepCard(write, "health", false);
  write.add(
    db
      .insert(firstWeekHealth)
      .values({ userId: id, ...values })
      .onConflictDoUpdate({ target: firstWeekHealth.userId, set: values }),
  );
  if (input.fullName !== null) {
    const { waiverHash } = version;
    const row = { userId: id, versionId: version.id, waiverHash, fullName: input.fullName, answers, signedAt: now };
    write.add(db.insert(firstWeekSignature).values(row).onConflictDoNothing());
    audit(write, "first_week.sign", ["user", id], { version: version.id });
    sendMail(write, signedMail({ userId: id, email, firstName, origin: scope.origin }, version.id));
  }
  const stored = write.read(ownFirstWeek(scope));
  return (await write.commit()).of(stored);
}

function refuseSigning({ adult, fullName, agreed }: HealthAnswers): void {
  if (fullName === null) return;
  if (!adult) throw invalid("fullName", "Whoever is under 18 signs nothing here: your coach comes first.");
  if (!agreed) throw invalid("agreed", "Tick the box to sign.");
}

const invalid = (path: string, message: string) => new AppError("invalid", message, { issues: [{ path, message }] });
