import { plural } from "../../../lib/format/format";
import { Alert } from "../../../ui/alert";

/** Two sessions in the same place are merged, which may be intended (morning and evening). */
export function ClashNotice({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <Alert live tone="warning" title="Two sessions in one place become one">
      <ul>
        {remarks.slice(0, SHOWN).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {remarks.length > SHOWN ? <p>And {plural(remarks.length - SHOWN, "week")} more.</p> : null}
    </Alert>
  );
}

const SHOWN = 3;
