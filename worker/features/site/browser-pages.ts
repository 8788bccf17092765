import { ADMIN_PAGES } from "../../contract/admin-pages";
import { pagePattern } from "../../contract/page-patterns";
import { PAGES } from "../../contract/pages";

/** The modules of the pages that are made in the browser and that everybody may open, as the build lists them. */
export const DOOR_SOURCES: Record<string, string> = {
  [PAGES.signIn]: "features/account/sign-in/sign-in-page.tsx",
  [PAGES.signInCode]: "features/account/sign-in/sign-in-code-page.tsx",
  [PAGES.signUp]: "features/account/sign-up/sign-up-page.tsx",
  [PAGES.verifyEmail]: "features/account/sign-up/verify-email-page.tsx",
  [PAGES.forgotPassword]: "features/account/password/forgot-password-page.tsx",
  [PAGES.resetPassword]: "features/account/password/reset-password-page.tsx",
  [PAGES.unsubscribe]: "features/notices/unsubscribe-page.tsx",
};

/** The modules of all others, which `web/routes.tsx` brings in when it is known who is there. */
export const INNER_SOURCES: Record<string, string> = {
  [PAGES.signOut]: "features/account/sign-in/sign-out-page.tsx",
  [PAGES.adminSetup]: "features/account/sign-up/admin-setup-page.tsx",
  [PAGES.dashboard]: "features/progress/dashboard-page.tsx",
  [PAGES.community]: "features/community/community-page.tsx",
  [PAGES.messages]: "features/messages/messages-page.tsx",
  [PAGES.weeklyProgram]: "features/programs/weekly-program-page.tsx",
  [PAGES.workout]: "features/workouts/workout-page.tsx",
  [PAGES.workouts]: "features/workouts/list/workouts-page.tsx",
  [PAGES.settings]: "features/account/settings/settings-page.tsx",
  [PAGES.subscription]: "features/billing/subscription-page.tsx",
  [PAGES.subscribe]: "features/billing/subscribe-page.tsx",
  [ADMIN_PAGES.desk]: "features/site/admin/admin-page.tsx",
  [ADMIN_PAGES.users]: "member-screens.tsx",
  [ADMIN_PAGES.usersAlias]: "member-screens.tsx",
  [ADMIN_PAGES.user]: "member-screens.tsx",
  [ADMIN_PAGES.audit]: "features/members/audit/audit-page.tsx",
  [ADMIN_PAGES.health]: "features/health/health-page.tsx",
  [ADMIN_PAGES.numbers]: "features/members/numbers/numbers-page.tsx",
  [ADMIN_PAGES.workoutUpload]: "features/imports/workout/workout-upload-page.tsx",
  [ADMIN_PAGES.weeklyUpload]: "features/imports/weekly/weekly-upload-page.tsx",
  [ADMIN_PAGES.programUpload]: "features/imports/program/program-upload-page.tsx",
  [ADMIN_PAGES.weeklyPrograms]: "features/programs/admin-programs-page.tsx",
  [ADMIN_PAGES.weeklyProgramEdit]: "features/programs/editor/program-editor-page.tsx",
  [ADMIN_PAGES.exerciseVideos]: "features/exercises/exercise-videos-page.tsx",
  [ADMIN_PAGES.pinnedMessages]: "features/community/pinned/pinned-messages-page.tsx",
  [ADMIN_PAGES.workoutTemplates]: "features/templates/templates-page.tsx",
  [ADMIN_PAGES.batchUpload]: "features/imports/batch/batch-upload-page.tsx",
  [ADMIN_PAGES.documentValidation]: "features/imports/validation/document-validation-page.tsx",
  [ADMIN_PAGES.uploadAnalytics]: "features/imports/analytics/upload-analytics-page.tsx",
  [ADMIN_PAGES.messages]: "features/messages/inbox/inbox-page.tsx",
  [ADMIN_PAGES.consultations]: "features/consultations/consultations-page.tsx",
  [ADMIN_PAGES.moderation]: "features/community/moderation/moderation-page.tsx",
  [ADMIN_PAGES.helpDocuments]: "features/imports/help/documents-help-page.tsx",
};

/** What leads to them, and what their header shows of whoever is there. */
const AROUND = ["routes.tsx", "shell/member-controls.tsx", "shell/member-device.tsx"];

/** And to those of the coach. */
const DESK = "desk-routes.tsx";
const DESK_PAGES: ReadonlySet<string> = new Set(Object.values(ADMIN_PAGES));

/** Whether what a page shows is a member's own. Visitors see what they may subscribe to. */
export function isMembers(path: string): boolean {
  const page = pagePattern(path, false) ?? "";
  return page !== PAGES.subscribe && page in INNER_SOURCES;
}

/** The modules that the page at a path begins with. */
export function sourcesOf(path: string): readonly string[] {
  const page = pagePattern(path, false) ?? "";
  const door = DOOR_SOURCES[page];
  if (door) return [door];
  const inner = INNER_SOURCES[page];
  if (!inner) return AROUND;
  return DESK_PAGES.has(page) ? [...AROUND, DESK, inner] : [...AROUND, inner];
}
