import { ADMIN_PAGES } from "../../contract/admin-pages";
import { SESSION_ADDRESS } from "../../contract/page-answers";
import { pagePattern } from "../../contract/page-patterns";
import { PAGES } from "../../contract/pages";

/** What a page asks for as soon as it is opened. */
const CALLS: Record<string, readonly string[]> = {
  [PAGES.dashboard]: ["/api/user/stats", "/api/dashboard"],
  [PAGES.weeklyProgram]: ["/api/weekly-programs/:id", "/api/weekly-programs/:id/training"],
  [PAGES.workout]: ["/api/workouts/:id", "/api/workouts/:id/training"],
  [PAGES.workouts]: ["/api/workouts/filters", "/api/workouts"],
  [PAGES.community]: ["/api/community/me", "/api/community/pinned-messages", "/api/community/posts"],
  [PAGES.messages]: ["/api/messages/recipient", "/api/messages"],
  [PAGES.subscription]: ["/api/subscription", "/api/billing/config"],
  [ADMIN_PAGES.desk]: [
    "/api/admin/attention",
    "/api/admin/weekly-programs",
    "/api/admin/weekly-programs?status=deleted",
  ],
  [ADMIN_PAGES.users]: ["/api/admin/attention/members/counts", "/api/admin/users", "/api/billing/config"],
  [ADMIN_PAGES.weeklyPrograms]: ["/api/admin/weekly-programs"],
  [ADMIN_PAGES.messages]: ["/api/admin/conversations"],
};
const ID = /\/(\d{1,9})$/;

/** The calls that the page at an address begins with, who is here first. What a query asks of a page is not known here. */
export function firstCallsOf({ pathname, search }: URL): readonly string[] {
  const calls = (!search && CALLS[pagePattern(pathname, false) ?? ""]) || [];
  const id = ID.exec(pathname)?.[1];
  return [SESSION_ADDRESS, ...calls.filter((call) => id || !call.includes(":id"))].map((call) =>
    call.replace(":id", id ?? ""),
  );
}
