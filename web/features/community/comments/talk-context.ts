import { type ComponentType, createContext, useContext } from "react";
import type { CommentPlace } from "../../../data/keys";
import type { ShownComment } from "./comment-changes";

type Talk = {
  place: CommentPlace;
  /** The subject, for screen readers. */
  about: string;
  /** The coach's further actions on a comment here. */
  acts?: ComponentType<{ comment: ShownComment }>;
};

export const TalkContext = createContext<Talk | null>(null);

/** Returns the place of the surrounding comments. */
export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error("This belongs inside a thread.");
  return talk;
}
