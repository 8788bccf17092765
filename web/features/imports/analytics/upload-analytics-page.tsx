import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { UploadMetrics } from "../../../../worker/contract/upload-analytics";
import { DEFAULT_TIME_RANGE, TIME_RANGES, type TimeRange } from "../../../../worker/contract/upload-analytics-limits";
import { useExportAnalytics, useUploadMetrics } from "../../../data/upload-analytics";
import { NotLoaded } from "../../../shell/not-loaded";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { Select } from "../../../ui/select";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { ActivityPanel } from "./activity-panel";
import { ErrorsPanel } from "./errors-panel";
import { NoUploads } from "./no-uploads";
import { OverviewPanel } from "./overview-panel";
import { PerformancePanel } from "./performance-panel";

const RANGES: ReadonlyArray<{ value: TimeRange; label: string }> = [
  { value: "7d", label: "Last 7 days" },
  { value: "30d", label: "Last 30 days" },
  { value: "90d", label: "Last 90 days" },
  { value: "1y", label: "Last year" },
];

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "performance", label: "Performance" },
  { value: "errors", label: "Errors" },
  { value: "activity", label: "User Activity" },
] as const;

const isRange = (value: string | null): value is TimeRange => value !== null && Object.hasOwn(TIME_RANGES, value);

export function UploadAnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("range");
  const range = isRange(asked) ? asked : DEFAULT_TIME_RANGE;
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? TABS[0].value;
  const set = (name: string, value: string, usual: string) => {
    const next = new URLSearchParams(params);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const metrics = useUploadMetrics(range);
  const toastFailure = useFailureToast("Export Failed");
  const exporting = useExportAnalytics((error) => toastFailure(error));
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Upload Analytics"
        lead="What became of every document that was uploaded, by the site's clock."
        actions={
          <>
            <Select
              aria-label="Time range"
              value={range}
              onChange={(event) => set("range", event.target.value, DEFAULT_TIME_RANGE)}
              options={RANGES}
              className="w-44"
            />
            <Button
              variant="secondary"
              icon={<Download aria-hidden strokeWidth={1.75} />}
              busy={exporting.isPending}
              busyLabel="Exporting…"
              onClick={() => exporting.mutate(range)}
            >
              Export Report
            </Button>
          </>
        }
      />
      <Tabs
        label="Upload figures"
        value={tab}
        onValueChange={(next) => set("tab", next, TABS[0].value)}
        tabs={TABS}
        fill
      >
        <TabPanel value="overview">
          <WithMetrics metrics={metrics}>{(found) => <OverviewPanel metrics={found} />}</WithMetrics>
        </TabPanel>
        <TabPanel value="performance">
          <WithMetrics metrics={metrics}>{(found) => <PerformancePanel metrics={found} />}</WithMetrics>
        </TabPanel>
        <TabPanel value="errors">
          <WithMetrics metrics={metrics}>{(found) => <ErrorsPanel metrics={found} />}</WithMetrics>
        </TabPanel>
        <TabPanel value="activity">
          <ActivityPanel range={range} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

type WithMetricsProps = {
  metrics: ReturnType<typeof useUploadMetrics>;
  children: (metrics: UploadMetrics) => ReactNode;
};

function WithMetrics({ metrics, children }: WithMetricsProps) {
  if (metrics.isError) return <NotLoaded query={metrics} />;
  if (!metrics.data) return <PanelSkeleton />;
  if (metrics.data.totalUploads === 0) return <NoUploads />;
  return children(metrics.data);
}

function PanelSkeleton() {
  return (
    <SkeletonGroup label="Loading figures" className="grid gap-8">
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {["uploads", "rate", "time", "exercises"].map((name) => (
          <Skeleton key={name} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
