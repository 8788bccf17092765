import type { TimeRange } from "../../../../worker/contract/upload-analytics-limits";
import { useUserActivity } from "../../../data/upload-analytics";
import { siteTime } from "../../../lib/format/site-clock";
import { NotLoaded } from "../../../shell/not-loaded";
import { Table } from "../../../ui/table";
import { NoUploads } from "./no-uploads";
import { SuccessRate } from "./success-rate";

export function ActivityPanel({ range }: { range: TimeRange }) {
  const activity = useUserActivity(range);
  if (activity.isError || !activity.data)
    return <NotLoaded query={activity} label="Loading people" bars={["h-12", "h-12"]} />;
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
