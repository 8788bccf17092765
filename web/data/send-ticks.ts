import { queryClient } from "../lib/http/query-client";
import { isFinalRefusal } from "../lib/http/request-error";
import { changed } from "./changed";
import { dropTick, keepTick, keptTicks } from "./kept-ticks";
import { tickOwnCue } from "./lift-cues";
import { isSameMember } from "./pending-completions";
import { patchTraining } from "./training";

/** Sends what a member has said of their cues, if it is still the same who is signed in. Answers why some was refused, which lets go of it. */
export async function sendTicks(userId: string): Promise<string[]> {
  const refusals: string[] = [];
  const due = keptTicks(userId);
  if (due.length === 0) return refusals;
  if (!(await isSameMember(userId))) {
    for (const tick of due) keepTick(userId, { ...tick, tried: true });
    return refusals;
  }
  for (const tick of due) {
    try {
      await tickOwnCue(tick.id, tick.ticked);
      if (tick.ticked) forget(tick.id);
    } catch (error) {
      if (!isFinalRefusal(error)) {
        keepTick(userId, { ...tick, tried: true });
        break;
      }
      // The coach may have taken it away: then it is done with, as was said.
      if (error.status !== 404) refusals.push(error.shown);
    }
    dropTick(userId, tick);
  }
  await changed(queryClient, "cue");
  return refusals;
}

function forget(id: number): void {
  patchTraining(queryClient, ({ cues, ...context }) => {
    const left = cues?.filter((cue) => cue.id !== id) ?? [];
    return left.length > 0 ? { ...context, cues: left } : context;
  });
}
