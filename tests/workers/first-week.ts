import type { FirstWeek, FirstWeekDesk, OwnFirstWeek } from "../../worker/contract/first-week";
import type { FirstWeekContent } from "../../worker/contract/first-week-limits";
import { Person } from "./club";

export const deskOf = async (admin: Person) =>
  (await (await admin.get("/api/admin/first-week")).json()) as FirstWeekDesk;

/** Saves what the coach has changed of the first week, and publishes it. */
export async function publishFirstWeek(admin: Person, change: Partial<FirstWeekContent> = {}): Promise<FirstWeekDesk> {
  const drafted = await draftFirstWeek(admin, change);
  const answer = await admin.post("/api/admin/first-week/publish", { since: drafted.since });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as FirstWeekDesk;
}

export async function draftFirstWeek(admin: Person, change: Partial<FirstWeekContent> = {}): Promise<FirstWeekDesk> {
  const { since, content } = await deskOf(admin);
  const answer = await admin.put("/api/admin/first-week/draft", { since, content: { ...content, ...change } });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as FirstWeekDesk;
}

/** A first week that is published and on. */
export async function offerFirstWeek(change: Partial<FirstWeekContent> = {}): Promise<Person> {
  const admin = await Person.admin();
  await publishFirstWeek(admin, change);
  await admin.put("/api/admin/first-week/on", { on: true });
  return admin;
}

export const firstWeekOf = async (member: Person) =>
  ((await (await member.get("/api/user/first-week")).json()) as OwnFirstWeek).firstWeek;

/** What somebody answers who has nothing to say, or a yes to the question at `yes`. */
export const answersTo = (
  { version, content }: FirstWeek,
  { yes = -1, adult = true, fullName = "Ana Lima" as string | null } = {},
) => ({
  version,
  adult,
  answers: content.questions.map((_, at) => at === yes),
  fullName,
  agreed: fullName !== null,
});

/** A call that answers the questions as they are now. */
export async function healthAnswersOf(member: Person, how: Parameters<typeof answersTo>[1] = {}) {
  await offerFirstWeek();
  const shown = await firstWeekOf(member);
  if (!shown) throw new Error("no first week is offered");
  return answersTo(shown, how);
}
