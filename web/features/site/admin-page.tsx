import { ArrowRight, BookOpenText, Dumbbell, FileUp, Layers, PhoneCall } from "lucide-react";
import { Suspense } from "react";
import { Link, Outlet, useSearchParams } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { useTitle } from "../../shell/use-title";
import { PageHeader } from "../../ui/page-header";
import { Spinner } from "../../ui/spinner";
import { TabPanel, Tabs } from "../../ui/tabs";

/** Its tabs are routes inside its own: the screens of another noun. */
export function AdminPage() {
  useTitle("Content Administration");
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "blog" ? "blog" : "screens";
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title="Content Administration" lead="What members train from and read is made here." />
      <Tabs
        label="What to look after"
        className="mt-8 lg:mt-10"
        value={tab}
        onValueChange={(next) => setParams(next === "blog" ? { tab: "blog" } : {}, { replace: true })}
        tabs={[
          { value: "screens", label: "Training" },
          { value: "blog", label: "Blog Posts" },
        ]}
      >
        <TabPanel value="screens">
          <Screens />
        </TabPanel>
        <TabPanel value="blog" className="pt-8">
          <Suspense fallback={<Spinner label="Loading" className="size-6" />}>
            <Outlet />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Screens() {
  return (
    <ul className="divide-y divide-line border-line border-b">
      {SCREENS.map(({ to, name, text, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className="group grid grid-cols-[auto_1fr_auto] items-center gap-5 py-6 sm:gap-8 sm:py-8">
            <span className="grid size-14 place-items-center rounded-md bg-ink text-paper transition-colors group-hover:bg-accent group-hover:text-on-accent sm:size-18">
              <Icon aria-hidden strokeWidth={1.5} className="size-7 sm:size-9" />
            </span>
            <span className="grid gap-1">
              <span className="font-display font-extrabold text-2xl sm:text-3xl">{name}</span>
              <span className="max-w-prose text-muted">{text}</span>
            </span>
            <ArrowRight
              aria-hidden
              strokeWidth={1.5}
              className="size-7 text-muted transition-transform group-hover:translate-x-1 group-hover:text-accent"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SCREENS = [
  {
    to: PAGES.adminWeeklyUpload,
    name: "Upload Weekly Program",
    text: "Turn a week written in Word or Excel into a program, look it over and publish it.",
    icon: FileUp,
  },
  {
    to: PAGES.adminWorkoutUpload,
    name: "Upload Individual Workouts",
    text: "Read one workout from Word or Excel, change what you like, and import it.",
    icon: Dumbbell,
  },
  {
    to: PAGES.adminWeeklyPrograms,
    name: "Manage Programs",
    text: "All weeks, drafts and published ones: publish, take back, move, delete.",
    icon: Layers,
  },
  {
    to: PAGES.adminConsultations,
    name: "Consultation Requests",
    text: "Who would like to talk to you: answer, note what was agreed, keep track.",
    icon: PhoneCall,
  },
  {
    to: PAGES.adminHelpDocuments,
    name: "Documents Help",
    text: "How to write a document so that all of it is read, with samples to start from.",
    icon: BookOpenText,
  },
] as const;
