import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { ValidationReport } from "../../../../worker/contract/validation";
import type { ReportStatus, Severity } from "../../../../worker/contract/validation-limits";
import { exactTime, plural } from "../../../lib/format/format";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Button } from "../../../ui/button";

type ReportRowProps = { report: ValidationReport; onCheck: () => void; busy: boolean };

export function ReportRow({ report, onCheck, busy }: ReportRowProps) {
  const [open, setOpen] = useState(false);
  const { documentName, status, passedRules, totalRules, failedRules, warningRules, timestamp, issues } = report;
  const details = `issues-of-${report.id.replace(/[^\w-]/g, "-")}`;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="min-w-0 font-semibold">{documentName}</bdi>
            <ReportBadge status={status} />
            {report.archived ? <Badge tone="outline">Archived</Badge> : null}
            {report.isOutdated ? <Badge tone="outline">Rules changed since</Badge> : null}
          </p>
          <p className="text-muted text-sm">
            {passedRules} of {plural(totalRules, "rule")} passed · {plural(failedRules, "error")} ·{" "}
            {plural(warningRules, "warning")} · <time dateTime={timestamp}>{exactTime(timestamp)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            aria-label={`${open ? "Hide Details" : "View Details"}: ${documentName}`}
            onClick={() => setOpen(!open)}
          >
            {open ? "Hide Details" : "View Details"}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            aria-label={`Check again: ${documentName}`}
            onClick={onCheck}
          >
            Check again
          </Button>
        </div>
      </div>
      {open ? (
        <div id={details} className="grid gap-3">
          {issues.length === 0 ? (
            <p className="text-muted">Nothing to remark: every rule holds.</p>
          ) : (
            <ul className="grid gap-3">
              {issues.map((issue, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes.
                <li key={index} className="grid gap-0.5 border-line-strong border-l-3 pl-4">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold">{issue.ruleName}</span>
                    <SeverityBadge severity={issue.severity} />
                    {issue.place ? <span className="text-muted text-sm">{issue.place}</span> : null}
                  </p>
                  <p>{issue.message}</p>
                  {issue.suggestion ? <p className="text-muted text-sm">{issue.suggestion}</p> : null}
                </li>
              ))}
            </ul>
          )}
          <Became report={report} />
        </div>
      ) : null}
    </li>
  );
}

/** Links to the place where the imported result can be corrected. */
function Became({ report: { became, documentId } }: { report: ValidationReport }) {
  if (!became) {
    return (
      <Link to={addressOf("workoutUpload", { query: { document: documentId } })} className="link w-fit text-sm">
        Open the document
      </Link>
    );
  }
  const page = became.kind === "week" ? "weeklyProgramEdit" : "workout";
  return (
    <Link to={addressOf(page, { id: became.id })} className="link w-fit text-sm">
      {became.kind === "week" ? "Edit" : "Open"} “{became.title}”
    </Link>
  );
}

const STATUS: Record<ReportStatus, { tone: BadgeTone; name: string }> = {
  passed: { tone: "success", name: "Passed" },
  warning: { tone: "warning", name: "Warning" },
  failed: { tone: "danger", name: "Failed" },
};
export const ReportBadge = ({ status }: { status: ReportStatus }) => (
  <Badge tone={STATUS[status].tone}>{STATUS[status].name}</Badge>
);

const TONES: Record<Severity, BadgeTone> = { error: "danger", warning: "warning", info: "neutral" };
export const SeverityBadge = ({ severity }: { severity: Severity }) => <Badge tone={TONES[severity]}>{severity}</Badge>;
