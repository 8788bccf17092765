import { ChevronLeft } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { answerCard, useCardSave } from "../../data/first-week";
import { failureText } from "../../lib/http/failure-text";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { useRoom } from "../../ui/use-room";
import type { CardProps } from "./card-props";
import { FirstWeekTop } from "./first-week-top";
import { useCardTop } from "./use-card-top";

type CardFrameProps = Omit<CardProps, "user" | "firstWeek"> & {
  children: ReactNode;
  busy: boolean;
  error: Error | null;
  next?: string;
  onNext: () => void;
};

/** The full-screen frame of a card: its content on top, its buttons at the thumb. */
export function CardFrame(props: CardFrameProps) {
  const { words, at, of, children, busy, error, next = "Next", onBack, onNext, onDone } = props;
  const skip = useCardSave(answerCard);
  const heading = useCardTop();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !skip.isPending) onNext();
  };
  const problem = error ?? skip.error;
  return (
    <form noValidate onSubmit={submit} className="flex min-h-dvh flex-1 flex-col bg-paper">
      <FirstWeekTop at={at} of={of} />
      <div className="mx-auto grid w-full max-w-xl animate-fade grid-cols-1 content-start gap-6 px-5 pt-6 pb-8 sm:pt-12">
        <header className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
            {words.title}
          </h1>
          {words.text ? <p className="max-w-prose text-muted">{words.text}</p> : null}
        </header>
        {children}
      </div>
      <div
        ref={useRoom("--bottom-bar")}
        className="sticky bottom-0 z-20 mt-auto border-line border-t bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div className="mx-auto grid max-w-xl grid-cols-1 gap-2 px-4 pt-2.5">
          <AlertLine>{failureText(problem)}</AlertLine>
          <div className="flex flex-wrap items-stretch gap-2">
            {onBack ? (
              <Button variant="secondary" className="min-h-14 w-14 px-0! [&_svg]:size-7!" onClick={onBack}>
                <ChevronLeft aria-hidden />
                <span className="sr-only">Back</span>
              </Button>
            ) : null}
            <Button type="submit" size="lg" className="min-h-14 min-w-0 flex-1" busy={busy} busyLabel="Saving…">
              {next}
            </Button>
            <Button
              variant="quiet"
              className="min-h-14"
              disabled={busy}
              busy={skip.isPending}
              onClick={() => skip.mutate({ card: words.card, skipped: true }, { onSuccess: onDone })}
            >
              Skip
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
