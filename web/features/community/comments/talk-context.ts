import { type ComponentType, createContext, useContext } from "react";
import type { CommentPlace } from "../../../data/keys";
import type { ShownComment } from "./comment-changes";

type Talk = {
  place: CommentPlace;
  /** What is written is about, for those who hear the field's name alone. */
  about: string;
  /** What else the coach can do with a comment here. */
  acts?: ComponentType<{ comment: ShownComment }>;
};

export const TalkContext = createContext<Talk | null>(null);

/** Where the comments stand that are around here. */
export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error("This belongs inside a thread.");
  return talk;
}
