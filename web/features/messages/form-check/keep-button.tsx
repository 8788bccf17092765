import { Bookmark, BookmarkCheck } from "lucide-react";
import { Button } from "../../../ui/button";
import type { Keepable, Keeping } from "./use-keeping";

/** Keeps a remark as a cue, which its member sees beside the lift. */
export function KeepButton({ remark, keeping }: { remark: Keepable; keeping: Keeping }) {
  const { keepAsCue, isKept, busy } = keeping;
  if (isKept(remark)) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm text-success">
        <BookmarkCheck aria-hidden className="size-4.5" strokeWidth={1.75} />
        Kept as a cue
      </span>
    );
  }
  const own = keeping.keeping?.text === remark.text && keeping.keeping.at === remark.at;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Bookmark aria-hidden strokeWidth={1.75} />}
      busy={busy && own}
      busyLabel="Keeping…"
      onClick={() => keepAsCue(remark)}
    >
      Keep as a cue<span className="sr-only"> “{remark.text}”</span>
    </Button>
  );
}
