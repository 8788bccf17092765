import type { ADMIN_PAGES } from "../../worker/contract/admin-pages";
import type { LOCAL_PAGES, PAGES } from "../../worker/contract/pages";

export type Who = "visitor" | "trial" | "member" | "lapsed" | "coach";

type Addresses<Pages> = Pages[keyof Pages];
export type PageAddress = Addresses<typeof PAGES> | Addresses<typeof ADMIN_PAGES> | Addresses<typeof LOCAL_PAGES>;

/** In the place of a member's id, which no two clubs have in common. */
export const A_MEMBER = "a-member";

/** Each page of the product as those see it who see it differently. A page that is not listed is an error of types. */
export const SCREENS: Record<PageAddress, Partial<Record<Who, readonly string[]>>> = {
  "/": { visitor: ["/"], member: ["/"], lapsed: ["/"] },
  "/about": { visitor: ["/about"] },
  "/coaching": { visitor: ["/coaching"] },
  "/book-consultation": { visitor: ["/book-consultation"] },
  "/contact": { visitor: ["/contact"] },
  "/privacy-policy": { visitor: ["/privacy-policy"] },
  "/terms": { visitor: ["/terms"] },
  "/accessibility": { visitor: ["/accessibility"] },
  "/subscribe": { visitor: ["/subscribe"], trial: ["/subscribe"] },
  "/blog": { visitor: ["/blog", "/blog?search=nothing-like-it"] },
  "/blog/:slug": { visitor: ["/blog/two-lifts-a-week-that-survive-a-full-mat-schedule", "/blog/nobody-wrote-this"] },

  "/sign-in": { visitor: ["/sign-in"] },
  "/sign-up": { visitor: ["/sign-up"] },
  "/verify-email": { visitor: ["/verify-email?email=a%40b.test", "/verify-email?token=x"] },
  "/forgot-password": { visitor: ["/forgot-password"] },
  "/reset-password": { visitor: ["/reset-password?token=x"] },
  "/sign-in/code": { visitor: ["/sign-in/code?email=a%40b.test"] },
  "/sign-out": { visitor: ["/sign-out"] },
  "/unsubscribe": { visitor: ["/unsubscribe"] },
  "/admin-setup": { visitor: ["/admin-setup"] },

  "/dashboard": { trial: ["/dashboard"], member: ["/dashboard"], lapsed: ["/dashboard"] },
  "/community": { member: ["/community"] },
  "/messages": { member: ["/messages"] },
  "/workouts": { member: ["/workouts", "/workouts?tab=weeks"], lapsed: ["/workouts"] },
  "/workout/:id": { member: ["/workout/1"] },
  "/subscription": { member: ["/subscription"] },
  "/settings": { member: ["/settings"] },
  "/weekly-program/:id": {
    member: ["/weekly-program/2", "/weekly-program/999999"],
    lapsed: ["/weekly-program/1"],
    coach: ["/weekly-program/3"],
  },

  "/admin": { coach: ["/admin", "/admin?tab=blog", "/admin?tab=workouts"] },
  "/admin/users": { coach: ["/admin/users"] },
  "/admin-users": { coach: ["/admin-users"] },
  "/admin/users/:id": { coach: [`/admin/users/${A_MEMBER}`, "/admin/users/nobody"] },
  "/admin/audit": { coach: ["/admin/audit"] },
  "/admin/health": { coach: ["/admin/health"] },
  "/admin/numbers": { coach: ["/admin/numbers"] },
  "/admin/workout-upload": { coach: ["/admin/workout-upload"] },
  "/admin/weekly-upload": { coach: ["/admin/weekly-upload"] },
  "/admin/program-upload": { coach: ["/admin/program-upload", "/admin/program-upload?document=nothing-of-it"] },
  "/admin/weekly-programs": { coach: ["/admin/weekly-programs"] },
  "/admin/weekly-programs/:id/edit": { coach: ["/admin/weekly-programs/2/edit"] },
  "/admin/exercise-videos": { coach: ["/admin/exercise-videos"] },
  "/admin/pinned-messages": { coach: ["/admin/pinned-messages"] },
  "/admin/workout-templates": { coach: ["/admin/workout-templates"] },
  "/admin/batch-upload": { coach: ["/admin/batch-upload"] },
  "/admin/document-validation": { coach: ["/admin/document-validation"] },
  "/admin/upload-analytics": { coach: ["/admin/upload-analytics"] },
  "/admin/messages": { coach: ["/admin/messages"] },
  "/admin/consultations": { coach: ["/admin/consultations"] },
  "/admin/moderation": { coach: ["/admin/moderation"] },
  "/admin/help/documents": { coach: ["/admin/help/documents"] },

  "/dev/ui": { visitor: ["/dev/ui"] },
  "/dev/outbox": { visitor: ["/dev/outbox"] },
  "/dev/payments": { coach: ["/dev/payments"] },
};

/** What stands at addresses that are no page. */
export const NO_PAGE = "/pricing-that-is-not";

/** The addresses that one of them opens, one after the other. */
export function screensOf(who: Who): string[] {
  return Object.values(SCREENS).flatMap((seen) => seen[who] ?? []);
}
