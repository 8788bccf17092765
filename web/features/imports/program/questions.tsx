import { Trash2 } from "lucide-react";
import type { DocumentRead } from "../../../../worker/contract/program-reading";
import { plural } from "../../../lib/format/format";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { TitledSection } from "../../../ui/titled-section";
import { HeadingsQuestion } from "./headings-question";
import type { ReviewAnswers, ReviewChange } from "./review-answers";
import { slotsOf } from "./session-slots";
import { SessionsQuestion } from "./sessions-question";
import { SheetsQuestion, VariantQuestion } from "./sheets-question";
import { useForgetLayout, useReread } from "./use-reread";
import { WeeksQuestion } from "./weeks-question";

type QuestionsProps = {
  document: DocumentRead;
  answers: ReviewAnswers;
  firstMonday: string;
  onChange: (change: ReviewChange) => void;
};

/** Asks for the few facts a document does not state, each with a proposal. A known layout skips them. */
export function Questions(props: QuestionsProps) {
  const { document } = props;
  const { layout, reading } = document;
  const leftOut = slotsOf(reading).flatMap((slot) => (slot.leftOut ? slot.names : []));
  if (!layout.known) {
    return (
      <TitledSection id="questions" title="Where it belongs" level={3} className="grid grid-cols-1 gap-6">
        {layout.id ? (
          <Alert title="Corrections are remembered" action={<ForgetLayout document={document} />}>
            What you corrected of headings and sheets holds for files like this. Days and options are kept once you
            import.
          </Alert>
        ) : null}
        <All {...props} />
      </TitledSection>
    );
  }
  return (
    <section aria-label="Where it belongs" className="grid grid-cols-1 gap-2">
      <Alert
        tone="success"
        title="Read as last time"
        action={layout.id ? <ForgetLayout document={document} /> : undefined}
      >
        Sheets, headings, days and options are what you chose
        {layout.label ? (
          <>
            {" "}
            for <bdi className="break-all">{layout.label}</bdi>
          </>
        ) : (
          " for a file like this"
        )}
        . Only the dates are new.
        {leftOut.length ? <p className="wrap-break-word">Left out again: {listed(leftOut)}.</p> : null}
      </Alert>
      <Disclosure summary="Change dates, days and sheets">
        <div className="grid grid-cols-1 gap-6 pt-2">
          <All {...props} />
        </div>
      </Disclosure>
    </section>
  );
}

const listed = (names: string[]) =>
  names.length > 5 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : names.join(", ");

function ForgetLayout({ document }: Pick<QuestionsProps, "document">) {
  const forget = useForgetLayout(document);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Trash2 aria-hidden strokeWidth={1.75} />}
      busy={forget.isPending}
      busyLabel="Forgetting…"
      onClick={() => forget.mutate()}
    >
      Forget this layout
    </Button>
  );
}

function All({ document, answers, firstMonday, onChange }: QuestionsProps) {
  const { reading, layout } = document;
  const reread = useReread(document, answers.remember);
  const unknown = layout.headings.filter(({ role }) => role === null).length;
  const columns = layout.headings.length ? (
    <Disclosure
      defaultOpen={unknown > 0 && !layout.known}
      summary={
        <span className="text-base">
          What the columns hold
          <span className="font-normal text-muted">
            : {unknown ? `${plural(unknown, "heading")} not understood` : plural(layout.headings.length, "heading")}
          </span>
        </span>
      }
    >
      <HeadingsQuestion headings={layout.headings} reread={reread} />
    </Disclosure>
  ) : null;
  return (
    <>
      <VariantQuestion sheets={reading.sheets} reread={reread} />
      {unknown ? columns : null}
      <WeeksQuestion reading={reading} answers={answers} firstMonday={firstMonday} onChange={onChange} />
      <SessionsQuestion reading={reading} answers={answers} onChange={onChange} />
      <div className="border-line border-t empty:hidden">
        <SheetsQuestion sheets={reading.sheets} reread={reread} />
        {unknown ? null : columns}
      </div>
    </>
  );
}
