import { useRef } from "react";
import { memberName } from "../member-words";
import type { ShownPost } from "../shown-post";
import { Comments } from "./comments";
import { TalkContext } from "./talk-context";

/** The comments of a post. */
export function CommentThread({ post }: { post: ShownPost }) {
  const about = `the post of ${memberName(post.user)}`;
  const box = useRef<HTMLElement>(null);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Comments on ${about}`}
      className="grid scroll-mt-24 grid-cols-1 gap-4 border-line border-l-2 pl-4 sm:pl-5"
    >
      <TalkContext value={{ place: post.id, about }}>
        <Comments onGone={() => box.current?.focus({ preventScroll: true })} />
      </TalkContext>
    </section>
  );
}
