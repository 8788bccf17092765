import { addressOf } from "../../../../worker/contract/addresses";
import type { FirstRun, FirstRunStep } from "../../../../worker/contract/first-run";

type Way = { label: string; to: string; isOutside?: true };
type Words = { title: string; text: string; ways: readonly Way[] };

/** Each step's title, purpose and place. */
export const STEPS: Record<FirstRunStep["name"], Words> = {
  name: {
    title: "Name and brand",
    text: "On every page, in every mail, and on members' home screens.",
    ways: [{ label: "Your site", to: addressOf("adminSite") }],
  },
  address: { title: "Domain and mail", text: "Where people find you, and whether what you send arrives.", ways: [] },
  payments: { title: "Payments", text: "Tried at the provider itself, there and back.", ways: [] },
  week: {
    title: "First week",
    text: "What members open on Monday.",
    ways: [
      { label: "Add from a file", to: addressOf("weeklyUpload") },
      { label: "All weeks", to: addressOf("adminWeeklyPrograms") },
    ],
  },
  article: {
    title: "First article",
    text: "What visitors read before they trust you with their knees.",
    ways: [
      { label: "Write an article", to: addressOf("adminArticleNew") },
      { label: "All articles", to: addressOf("admin", { query: { tab: "blog" } }) },
    ],
  },
  legal: {
    title: "Legal texts",
    text: "What members agree to. Only you can say that it is right.",
    ways: [
      { label: "Terms", to: addressOf("terms"), isOutside: true },
      { label: "Privacy policy", to: addressOf("privacyPolicy"), isOutside: true },
      { label: "Legal particulars", to: addressOf("adminSite") },
    ],
  },
  members: {
    title: "Members",
    text: "Nobody is mailed before you press Invite.",
    ways: [
      { label: "Bring your members", to: addressOf("adminMemberImport") },
      { label: "Gift links", to: addressOf("adminGifts") },
    ],
  },
};

export const isDone = ({ checks }: FirstRunStep): boolean => checks.every(({ state }) => state === "done");

/** Returns how many steps are done, with a sentence for it. */
export function progressOf({ steps }: FirstRun): { many: number; of: number; says: string } {
  const many = steps.filter(isDone).length;
  return { many, of: steps.length, says: `${many} of ${steps.length} steps are done` };
}
