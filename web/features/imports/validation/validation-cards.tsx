import { useSummary } from "../../../data/validation";
import { plural } from "../../../lib/format/format";
import { NotLoaded } from "../../../shell/not-loaded";
import { Stat } from "../../../ui/stat";

/** Counts documents by the result of their latest report. */
export function ValidationCards() {
  const summary = useSummary();
  if (summary.isError || !summary.data) {
    return (
      <NotLoaded
        query={summary}
        label="Loading figures"
        className="grid grid-cols-2 gap-6 sm:grid-cols-4"
        bars={["h-20", "h-20", "h-20", "h-20"]}
      />
    );
  }
  const { passed, warnings, failed, activeRules, documents, unchecked } = summary.data;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        <Stat tabular value={passed} label="Passed" />
        <Stat tabular value={warnings} label="Warnings" />
        <Stat tabular value={failed} label="Failed" />
        <Stat tabular value={activeRules} label="Active rules" />
      </div>
      <p className="text-muted text-sm">
        {documents === 0
          ? "No document has been uploaded yet."
          : unchecked === 0
            ? `All of ${plural(documents, "document")} checked against the rules as they are.`
            : `${unchecked} of ${plural(documents, "document")} not checked against the rules as they are.`}
      </p>
    </div>
  );
}
