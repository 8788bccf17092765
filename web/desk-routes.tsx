import { Route, Routes } from "react-router-dom";
import { ADMIN_PAGES } from "../worker/contract/admin-pages";
import { LOCAL_PAGES } from "../worker/contract/pages";
import { AdminTab } from "./admin-tabs";
import { AdminOnly } from "./shell/admin-only";
import { lazyPage as page } from "./shell/lazy-page";

const NotFound = page("NotFoundPage", () => import("./shell/not-found-page"));

const Inbox = page("InboxPage", () => import("./features/messages/inbox/inbox-page"));
const PinnedMessages = page("PinnedMessagesPage", () => import("./features/community/pinned/pinned-messages-page"));
const Moderation = page("ModerationPage", () => import("./features/community/moderation/moderation-page"));
const Users = page("UsersScreen", () => import("./member-screens"));
const Member = page("MemberScreen", () => import("./member-screens"));
const Numbers = page("NumbersPage", () => import("./features/members/numbers/numbers-page"));
const Health = page("HealthPage", () => import("./features/health/health-page"));
const Audit = page("AuditPage", () => import("./features/members/audit/audit-page"));
const Consultations = page("ConsultationsPage", () => import("./features/consultations/consultations-page"));
const Templates = page("TemplatesPage", () => import("./features/templates/templates-page"));
const Admin = page("AdminPage", () => import("./features/site/admin/admin-page"));
const WeeklyUpload = page("WeeklyUploadPage", () => import("./features/imports/weekly/weekly-upload-page"));
const ProgramUpload = page("ProgramUploadPage", () => import("./features/imports/program/program-upload-page"));
const WorkoutUpload = page("WorkoutUploadPage", () => import("./features/imports/workout/workout-upload-page"));
const BatchUpload = page("BatchUploadPage", () => import("./features/imports/batch/batch-upload-page"));
const DocumentValidation = page(
  "DocumentValidationPage",
  () => import("./features/imports/validation/document-validation-page"),
);
const UploadAnalytics = page("UploadAnalyticsPage", () => import("./features/imports/analytics/upload-analytics-page"));
const DocumentsHelp = page("DocumentsHelpPage", () => import("./features/imports/help/documents-help-page"));
const ProgramEditor = page("ProgramEditorPage", () => import("./features/programs/editor/program-editor-page"));
const ExerciseVideos = page("ExerciseVideosPage", () => import("./features/exercises/exercise-videos-page"));
const AdminPrograms = page("AdminProgramsPage", () => import("./features/programs/admin-programs-page"));
const DevPayments = __LOCAL_TOOLS__
  ? page("PaymentsPanelPage", () => import("./features/billing/payments-panel-page"))
  : NotFound;

/** The coach's pages. */
export function DeskPages() {
  return (
    <Routes>
      <Route element={<AdminOnly />}>
        <Route path={ADMIN_PAGES.desk} element={<Admin />}>
          <Route index element={<AdminTab />} />
        </Route>
        <Route path={ADMIN_PAGES.weeklyUpload} element={<WeeklyUpload />} />
        <Route path={ADMIN_PAGES.programUpload} element={<ProgramUpload />} />
        <Route path={ADMIN_PAGES.workoutUpload} element={<WorkoutUpload />} />
        <Route path={ADMIN_PAGES.batchUpload} element={<BatchUpload />} />
        <Route path={ADMIN_PAGES.documentValidation} element={<DocumentValidation />} />
        <Route path={ADMIN_PAGES.uploadAnalytics} element={<UploadAnalytics />} />
        <Route path={ADMIN_PAGES.helpDocuments} element={<DocumentsHelp />} />
        <Route path={ADMIN_PAGES.weeklyPrograms} element={<AdminPrograms />} />
        <Route path={ADMIN_PAGES.weeklyProgramEdit} element={<ProgramEditor />} />
        <Route path={ADMIN_PAGES.exerciseVideos} element={<ExerciseVideos />} />
        <Route path={ADMIN_PAGES.workoutTemplates} element={<Templates />} />
        <Route path={ADMIN_PAGES.consultations} element={<Consultations />} />
        <Route path={ADMIN_PAGES.users} element={<Users />} />
        <Route path={ADMIN_PAGES.usersAlias} element={<Users />} />
        <Route path={ADMIN_PAGES.user} element={<Member />} />
        <Route path={ADMIN_PAGES.audit} element={<Audit />} />
        <Route path={ADMIN_PAGES.health} element={<Health />} />
        <Route path={ADMIN_PAGES.numbers} element={<Numbers />} />
        {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devPayments} element={<DevPayments />} />}
        <Route path={ADMIN_PAGES.messages} element={<Inbox />} />
        <Route path={ADMIN_PAGES.pinnedMessages} element={<PinnedMessages />} />
        <Route path={ADMIN_PAGES.moderation} element={<Moderation />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
