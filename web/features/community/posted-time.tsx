import { useState } from "react";
import { exactTime, relativeTime } from "../../lib/format/format";
import { useMinute } from "../../lib/format/use-minute";
import { Tooltip } from "../../ui/tooltip";

/** Shows the relative time; the exact one on hover, focus, or press for those who cannot hover. */
export function PostedTime({ at }: { at: string }) {
  const minute = useMinute();
  const [exact, setExact] = useState(false);
  // The page's minute clock may lag behind a new post.
  const ago = relativeTime(at, Math.max(minute, Date.parse(at)));
  return (
    <Tooltip label={exactTime(at)}>
      <button
        type="button"
        onClick={() => setExact(!exact)}
        className="-my-1 inline-flex min-h-6 min-w-6 items-center rounded-xs tabular-nums underline-offset-4 hover:underline"
      >
        <time dateTime={at}>{exact ? exactTime(at) : ago}</time>
        {exact ? null : <span className="sr-only">, {exactTime(at)}</span>}
      </button>
    </Tooltip>
  );
}
