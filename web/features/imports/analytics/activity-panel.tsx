import type { TimeRange } from "../../../../worker/contract/upload-analytics-limits";
import { useUserActivity } from "../../../data/upload-analytics";
import { siteTime } from "../../../lib/format/site-clock";
import { shownMessage } from "../../../lib/http/request-error";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { Table } from "../../../ui/table";
import { NoUploads } from "./no-uploads";
import { SuccessRate } from "./success-rate";

export function ActivityPanel({ range }: { range: TimeRange }) {
  const activity = useUserActivity(range);
  if (activity.isError) {
    return (
      <ErrorState onRetry={() => void activity.refetch()} retrying={activity.isFetching}>
        {shownMessage(activity.error)}
      </ErrorState>
    );
  }
  if (!activity.data) {
    return (
      <SkeletonGroup label="Loading people" className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    );
  }
  if (activity.data.length === 0) return <NoUploads />;
  return (
    <Table
      caption="Who uploaded documents"
      columns={[
        {
          key: "user",
          header: "User",
          cell: ({ userName, email }) => (
            <span className="grid">
              <span>{userName}</span>
              <span className="break-all font-normal text-muted text-sm">{email}</span>
            </span>
          ),
          isRowHeader: true,
        },
        { key: "uploads", header: "Uploads", cell: ({ uploads }) => uploads.toLocaleString(), align: "end" },
        {
          key: "last",
          header: "Last upload",
          cell: ({ lastUpload }) => <time dateTime={lastUpload}>{siteTime(lastUpload)}</time>,
          align: "end",
        },
        {
          key: "rate",
          header: "Success rate",
          cell: ({ successRate }) => <SuccessRate percent={successRate} />,
          align: "end",
        },
      ]}
      rows={activity.data}
      rowKey={({ userId }) => userId}
    />
  );
}
