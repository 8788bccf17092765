import { queryClient } from "../lib/http/query-client";
import { isFinalRefusal } from "../lib/http/request-error";
import { changed } from "./changed";
import { tickOwnCue } from "./lift-cues";
import { isSameMember } from "./pending-completions";
import { dropTick, pendingTicks, storeTick } from "./pending-ticks";
import { patchTraining } from "./training";

/** Sends a member's ticks, if they are still signed in. Returns the reasons of refused ones, which are dropped. */
export async function sendTicks(userId: string): Promise<string[]> {
  const refusals: string[] = [];
  const due = pendingTicks(userId);
  if (due.length === 0) return refusals;
  if (!(await isSameMember(userId))) {
    for (const tick of due) storeTick(userId, { ...tick, tried: true });
    return refusals;
  }
  for (const tick of due) {
    try {
      await tickOwnCue(tick.id, tick.ticked);
      if (tick.ticked) forget(tick.id);
    } catch (error) {
      if (!isFinalRefusal(error)) {
        storeTick(userId, { ...tick, tried: true });
        break;
      }
      // The coach may have deleted the cue: then it is gone anyway.
      if (error.status !== 404) refusals.push(error.shown);
    }
    dropTick(userId, tick);
  }
  await changed(queryClient, "cue");
  return refusals;
}

function forget(id: number): void {
  patchTraining(queryClient, ({ cues, ...context }) => {
    const remaining = cues?.filter((cue) => cue.id !== id) ?? [];
    return remaining.length > 0 ? { ...context, cues: remaining } : context;
  });
}
