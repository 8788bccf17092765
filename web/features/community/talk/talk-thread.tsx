import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { mayDo } from "../../../../worker/contract/rights";
import { commentsChanged } from "../../../data/changed";
import { useStanding } from "../../../data/community";
import type { CommentPlace } from "../../../data/keys";
import { countComments } from "../../../data/threads";
import { useLive } from "../../../lib/live/live";
import { useSession } from "../../../lib/session/session";
import { applyComment } from "../comments/comment-changes";
import { Comments } from "../comments/comments";
import { TalkContext } from "../comments/talk-context";
import { MutedNotice } from "../muted-notice";
import { ViewerContext } from "../viewer-context";
import { CoachActs } from "./coach-acts";
import { TalkExercises } from "./talk-exercises";

/** The place as broadcasts name it. */
type TalkAddress = { programId: number | null; dayOfWeek: number | null; workoutId: number | null };

export type TalkThreadProps = {
  place: Exclude<CommentPlace, number>;
  address: TalkAddress;
  about: string;
  /** The exercises of the training, about which an answer may be kept. */
  exercises: string[];
};

/** Shows the open comments on a day or a workout, updated by broadcasts. */
export function TalkThread({ place, address, about, exercises }: TalkThreadProps) {
  const client = useQueryClient();
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : null;
  const standing = useStanding();
  const opened = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useLive({
    onOpen: () => {
      // On first opening it has just been read.
      if (opened.current) void commentsChanged(client, place);
      opened.current = true;
    },
    onEvent: (event) => {
      if (event.type !== "thread_update" || !user || !isAt(event, address)) return;
      applyComment(client, place, event.change, user);
      countComments(client, place, event.commentCount);
    },
  });
  if (!user) return null;
  const mute = standing.data?.mute ?? null;
  return (
    <ViewerContext value={{ user, mute }}>
      <TalkExercises value={exercises}>
        <TalkContext value={{ place, about, ...(mayDo(user.role, "moderation") ? { acts: CoachActs } : {}) }}>
          <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
            {mute ? <MutedNotice mute={mute} /> : null}
            <Comments onGone={() => box.current?.focus({ preventScroll: true })} />
          </div>
        </TalkContext>
      </TalkExercises>
    </ViewerContext>
  );
}

const isAt = (event: TalkAddress, { programId, dayOfWeek, workoutId }: TalkAddress) =>
  event.programId === programId && event.dayOfWeek === dayOfWeek && event.workoutId === workoutId;
