import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { HistoryImport } from "../../../worker/contract/history-imports";
import { historyImportsQuery, undoHistory } from "../../data/history-imports";
import { plural } from "../../lib/format/format";
import { ConfirmChange } from "../../shell/confirm-change";
import { useToldChange } from "../../shell/use-told-change";
import { BroughtIn, canTakeBack } from "../../spreadsheets/brought-in";
import { Button } from "../../ui/button";

/** Lists imports, each with a button to undo it. */
export function HistoryImports({ memberId }: { memberId: string | null }) {
  const { data } = useQuery(historyImportsQuery(memberId));
  if (!data?.length) return null;
  return (
    <ul aria-label="Training brought in" className="divide-y divide-line border-line border-y">
      {data.map((each) => (
        <OneImport key={each.id} made={each} memberId={memberId} />
      ))}
    </ul>
  );
}

function OneImport({ made, memberId }: { made: HistoryImport; memberId: string | null }) {
  const [asked, setAsked] = useState(false);
  const undo = useToldChange("history", () => undoHistory(memberId, made.id), {
    told: ({ changed: sets }) => ({ title: "Taken Back", description: `${plural(sets, "set")} removed.` }),
    onDone: () => setAsked(false),
    afterFailure: true,
  });
  const { done, total, refused, unchanged, sets } = made;
  const facts = `${plural(sets, "set")}${unchanged ? `, ${unchanged} there before` : ""}${refused ? `, ${refused} left out` : ""}`;
  return (
    <BroughtIn made={made} progress={`${done} of ${total}`} facts={facts}>
      {canTakeBack(made) ? (
        <Button variant="quiet" className="text-danger!" onClick={() => setAsked(true)}>
          Take back
        </Button>
      ) : null}
      <ConfirmChange
        open={asked}
        onClose={() => setAsked(false)}
        title="Take this training back?"
        description="The sets that it has brought go away, but for days that were changed since."
        confirmLabel="Take back"
        cancelLabel="Keep"
        change={undo}
        busyLabel="Taking back…"
        failed="It could not be taken back."
        onConfirm={() => undo.mutate()}
      />
    </BroughtIn>
  );
}
