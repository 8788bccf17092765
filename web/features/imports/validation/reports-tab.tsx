import { Download } from "lucide-react";
import { useState } from "react";
import { VALIDATION_LIMITS } from "../../../../worker/contract/validation-limits";
import { useDocuments, useExportReports, useReports, useSettings } from "../../../data/validation";
import { exactTime, plural } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { NotLoaded } from "../../../shell/not-loaded";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Disclosure } from "../../../ui/disclosure";
import { EmptyState } from "../../../ui/empty-state";
import { GrowingList } from "../../../ui/growing-list";
import { Spinner } from "../../../ui/spinner";
import { TitledSection } from "../../../ui/titled-section";
import { ReportBadge, ReportRow } from "./report-row";

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

type ChooseDocumentsProps = { onCheck: (documentIds: string[]) => void; busy: boolean };

const KINDS = { week: "Week", workout: "Workout", program: "Program" };

/** Selects stored documents to check again. */
function ChooseDocuments(props: ChooseDocumentsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary="Choose documents to check" onToggle={(open) => open && setOpened(true)}>
      {opened ? <Documents {...props} /> : null}
    </Disclosure>
  );
}

function Documents({ onCheck, busy }: ChooseDocumentsProps) {
  const query = useDocuments();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (query.isPending) return <Spinner label="Loading documents" className="size-6" />;
  return (
    <div className="grid gap-4 pb-4">
      <GrowingList
        {...listState(query)}
        headingLevel={3}
        empty={<p className="text-muted">No document has been uploaded yet.</p>}
      >
        {(documents) => (
          <ul className="divide-y divide-line">
            {documents.map(({ id, fileName, kind, uploadedAt, status }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <Checkbox
                  label={fileName}
                  help={`${KINDS[kind]}, ${exactTime(uploadedAt)}`}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
                {status ? <ReportBadge status={status} /> : <span className="text-muted text-sm">Not checked</span>}
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
      {query.data?.length ? (
        <Button
          className="justify-self-start"
          disabled={busy || chosen.length === 0}
          onClick={() => {
            onCheck([...chosen]);
            setChosen([]);
          }}
        >
          {chosen.length ? `Check ${plural(chosen.length, "document")}` : "Check chosen documents"}
        </Button>
      ) : null}
    </div>
  );
}
