import type { ProgramReading } from "../../../../worker/contract/program-reading";
import { Alert } from "../../../ui/alert";
import { Checkbox } from "../../../ui/checkbox";
import type { ReviewChange } from "./review-answers";
import { LOOKED_ID } from "./review-import";

type DoubtsProps = {
  doubts: ProgramReading["doubts"];
  looked: boolean;
  onChange: (change: ReviewChange) => void;
};

/** Lists what makes the reading doubtful. The import is blocked until the coach confirms having checked. */
export function Doubts({ doubts, looked, onChange }: DoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warning" title="Look at this before you import it">
      <ul className="divide-y divide-ink/10 pt-1">
        {doubts.map(({ code, message, place }) => (
          <li key={`${code}${place}${message}`} className="py-2">
            {message}
            {place ? <span className="block text-muted text-xs">{place}</span> : null}
          </li>
        ))}
      </ul>
      <Checkbox
        id={LOOKED_ID}
        label="I have looked at this: what is shown below is what I want to import."
        checked={looked}
        onChange={(event) => onChange({ do: "look", looked: event.target.checked })}
      />
    </Alert>
  );
}
