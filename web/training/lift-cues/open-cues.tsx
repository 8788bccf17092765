import { Check, Crosshair } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { OpenCue } from "../../../worker/contract/placed-cues";
import { useTickCue } from "../../data/lift-cues";
import { dayOf } from "../../lib/format/day-of";
import { shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";

type OpenCuesProps = {
  memberId: string;
  cues: readonly OpenCue[];
  label: string;
  /** The form check on screen, which needs no link. */
  at?: number;
};

/** Shows a member's open cues to the coach, who may tick them off. */
export function OpenCues({ memberId, cues, label, at }: OpenCuesProps) {
  const tick = useTickCue(memberId);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul aria-label={label} className="divide-y divide-line border-line border-y">
        {cues.map(({ id, exercise, text, messageId, createdAt, shapes }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2">
            <p className="min-w-44 flex-1 [overflow-wrap:anywhere]">
              <span className="block font-semibold">{text}</span>
              <span className="block text-muted text-sm">
                {exercise}, since {dayOf(createdAt)}
                {shapes.length > 0 ? ", with a drawing" : ""}
              </span>
              {messageId === null || messageId === at ? null : (
                <Link
                  to={addressOf("adminMessages", { query: { member: memberId, check: messageId } })}
                  className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
                >
                  <Crosshair aria-hidden className="size-4" strokeWidth={1.75} />
                  The form check
                </Link>
              )}
            </p>
            <Button
              variant="secondary"
              size="sm"
              icon={<Check aria-hidden strokeWidth={2} />}
              busy={tick.isPending && tick.variables === id}
              busyLabel="Saving…"
              onClick={() => tick.mutate(id)}
            >
              Tick off<span className="sr-only"> “{text}”</span>
            </Button>
          </li>
        ))}
      </ul>
      {tick.error ? (
        <FieldError>{shownMessage(tick.error, "It was not ticked off. Please try again.")}</FieldError>
      ) : null}
    </div>
  );
}
