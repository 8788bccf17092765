import { addressOf, type PageName, pageAt } from "../../../worker/contract/addresses";
import type { Attention } from "../../../worker/contract/attention";
import type { Right } from "../../../worker/contract/rights";

export type DeskPlace = {
  label: string;
  to: string;
  /** The right it needs, if its page does not say. */
  right?: Right;
  /** The attention count shown on it. */
  waits?: keyof Attention;
  /** Further pages that belong to it. */
  within?: readonly PageName[];
};
export type DeskGroup = { name: string; places: readonly DeskPlace[]; rare?: true };

export const TODAY: DeskPlace = { label: "Today", to: addressOf("admin") };
const WEEKS: DeskPlace = {
  label: "Weeks",
  to: addressOf("adminWeeklyPrograms"),
  waits: "draftPrograms",
  within: ["weeklyProgramEdit"],
};
const PEOPLE: DeskPlace = {
  label: "People",
  to: addressOf("adminUsers"),
  waits: "pastDueMembers",
  within: ["adminUser", "adminUsersAlias", "adminMemberImport"],
};
const MESSAGES: DeskPlace = { label: "Messages", to: addressOf("adminMessages"), waits: "unreadMessages" };

/** Admin navigation, in the sidebar and in a phone's list. `rare`: collapsed by default. */
export const DESK_GROUPS: readonly DeskGroup[] = [
  {
    name: "Training",
    places: [
      WEEKS,
      {
        label: "Add from a file",
        to: addressOf("weeklyUpload"),
        within: ["programUpload", "workoutUpload", "batchUpload"],
      },
      {
        label: "Workouts",
        to: addressOf("admin", { query: { tab: "workouts" } }),
        right: "weeks",
        waits: "draftWorkouts",
      },
      { label: "Library and videos", to: addressOf("exerciseVideos"), waits: "missingVideos" },
      { label: "Templates", to: addressOf("workoutTemplates") },
      {
        label: "Training book",
        to: addressOf("adminTraining"),
        waits: "openSessions",
        within: ["adminTrainingWeek"],
      },
      { label: "Competitions", to: addressOf("adminCompetitions") },
    ],
  },
  {
    name: "Members",
    places: [
      PEOPLE,
      MESSAGES,
      { label: "First week", to: addressOf("adminFirstWeek") },
      { label: "Letters", to: addressOf("adminLetters"), within: ["adminLetterNew", "adminLetter"] },
      { label: "Consultations", to: addressOf("adminConsultations"), waits: "newConsultations" },
      { label: "Injuries", to: addressOf("adminInjuries") },
    ],
  },
  {
    name: "Community",
    places: [
      { label: "Moderation", to: addressOf("adminModeration"), waits: "reports" },
      { label: "Pinned messages", to: addressOf("pinnedMessages") },
    ],
  },
  {
    name: "Site",
    places: [
      {
        label: "Blog",
        to: addressOf("admin", { query: { tab: "blog" } }),
        right: "articles",
        waits: "draftPosts",
        within: ["adminArticleNew", "adminArticle"],
      },
      { label: "Your site", to: addressOf("adminSite") },
      { label: "Open your club", to: addressOf("adminStart") },
    ],
  },
  {
    name: "Business",
    places: [
      { label: "Numbers", to: addressOf("adminNumbers") },
      { label: "Subscriptions", to: addressOf("adminUsers", { query: { status: "active" } }) },
      { label: "Bring subscriptions", to: addressOf("adminFoundSubscriptions") },
      { label: "Gift links", to: addressOf("adminGifts") },
    ],
  },
  {
    name: "System",
    rare: true,
    places: [
      { label: "Validation", to: addressOf("documentValidation") },
      { label: "Upload analytics", to: addressOf("uploadAnalytics") },
      { label: "Audit log", to: addressOf("adminAudit") },
      { label: "Health", to: addressOf("adminHealth") },
      { label: "Export", to: addressOf("adminExport") },
      { label: "Documents help", to: addressOf("documentsHelp") },
    ],
  },
];

/** Places in a phone's bottom bar; a fifth button opens the rest. */
export const THUMB_PLACES: readonly DeskPlace[] = [
  TODAY,
  { ...PEOPLE, label: "Members" },
  { ...WEEKS, label: "Training" },
  MESSAGES,
];

const ALL = [TODAY, ...DESK_GROUPS.flatMap(({ places }) => places)];

/** Returns the address of the current place; of two on one page, the one whose query matches. */
export function deskPlaceAt(path: string, search: string): string | undefined {
  const page = pageAt(path, false)?.name;
  const asked = new URLSearchParams(search);
  const fits = ({ to, within = [] }: DeskPlace) => {
    const [own = "", query] = to.split("?");
    if (page !== undefined && within.includes(page)) return true;
    return own === path && [...new URLSearchParams(query)].every(([key, value]) => asked.get(key) === value);
  };
  return (ALL.find((place) => place.to.includes("?") && fits(place)) ?? ALL.find(fits))?.to;
}
