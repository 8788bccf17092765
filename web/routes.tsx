import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { ADMIN_PAGES } from "../worker/contract/admin-pages";
import { LOCAL_PAGES, PAGES } from "../worker/contract/pages";
import { AdminTab } from "./admin-tabs";
import { AdminOnly } from "./shell/admin-only";
import { OwnDocument } from "./shell/own-document";
import { SignedInOnly } from "./shell/signed-in-only";
import { WithData } from "./shell/with-data";

/** A page as a chunk of its own, named by its component. */
const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

const NotFound = page("NotFoundPage", () => import("./shell/not-found-page"));

const SignIn = page("SignInPage", () => import("./features/account/sign-in-page"));
const SignInCode = page("SignInCodePage", () => import("./features/account/sign-in-code-page"));
const SignUp = page("SignUpPage", () => import("./features/account/sign-up-page"));
const SignOut = page("SignOutPage", () => import("./features/account/sign-out-page"));
const VerifyEmail = page("VerifyEmailPage", () => import("./features/account/verify-email-page"));
const ForgotPassword = page("ForgotPasswordPage", () => import("./features/account/forgot-password-page"));
const ResetPassword = page("ResetPasswordPage", () => import("./features/account/reset-password-page"));
const AdminSetup = page("AdminSetupPage", () => import("./features/account/admin-setup-page"));
const NoticeSettings = page("NoticeSettings", () => import("./features/notices/notice-settings"));
const Unsubscribe = page("UnsubscribePage", () => import("./features/notices/unsubscribe-page"));
const Settings = lazy(async () => ({ default: (await import("./features/account/settings-page")).SettingsPage }));

const Dashboard = page("DashboardPage", () => import("./features/progress/dashboard-page"));
const WeeklyProgram = page("WeeklyProgramPage", () => import("./features/programs/weekly-program-page"));

const Workout = page("WorkoutPage", () => import("./features/workouts/workout-page"));
const Workouts = page("WorkoutsPage", () => import("./features/workouts/list/workouts-page"));

const Community = page("CommunityPage", () => import("./features/community/community-page"));
const Messages = page("MessagesPage", () => import("./features/messages/messages-page"));
const Inbox = page("InboxPage", () => import("./features/messages/inbox/inbox-page"));
const PinnedMessages = page("PinnedMessagesPage", () => import("./features/community/pinned/pinned-messages-page"));
const Moderation = page("ModerationPage", () => import("./features/community/moderation/moderation-page"));

const Subscribe = page("SubscribePage", () => import("./features/billing/subscribe-page"));
const Subscription = page("SubscriptionPage", () => import("./features/billing/subscription-page"));
const Users = page("UsersScreen", () => import("./member-screens"));
const Member = page("MemberScreen", () => import("./member-screens"));
const Numbers = page("NumbersPage", () => import("./features/members/numbers/numbers-page"));
const Health = page("HealthPage", () => import("./features/health/health-page"));
const Audit = page("AuditPage", () => import("./features/members/audit/audit-page"));

const Consultations = page("ConsultationsPage", () => import("./features/consultations/consultations-page"));
const Templates = page("TemplatesPage", () => import("./features/templates/templates-page"));
const Admin = page("AdminPage", () => import("./features/site/admin-page"));
const WeeklyUpload = page("WeeklyUploadPage", () => import("./features/imports/weekly-upload-page"));
const WorkoutUpload = page("WorkoutUploadPage", () => import("./features/imports/workout-upload-page"));
const BatchUpload = page("BatchUploadPage", () => import("./features/imports/batch/batch-upload-page"));
const DocumentValidation = page(
  "DocumentValidationPage",
  () => import("./features/imports/validation/document-validation-page"),
);
const UploadAnalytics = page("UploadAnalyticsPage", () => import("./features/imports/analytics/upload-analytics-page"));
const DocumentsHelp = page("DocumentsHelpPage", () => import("./features/imports/documents-help-page"));
const ProgramEditor = page("ProgramEditorPage", () => import("./features/programs/editor/program-editor-page"));
const ExerciseVideos = page("ExerciseVideosPage", () => import("./features/exercises/exercise-videos-page"));
const AdminPrograms = page("AdminProgramsPage", () => import("./features/programs/admin-programs-page"));

const DevUi = __LOCAL_TOOLS__ ? page("DevUiPage", () => import("./features/site/dev-ui-page")) : NotFound;
const DevOutbox = __LOCAL_TOOLS__ ? page("DevOutboxPage", () => import("./features/site/dev-outbox-page")) : NotFound;

const DevPayments = __LOCAL_TOOLS__
  ? page("PaymentsPanelPage", () => import("./features/billing/payments-panel-page"))
  : NotFound;

/** The pages behind the public ones, which stand in `public-pages.ts`. */
export function InnerPages() {
  return (
    <WithData>
      <OwnDocument>
        <Routes>
          <Route path={PAGES.signIn} element={<SignIn />} />
          <Route path={PAGES.signInCode} element={<SignInCode />} />
          <Route path={PAGES.signUp} element={<SignUp />} />
          <Route path={PAGES.signOut} element={<SignOut />} />
          <Route path={PAGES.verifyEmail} element={<VerifyEmail />} />
          <Route path={PAGES.forgotPassword} element={<ForgotPassword />} />
          <Route path={PAGES.resetPassword} element={<ResetPassword />} />
          <Route path={PAGES.adminSetup} element={<AdminSetup />} />
          <Route path={PAGES.unsubscribe} element={<Unsubscribe />} />

          <Route element={<SignedInOnly />}>
            <Route path={PAGES.dashboard} element={<Dashboard />} />
            <Route path={PAGES.community} element={<Community />} />
            <Route path={PAGES.messages} element={<Messages />} />
            <Route path={PAGES.weeklyProgram} element={<WeeklyProgram />} />
            <Route path={PAGES.workout} element={<Workout />} />
            <Route path={PAGES.workouts} element={<Workouts />} />
            <Route
              path={PAGES.settings}
              element={
                <Settings>
                  <NoticeSettings />
                </Settings>
              }
            />
            <Route path={PAGES.subscription} element={<Subscription />} />
          </Route>

          <Route element={<AdminOnly />}>
            <Route path={ADMIN_PAGES.desk} element={<Admin />}>
              <Route index element={<AdminTab />} />
            </Route>
            <Route path={ADMIN_PAGES.weeklyUpload} element={<WeeklyUpload />} />
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

          <Route path={PAGES.subscribe} element={<Subscribe />} />
          {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devUi} element={<DevUi />} />}
          {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devOutbox} element={<DevOutbox />} />}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </OwnDocument>
    </WithData>
  );
}
