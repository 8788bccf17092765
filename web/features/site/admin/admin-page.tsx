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

/** Shows the opening guide while the club has not opened yet. */
function FirstRun() {
  const { data } = useQuery(todayQuery);
  return data?.hasGuide ? (
    <Suspense fallback={<Spinner label="Loading" className="size-6" />}>
      <StartGuide />
    </Suspense>
  ) : null;
}

/**
 * Renders the coach's first page: today, and below it the tabs of content. An address that names a tab shows that tab
 * alone. `children` is the chosen tab's screen, which belongs to another feature and is passed in by the router.
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
      {/* The height of what is above is not known while it loads; showing the tabs earlier would only shift them down. */}
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
              {/* While a panel animates out it must not render the next tab's screen a second time. */}
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
