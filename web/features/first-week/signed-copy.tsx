import { useMutation } from "@tanstack/react-query";
import { ArrowRight, Download, FileSignature } from "lucide-react";
import type { FirstWeek } from "../../../worker/contract/first-week";
import { readSignedPapers } from "../../data/first-week";
import { dayOf } from "../../lib/format/day-of";
import { failureText } from "../../lib/http/failure-text";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { useCardTop } from "./use-card-top";

type Signed = { signed: NonNullable<FirstWeek["signed"]> };

/** Offers the member's copy of what they have signed, at the end of the cards. */
export function SignedCopy({ signed }: Signed) {
  return (
    <section aria-labelledby="signed" className="grid gap-3 rounded-md border border-line p-5">
      <div className="flex items-start gap-3">
        <FileSignature aria-hidden className="mt-1 size-6 shrink-0 text-muted" strokeWidth={1.75} />
        <div className="grid min-w-0 gap-0.5">
          <h2 id="signed" className="text-2xl">
            What you have signed
          </h2>
          <p className="wrap-break-word text-muted text-sm">{signedAs(signed)}</p>
        </div>
      </div>
      <KeepPdf isMain={false} />
    </section>
  );
}

/** Same as the main content, when opened from the mail. */
export function SignedCopyPage({ signed, onGoOn }: Signed & { onGoOn: () => void }) {
  const heading = useCardTop();
  return (
    <>
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
          What you have signed
        </h1>
        <p className="wrap-break-word text-muted">{signedAs(signed)}</p>
      </header>
      <KeepPdf isMain />
      <Button variant="secondary" className="min-h-12 justify-self-start" onClick={onGoOn}>
        To your first session <ArrowRight aria-hidden strokeWidth={1.75} className="inline" />
      </Button>
    </>
  );
}

const signedAs = ({ fullName, signedAt }: Signed["signed"]) => `As ${fullName}, on ${dayOf(signedAt)}.`;

/** Creates the PDF in the browser: its text is not sent anywhere. */
function KeepPdf({ isMain }: { isMain: boolean }) {
  const keep = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const [{ papers }, { keepPaper }] = await Promise.all([readSignedPapers(), import("../../papers/keep-paper")]);
      const [newest] = papers;
      if (newest) await keepPaper(newest);
    },
  });
  return (
    <div className="grid gap-2">
      <Button
        variant={isMain ? "primary" : "secondary"}
        className="min-h-12 justify-self-start"
        icon={<Download aria-hidden strokeWidth={1.75} />}
        busy={keep.isPending}
        busyLabel="Making it…"
        onClick={() => keep.mutate()}
      >
        Keep it as a PDF
      </Button>
      <AlertLine>{failureText(keep.error, "The PDF was not made. Please try again.")}</AlertLine>
    </div>
  );
}
