import { useId } from "react";
import type { HealthReport } from "../../../worker/contract/health";
import { Alert } from "../../ui/alert";
import { Badge } from "../../ui/badge";
import { TitledSection } from "../../ui/titled-section";
import { partsInWords } from "./health-words";

export function HealthParts({ report }: { report: HealthReport }) {
  const heading = useId();
  const parts = partsInWords(report);
  const broken = parts.filter(({ tone }) => tone === "danger");
  return (
    <TitledSection id={heading} title="Parts" className="grid grid-cols-1 gap-5">
      <div role="status">
        {broken.length > 0 ? (
          <Alert tone="danger" title="Not everything works">
            {broken.map(({ name }) => name).join(", ")}: see below.
          </Alert>
        ) : (
          <p className="text-muted">Every part that is switched on answers.</p>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-x-10 border-line border-t sm:grid-cols-2">
        {parts.map(({ name, state, tone, line }) => (
          <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b py-4">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <h3 className="font-sans font-semibold text-base">{name}</h3>
              <p className="text-muted text-sm [overflow-wrap:anywhere]">{line}</p>
            </div>
            <Badge tone={tone}>{state}</Badge>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
