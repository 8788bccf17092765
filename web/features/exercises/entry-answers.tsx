import type { LibraryAnswer } from "../../../worker/contract/threads";
import { useLibraryAnswers, useStopKeeping } from "../../data/threads";
import { exactTime } from "../../lib/format/format";
import { QueryRows } from "../../shell/query-rows";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Button } from "../../ui/button";
import { SkeletonGroup } from "../../ui/skeleton";
import { useToast } from "../../ui/toast-context";
import { WrittenText } from "../../ui/written-text";

/**
 * Lists the kept answers that members see beside an exercise as "The coach on this"; without any, says how to keep one.
 */
export function EntryAnswers({ entryId }: { entryId: number }) {
  const list = useLibraryAnswers(entryId);
  return (
    <section aria-labelledby="entry-answers" className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <h3 id="entry-answers" className="font-sans font-semibold text-base">
        The coach on this
      </h3>
      <QueryRows
        query={list}
        waiting={<SkeletonGroup label="Loading what is kept" className="grid gap-2" bars={["h-4 w-4/5"]} />}
        headingLevel={3}
        moreLabel="Show more answers"
        empty={
          <p className="text-muted text-sm">
            Nothing is kept. Below a day or a workout, “Keep” puts an answer of yours here, and beside the exercise
            whenever it appears.
          </p>
        }
        className="grid grid-cols-1 divide-y divide-line"
        row={(answer) => <AnswerRow key={answer.id} answer={answer} />}
      />
    </section>
  );
}

function AnswerRow({ answer: { id, content, keptAt } }: { answer: LibraryAnswer }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const stop = useStopKeeping();
  return (
    <li className="grid grid-cols-1 gap-1 py-3 first:pt-0">
      <WrittenText>{content}</WrittenText>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">Kept on {exactTime(keptAt)}</p>
        <Button
          variant="quiet"
          size="sm"
          busy={stop.isPending}
          busyLabel="Stopping…"
          onClick={() =>
            stop.mutate(id, {
              onSuccess: () =>
                toast({ title: "No longer kept", description: "In its thread it stays.", tone: "success" }),
              onError: (error) => toastFailure(error, "Failed to stop keeping this. Please try again."),
            })
          }
        >
          Stop keeping
        </Button>
      </div>
    </li>
  );
}
