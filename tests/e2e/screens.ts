import { readSitePages } from "../../scripts/site-pages-plugin";
import { ADDRESSES, type PageName } from "../../worker/contract/addresses";
import type { PageAudience } from "../../worker/contract/page-facts";

export type Who = "visitor" | "trial" | "member" | "lapsed" | "coach";
export type Looks = Partial<Record<Who, readonly string[]>>;

/** In the place of a member's id, which no two clubs have in common. */
export const A_MEMBER = "a-member";

/** A page whose address says what it shows. */
type OneOfMany = {
  [Name in PageName]: (typeof ADDRESSES)[Name] extends `${string}/:${string}` ? Name : never;
}[PageName];

/** Pages that those see who see them differently. One whose address says what it shows, and that is missing, is an error of types. */
const SEEN_DIFFERENTLY: Record<OneOfMany, Looks> & Partial<Record<PageName, Looks>> = {
  home: { visitor: ["/"], member: ["/"], lapsed: ["/"] },
  subscribe: { visitor: ["/subscribe"], trial: ["/subscribe"] },
  blog: { visitor: ["/blog", "/blog?search=nothing-like-it"] },
  blogPost: { visitor: ["/blog/two-lifts-a-week-that-survive-a-full-mat-schedule", "/blog/nobody-wrote-this"] },

  gift: { visitor: ["/gift/NOSUCHCODE"] },

  verifyEmail: { visitor: ["/verify-email?email=a%40b.test", "/verify-email?token=x"] },
  resetPassword: { visitor: ["/reset-password?token=x"] },
  signInCode: { visitor: ["/sign-in/code?email=a%40b.test"] },

  dashboard: { trial: ["/dashboard"], member: ["/dashboard"], lapsed: ["/dashboard"] },
  workouts: { member: ["/workouts", "/workouts?tab=weeks"], lapsed: ["/workouts"] },
  workout: { member: ["/workout/1"] },
  workoutSession: { member: ["/workout/1/session"] },
  daySession: { member: ["/weekly-program/2/session?day=2&option=equipment"] },
  weeklyProgram: {
    member: ["/weekly-program/2", "/weekly-program/999999"],
    lapsed: ["/weekly-program/1"],
    coach: ["/weekly-program/3"],
  },

  admin: { coach: ["/admin", "/admin?tab=blog", "/admin?tab=workouts"] },
  adminArticle: { coach: ["/admin/blog/1", "/admin/blog/999999"] },
  adminUser: { coach: [`/admin/users/${A_MEMBER}`, "/admin/users/nobody"] },
  adminTrainingWeek: { coach: ["/admin/training/weeks/1", "/admin/training/weeks/999"] },
  programUpload: { coach: ["/admin/program-upload", "/admin/program-upload?document=nothing-of-it"] },
  letter: { member: ["/letters/1", "/letters/999999"] },
  adminLetter: { coach: ["/admin/letters/1", "/admin/letters/999999"] },
  weeklyProgramEdit: { coach: ["/admin/weekly-programs/2/edit"] },
};

/** All other pages are looked at once, by those for whom they are. */
const SEEN_BY: Record<PageAudience, Who> = { anyone: "visitor", visitor: "visitor", member: "member", admin: "coach" };

const { pages } = await readSitePages();

/** Each page of the product as those see it who see it differently. */
export const SCREENS = Object.fromEntries(
  Object.entries(pages).map(([name, { who }]) => {
    const page = name as PageName;
    return [page, SEEN_DIFFERENTLY[page] ?? { [SEEN_BY[who]]: [ADDRESSES[page]] }];
  }),
) as Record<PageName, Looks>;

/** What stands at addresses that are no page. */
export const NO_PAGE = "/pricing-that-is-not";

/** The addresses that one of them opens, one after the other. */
export function screensOf(who: Who): string[] {
  return Object.values(SCREENS).flatMap((seen) => seen[who] ?? []);
}
