import { useId } from "react";
import type { QueueState } from "../../../worker/contract/health";
import { relativeTime } from "../../lib/format/format";
import { Table, type TableColumn } from "../../ui/table";
import { TitledSection } from "../../ui/titled-section";
import { QUEUES, upToHundred } from "./health-words";

const COLUMNS: TableColumn<QueueState>[] = [
  { key: "queue", header: "Queue", isRowHeader: true, cell: ({ queue }) => QUEUES[queue].name },
  { key: "waiting", header: "Waiting", align: "end", cell: ({ waiting }) => upToHundred(waiting) },
  {
    key: "since",
    header: "Oldest",
    align: "end",
    cell: ({ since }) => (since ? <time dateTime={since}>{relativeTime(since)}</time> : "None"),
  },
  {
    key: "dead",
    header: "Given up",
    align: "end",
    cell: ({ dead }) => <span className={dead ? "font-semibold text-danger" : "text-muted"}>{upToHundred(dead)}</span>,
  },
];

/** Shows each queue's pending and failed messages. */
export function QueueTable({ queues }: { queues: QueueState[] }) {
  const heading = useId();
  return (
    <TitledSection id={heading} title="Queues">
      <Table
        caption="What waits and what was given up, by queue"
        columns={COLUMNS}
        rows={queues}
        rowKey={({ queue }) => queue}
      />
    </TitledSection>
  );
}
