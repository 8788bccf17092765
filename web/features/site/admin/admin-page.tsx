import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { todayQuery } from "../../../data/desk";
import { attentionQuery } from "../../../data/members";
import { PageHeader } from "../../../ui/page-header";
import { Spinner } from "../../../ui/spinner";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { AdminAttention } from "./admin-attention";
import { AdminLinks } from "./admin-links";
import { AdminToday } from "./admin-today";

const TABS = [
  { value: "programs", label: "Weekly Programs" },
  { value: "workouts", label: "Individual Workouts" },
  { value: "blog", label: "Blog Posts" },
] as const;

const StartGuide = lazy(() => import("../start/start-guide").then((m) => ({ default: m.StartGuide })));

/** Of a club that has not opened yet. */
function FirstRun() {
  const { data } = useQuery(todayQuery);
  return data?.hasGuide ? (
    <Suspense fallback={<Spinner label="Loading" className="size-6" />}>
      <StartGuide />
    </Suspense>
  ) : null;
}

/**
 * The coach's first page: the day, and below it what members train from and read. An address that names a tab shows that
 * alone. `children` is what the chosen tab shows: a screen of another noun, handed in where the pages are joined.
 */
export function AdminPage({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const asked = TABS.find(({ value }) => value === params.get("tab"))?.value;
  const tab = asked ?? "programs";
  const today = useQuery({ ...todayQuery, enabled: !asked });
  const attention = useQuery({ ...attentionQuery, enabled: !asked });
  return (
    <div className="page grid grid-cols-1 gap-8 py-10 sm:py-14 lg:gap-10">
      <PageHeader title="Content Administration" lead="What members train from and read is made here." />
      {asked ? null : (
        <>
          <FirstRun />
          <AdminToday />
          <div hidden={today.isPending} className="contents">
            <AdminAttention />
          </div>
        </>
      )}
      {/* Nobody knows how long the day above will be: what is below it is not shown only to be pushed away. */}
      <div hidden={!asked && (today.isPending || attention.isPending)} className="contents">
        <Tabs
          label="What to look after"
          fill
          value={tab}
          onValueChange={(next) => setParams({ tab: next }, { replace: true })}
          tabs={TABS}
        >
          {TABS.map(({ value }) => (
            <TabPanel key={value} value={value} className={asked ? "min-h-dvh pt-8!" : "min-h-160 pt-8!"}>
              {/* A panel that is on its way out must not show the next one's screen a second time. */}
              {value === tab ? (
                <Suspense fallback={<Spinner label="Loading" className="size-6" />}>{children}</Suspense>
              ) : null}
            </TabPanel>
          ))}
        </Tabs>
        <AdminLinks />
      </div>
    </div>
  );
}
