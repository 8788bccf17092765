import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { UploadMetrics } from "../../../../worker/contract/upload-analytics";
import { plural } from "../../../lib/format/format";
import { Stat } from "../../../ui/stat";
import { Table } from "../../../ui/table";
import { errorName } from "./error-names";

export function ErrorsPanel({ metrics }: { metrics: UploadMetrics }) {
  const { failedUploads, totalUploads, errorsByType } = metrics;
  return (
    <div className="grid grid-cols-1 gap-10">
      <Stat
        value={failedUploads.toLocaleString()}
        label="Failed uploads"
        note={`of ${plural(totalUploads, "upload")} in this time`}
      />
      {errorsByType.length === 0 ? (
        <p className="border-line border-y py-6 text-muted">Every document in this time was read.</p>
      ) : (
        <Table
          caption="Errors by type"
          showCaption
          columns={[
            { key: "type", header: "What was wrong", cell: ({ type }) => errorName(type), isRowHeader: true },
            { key: "count", header: "Uploads", cell: ({ count }) => count.toLocaleString(), align: "end" },
            {
              key: "share",
              header: "Of all failures",
              cell: ({ count }) => `${Math.round((count / failedUploads) * 100)}%`,
              align: "end",
            },
          ]}
          rows={errorsByType}
          rowKey={({ type }) => type}
        />
      )}
      <p className="text-muted text-sm">
        How documents are read, and what keeps them from being read, stands in the{" "}
        <Link to={addressOf("documentsHelp")} className="link">
          help on documents
        </Link>
        .
      </p>
    </div>
  );
}
