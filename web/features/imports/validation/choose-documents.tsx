import { useState } from "react";
import { useDocuments } from "../../../data/validation";
import { exactTime, plural } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Disclosure } from "../../../ui/disclosure";
import { GrowingList } from "../../../ui/growing-list";
import { Spinner } from "../../../ui/spinner";
import { ReportBadge } from "./report-row";

type ChooseDocumentsProps = { onCheck: (documentIds: string[]) => void; busy: boolean };

const KINDS = { week: "Week", workout: "Workout", program: "Program" };

/** Selects stored documents to check again. */
export function ChooseDocuments(props: ChooseDocumentsProps) {
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
