import { useMutation } from "@tanstack/react-query";
import { Download, FileSignature } from "lucide-react";
import type { FirstWeek } from "../../../worker/contract/first-week";
import { readSignedPapers } from "../../data/first-week";
import { dayOf } from "../../lib/format/day-of";
import { shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";

type SignedCopyProps = {
  signed: NonNullable<FirstWeek["signed"]>;
  /** It is what somebody came for. */
  isAsked: boolean;
};

/** The member's own copy of what they have signed, made here: its words pass no server again. */
export function SignedCopy({ signed, isAsked }: SignedCopyProps) {
  const keep = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const [{ papers }, { keepPaper }] = await Promise.all([readSignedPapers(), import("./paper/keep-paper")]);
      const [newest] = papers;
      if (newest) await keepPaper(newest);
    },
  });
  return (
    <section aria-labelledby="signed" className="grid gap-3 rounded-md border border-line p-5">
      <div className="flex items-start gap-3">
        <FileSignature aria-hidden className="mt-1 size-6 shrink-0 text-muted" strokeWidth={1.75} />
        <div className="grid min-w-0 gap-0.5">
          <h2 id="signed" className="text-2xl">
            What you have signed
          </h2>
          <p className="wrap-break-word text-muted text-sm">
            As {signed.fullName}, on {dayOf(signed.signedAt)}.
          </p>
        </div>
      </div>
      <Button
        variant={isAsked ? "primary" : "secondary"}
        className="min-h-12 justify-self-start"
        icon={<Download aria-hidden strokeWidth={1.75} />}
        busy={keep.isPending}
        busyLabel="Making it…"
        onClick={() => keep.mutate()}
      >
        Keep it as a PDF
      </Button>
      <div role="alert" className="empty:hidden">
        {keep.error ? (
          <FieldError>{shownMessage(keep.error, "The PDF was not made. Please try again.")}</FieldError>
        ) : null}
      </div>
    </section>
  );
}
