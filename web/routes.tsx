import { lazy } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { LOCAL_PAGES, PAGES } from "../worker/contract/pages";
import { lazyPage as page } from "./shell/lazy-page";
import { OwnDocument } from "./shell/own-document";
import { SignedInOnly } from "./shell/signed-in-only";
import { useSessionWatch } from "./shell/use-session-watch";

const Desk = page("DeskPages", () => import("./desk-routes"));
const NotFound = page("NotFoundPage", () => import("./shell/not-found-page"));

const SignOut = page("SignOutPage", () => import("./features/account/sign-in/sign-out-page"));
const AdminSetup = page("AdminSetupPage", () => import("./features/account/sign-up/admin-setup-page"));
const NoticeSettings = page("NoticeSettings", () => import("./features/notices/notice-settings"));
const Settings = lazy(async () => ({
  default: (await import("./features/account/settings/settings-page")).SettingsPage,
}));

const Dashboard = page("DashboardPage", () => import("./features/progress/dashboard-page"));
const WeeklyProgram = page("WeeklyProgramPage", () => import("./features/programs/weekly-program-page"));

const Workout = page("WorkoutPage", () => import("./features/workouts/workout-page"));
const Workouts = page("WorkoutsPage", () => import("./features/workouts/list/workouts-page"));

const Community = page("CommunityPage", () => import("./features/community/community-page"));
const Messages = page("MessagesPage", () => import("./features/messages/messages-page"));

const Subscribe = page("SubscribePage", () => import("./features/billing/subscribe-page"));
const Subscription = page("SubscriptionPage", () => import("./features/billing/subscription-page"));

const DevUi = __LOCAL_TOOLS__ ? page("DevUiPage", () => import("./features/site/developer/dev-ui-page")) : NotFound;
const DevOutbox = __LOCAL_TOOLS__
  ? page("DevOutboxPage", () => import("./features/site/developer/dev-outbox-page"))
  : NotFound;

/** The pages behind the public ones, which stand in `public-pages.ts`, and the doors, in `door-pages.ts`. */
export function InnerPages() {
  const { pathname } = useLocation();
  useSessionWatch(true);
  return <OwnDocument>{AT_DESK.test(pathname) ? <Desk /> : <MemberPages />}</OwnDocument>;
}

function MemberPages() {
  return (
    <Routes>
      <Route path={PAGES.signOut} element={<SignOut />} />
      <Route path={PAGES.adminSetup} element={<AdminSetup />} />

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

      <Route path={PAGES.subscribe} element={<Subscribe />} />
      {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devUi} element={<DevUi />} />}
      {__LOCAL_TOOLS__ && <Route path={LOCAL_PAGES.devOutbox} element={<DevOutbox />} />}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Members do not carry the list of the coach's pages. */
const AT_DESK = /^\/(admin(-users)?|dev\/payments)(\/|$)/;
