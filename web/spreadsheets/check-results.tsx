import { useState } from "react";
import type { ImportVerdicts } from "../../worker/contract/member-imports";
import { IMPORT_OUTCOMES, type ImportOutcome } from "../../worker/contract/member-imports-limits";
import { Badge, type BadgeTone } from "../ui/badge";
import { Button } from "../ui/button";
import { Segmented } from "../ui/segmented";
import { Table } from "../ui/table";

const NAMES: Record<ImportOutcome, { label: string; tone: BadgeTone }> = {
  created: { label: "New", tone: "success" },
  updated: { label: "Changed", tone: "accent" },
  unchanged: { label: "Unchanged", tone: "neutral" },
  refused: { label: "Left out", tone: "danger" },
};

const SHOWN = 100;

/** Shows what every row would do, by its number in the spreadsheet. */
export function CheckResults({ verdicts }: { verdicts: ImportVerdicts }) {
  const [only, setOnly] = useState<ImportOutcome | "all">("all");
  const [shown, setShown] = useState(SHOWN);
  const counts = Object.fromEntries(
    IMPORT_OUTCOMES.map((outcome) => [outcome, verdicts.filter((each) => each.outcome === outcome).length]),
  );
  const rows = verdicts.filter(({ outcome }) => only === "all" || outcome === only).sort((a, b) => a.row - b.row);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Segmented
        label="Outcome"
        value={only}
        onValueChange={(value) => {
          setOnly(value);
          setShown(SHOWN);
        }}
        options={[
          { value: "all", label: `All ${verdicts.length}` },
          ...IMPORT_OUTCOMES.map((outcome) => ({
            value: outcome,
            label: `${NAMES[outcome].label} ${counts[outcome]}`,
          })),
        ]}
      />
      <Table
        caption="What each row does"
        columns={[
          { key: "row", header: "Row", cell: ({ row }) => row, isRowHeader: true },
          {
            key: "outcome",
            header: "Outcome",
            cell: ({ outcome }) => <Badge tone={NAMES[outcome].tone}>{NAMES[outcome].label}</Badge>,
          },
          { key: "words", header: "What it does", cell: ({ words }) => <span className="break-words">{words}</span> },
        ]}
        rows={rows.slice(0, shown)}
        rowKey={({ row }) => row}
      />
      {rows.length > shown ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}
