import { Video } from "lucide-react";
import type { FilmedSet } from "../../../worker/contract/messages";
import { calendarDay } from "../../lib/format/format";
import { filmedText } from "../../media/filmed-text";

/** Shows which set a form check is of, and its date. */
export function FilmedCard({ filmed }: { filmed: FilmedSet }) {
  const { training, localDate } = filmed;
  return (
    <div className="flex min-w-0 items-start gap-3 rounded-sm border-accent border-l-4 bg-raised px-3 py-2 text-ink">
      <Video aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">{filmedText(filmed)}</span>
        <span className="block text-muted text-sm">
          {training ? `${training}, ` : ""}
          <time dateTime={localDate}>{calendarDay(localDate)}</time>
        </span>
      </p>
    </div>
  );
}
