import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { LOCAL_PAGES, PAGES } from "../worker/contract/pages";
import { AdminOnly } from "./shell/admin-only";
import { AppLayout } from "./shell/app-layout";
import { SignedInOnly } from "./shell/signed-in-only";

/** A page as a chunk of its own, named by its component. */
const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

const Home = page("HomePage", () => import("./features/site/home-page"));
const OpensSoon = page("OpensSoonPage", () => import("./shell/opens-soon-page"));
const NotFound = page("NotFoundPage", () => import("./shell/not-found-page"));

const About = page("AboutPage", () => import("./features/site/about-page"));
const Coaching = page("CoachingPage", () => import("./features/site/coaching-page"));
const BookConsultation = page("BookConsultationPage", () => import("./features/consultations/book-consultation-page"));
const Contact = page("ContactPage", () => import("./features/site/contact-page"));
const Privacy = page("PrivacyPage", () => import("./features/site/privacy-page"));
const Terms = page("TermsPage", () => import("./features/site/terms-page"));

const Blog = page("BlogPage", () => import("./features/blog/blog-page"));
const Article = page("ArticlePage", () => import("./features/blog/article-page"));

const SignIn = page("SignInPage", () => import("./features/account/sign-in-page"));
const SignInCode = page("SignInCodePage", () => import("./features/account/sign-in-code-page"));
const SignUp = page("SignUpPage", () => import("./features/account/sign-up-page"));
const SignOut = page("SignOutPage", () => import("./features/account/sign-out-page"));
const VerifyEmail = page("VerifyEmailPage", () => import("./features/account/verify-email-page"));
const ForgotPassword = page("ForgotPasswordPage", () => import("./features/account/forgot-password-page"));
const ResetPassword = page("ResetPasswordPage", () => import("./features/account/reset-password-page"));
const AdminSetup = page("AdminSetupPage", () => import("./features/account/admin-setup-page"));
const Settings = page("SettingsPage", () => import("./features/account/settings-page"));

const Dashboard = page("DashboardPage", () => import("./features/progress/dashboard-page"));
const WeeklyProgram = page("WeeklyProgramPage", () => import("./features/programs/weekly-program-page"));

const Workout = page("WorkoutPage", () => import("./features/workouts/workout-page"));
const Workouts = page("WorkoutsPage", () => import("./features/workouts/list/workouts-page"));

const Consultations = page("ConsultationsPage", () => import("./features/consultations/consultations-page"));
const AdminBlog = page("AdminBlogPanel", () => import("./features/blog/admin/admin-blog-panel"));
const Admin = page("AdminPage", () => import("./features/site/admin-page"));
const WeeklyUpload = page("WeeklyUploadPage", () => import("./features/imports/weekly-upload-page"));
const WorkoutUpload = page("WorkoutUploadPage", () => import("./features/imports/workout-upload-page"));
const DocumentsHelp = page("DocumentsHelpPage", () => import("./features/imports/documents-help-page"));
const AdminPrograms = page("AdminProgramsPage", () => import("./features/programs/admin-programs-page"));

const DevUi = __LOCAL_TOOLS__ ? page("DevUiPage", () => import("./features/site/dev-ui-page")) : NotFound;
const DevOutbox = __LOCAL_TOOLS__ ? page("DevOutboxPage", () => import("./features/site/dev-outbox-page")) : NotFound;

const UNOPENED_ADMIN = [
  PAGES.adminUsers,
  PAGES.adminUsersAlias,
  PAGES.adminWeeklyProgramEdit,
  PAGES.adminExerciseVideos,
  PAGES.adminPinnedMessages,
  PAGES.adminWorkoutTemplates,
  PAGES.adminBatchUpload,
  PAGES.adminDocumentValidation,
  PAGES.adminUploadAnalytics,
  PAGES.adminMessages,
  PAGES.adminModeration,
];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={PAGES.home} element={<Home />} />
        <Route path={PAGES.about} element={<About />} />
        <Route path={PAGES.coaching} element={<Coaching />} />
        <Route path={PAGES.bookConsultation} element={<BookConsultation />} />
        <Route path={PAGES.contact} element={<Contact />} />
        <Route path={PAGES.privacyPolicy} element={<Privacy />} />
        <Route path={PAGES.terms} element={<Terms />} />

        <Route path={PAGES.blog} element={<Blog />} />
        <Route path={PAGES.blogPost} element={<Article />} />

        <Route path={PAGES.signIn} element={<SignIn />} />
        <Route path={PAGES.signInCode} element={<SignInCode />} />
        <Route path={PAGES.signUp} element={<SignUp />} />
        <Route path={PAGES.signOut} element={<SignOut />} />
        <Route path={PAGES.verifyEmail} element={<VerifyEmail />} />
        <Route path={PAGES.forgotPassword} element={<ForgotPassword />} />
        <Route path={PAGES.resetPassword} element={<ResetPassword />} />
        <Route path={PAGES.adminSetup} element={<AdminSetup />} />

        <Route element={<SignedInOnly />}>
          <Route path={PAGES.dashboard} element={<Dashboard />} />
          <Route path={PAGES.weeklyProgram} element={<WeeklyProgram />} />
          <Route path={PAGES.workout} element={<Workout />} />
          <Route path={PAGES.workouts} element={<Workouts />} />
          <Route path={PAGES.settings} element={<Settings />} />
        </Route>

        <Route element={<AdminOnly />}>
          <Route path={PAGES.admin} element={<Admin />}>
            <Route index element={<AdminBlog />} />
          </Route>
          <Route path={PAGES.adminWeeklyUpload} element={<WeeklyUpload />} />
          <Route path={PAGES.adminWorkoutUpload} element={<WorkoutUpload />} />
          <Route path={PAGES.adminHelpDocuments} element={<DocumentsHelp />} />
          <Route path={PAGES.adminWeeklyPrograms} element={<AdminPrograms />} />
          <Route path={PAGES.adminConsultations} element={<Consultations />} />
          {UNOPENED_ADMIN.map((path) => (
            <Route key={path} path={path} element={<OpensSoon />} />
          ))}
        </Route>

        <Route path={PAGES.subscribe} element={<OpensSoon />} />
        <Route element={<SignedInOnly />}>
          {[PAGES.community, PAGES.messages, PAGES.subscription].map((path) => (
            <Route key={path} path={path} element={<OpensSoon />} />
          ))}
        </Route>

        {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devUi} element={<DevUi />} />}
        {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devOutbox} element={<DevOutbox />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
