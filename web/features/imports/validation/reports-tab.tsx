import { Download } from "lucide-react";
import { useState } from "react";
import { VALIDATION_LIMITS } from "../../../../worker/contract/validation-limits";
import { useExportReports, useReports, useSettings } from "../../../data/validation";
import { NotLoaded } from "../../../shell/not-loaded";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { EmptyState } from "../../../ui/empty-state";
import { TitledSection } from "../../../ui/titled-section";
import { ChooseDocuments } from "./choose-documents";
import { ReportRow } from "./report-row";

type ReportsTabProps = { onCheck: (documentIds: string[]) => void; checking: boolean };

export function ReportsTab({ onCheck, checking }: ReportsTabProps) {
  const [archived, setArchived] = useState(false);
  const reports = useReports(archived);
  const settings = useSettings();
  const toastFailure = useFailureToast("Export Failed");
  const exporting = useExportReports((error) => toastFailure(error));
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Checkbox
          label="Show archived reports too"
          checked={archived}
          onChange={(event) => setArchived(event.target.checked)}
        />
        {settings.data?.exportCsv ? (
          <Button
            variant="secondary"
            icon={<Download aria-hidden strokeWidth={1.75} />}
            busy={exporting.isPending}
            busyLabel="Exporting…"
            onClick={() => exporting.mutate(archived)}
          >
            Export CSV
          </Button>
        ) : null}
      </div>
      {reports.isError || !reports.data ? (
        <NotLoaded query={reports} label="Loading reports" bars={["h-20", "h-20"]} />
      ) : reports.data.length === 0 ? (
        <EmptyState title="No reports yet">
          Upload a document, then press Run Validation: each document gets a report here.
        </EmptyState>
      ) : (
        <TitledSection id="latest-reports" title="Latest reports" className="grid gap-3">
          <ul className="divide-y divide-line border-line border-y">
            {reports.data.map((report) => (
              <ReportRow key={report.id} report={report} onCheck={() => onCheck([report.documentId])} busy={checking} />
            ))}
          </ul>
          <p className="text-muted text-sm">The {VALIDATION_LIMITS.reportsShown} most recent are shown.</p>
        </TitledSection>
      )}
      <ChooseDocuments onCheck={onCheck} busy={checking} />
    </div>
  );
}
