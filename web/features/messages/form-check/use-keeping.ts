import { useRef, useState } from "react";
import type { CheckedLift } from "../../../../worker/contract/lift-cues";
import type { Shape } from "../../../../worker/contract/remarks";
import { useKeepCue } from "../../../data/lift-cues";
import { shownMessage } from "../../../lib/http/request-error";

export type Keepable = { text: string; at: number; shapes: Shape[] };

/** Keeps remarks as cues of the lift of a form check, or one that the coach names. */
export function useKeeping(memberId: string, messageId: number, beside: CheckedLift | undefined) {
  const [named, setNamed] = useState("");
  const [unnamed, setUnnamed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // One idempotency key per remark, however often it is tried.
  const keys = useRef(new Map<string, string>());
  const keep = useKeepCue(memberId);
  const lift = beside?.filmed?.exercise ?? named.trim();

  function keepAsCue({ text, at, shapes }: Keepable, onKept?: () => void) {
    if (lift === "") {
      setUnnamed(true);
      field.current?.focus();
      return;
    }
    const cue = { exercise: lift, text, messageId, at, shapes };
    const content = JSON.stringify(cue);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    keep.mutate(
      { ...cue, key },
      {
        onSuccess: () => {
          // After it was ticked off, the same remark makes a new cue.
          keys.current.delete(content);
          onKept?.();
        },
      },
    );
  }

  return {
    lift,
    named,
    setNamed,
    field,
    /** Whether the lift must be named first. */
    unnamed: unnamed && lift === "",
    keepAsCue,
    busy: keep.isPending,
    keeping: keep.variables,
    error: keep.error ? shownMessage(keep.error, "It was not kept. Please try again.") : undefined,
    isKept: ({ text, at }: Keepable) =>
      beside?.cues.some((cue) => cue.messageId === messageId && cue.text === text && cue.at === at) ?? false,
  };
}

export type Keeping = ReturnType<typeof useKeeping>;
