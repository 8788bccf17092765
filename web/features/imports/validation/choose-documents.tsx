import { useState } from "react";
import { exactTime, plural } from "../../../lib/format";
import { shownMessage } from "../../../lib/request-error";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Disclosure } from "../../../ui/disclosure";
import { ErrorState } from "../../../ui/error-state";
import { ShowMore } from "../../../ui/show-more";
import { Spinner } from "../../../ui/spinner";
import { ReportBadge } from "./report-row";
import { useDocuments } from "./validation-queries";

type ChooseDocumentsProps = { onCheck: (documentIds: string[]) => void; busy: boolean };

/** The stored documents, for checking some of them again. */
export function ChooseDocuments(props: ChooseDocumentsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary="Choose documents to check" onToggle={(open) => open && setOpened(true)}>
      {opened ? <Documents {...props} /> : null}
    </Disclosure>
  );
}

function Documents({ onCheck, busy }: ChooseDocumentsProps) {
  const documents = useDocuments();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (documents.isError && !documents.data) {
    return (
      <ErrorState headingLevel={3} onRetry={() => void documents.refetch()} retrying={documents.isFetching}>
        {shownMessage(documents.error)}
      </ErrorState>
    );
  }
  if (!documents.data) return <Spinner label="Loading documents" className="size-6" />;
  if (documents.data.length === 0) return <p className="pb-4 text-muted">No document has been uploaded yet.</p>;
  return (
    <div className="grid gap-4 pb-4">
      <ul className="divide-y divide-line">
        {documents.data.map(({ id, fileName, kind, uploadedAt, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Checkbox
              label={fileName}
              help={`${kind === "week" ? "Week" : "Workout"}, ${exactTime(uploadedAt)}`}
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {status ? <ReportBadge status={status} /> : <span className="text-muted text-sm">Not checked</span>}
          </li>
        ))}
      </ul>
      {documents.hasNextPage ? (
        <ShowMore
          busy={documents.isFetchingNextPage}
          error={documents.isFetchNextPageError ? shownMessage(documents.error) : null}
          onMore={() => void documents.fetchNextPage()}
        />
      ) : null}
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
    </div>
  );
}
