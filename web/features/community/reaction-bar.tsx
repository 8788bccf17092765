import { Flame, Heart, type LucideIcon, Zap } from "lucide-react";
import type { ReactionType } from "../../../worker/contract/community-limits";
import { cx } from "../../ui/cx";
import { memberName } from "./member-words";
import type { ShownPost } from "./shown-post";
import { useReaction } from "./use-reaction";
import { useViewer } from "./viewer-context";

export function ReactionBar({ post }: { post: ShownPost }) {
  const { mute } = useViewer();
  const { mutate } = useReaction(post.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and these are buttons that act at once.
    <div
      role="group"
      aria-label={`Reactions to the post of ${memberName(post.user)}`}
      className="flex flex-wrap gap-1.5"
    >
      {REACTIONS.map(({ type, name, icon: Icon }) => {
        const active = post.ownReactions.includes(type);
        const count = post.reactionCounts[type];
        return (
          <button
            key={type}
            type="button"
            aria-pressed={active}
            disabled={mute !== null}
            onClick={() => mutate({ reactionType: type, active: !active })}
            className={cx(BASE, active ? PRESSED : RELEASED)}
          >
            <Icon aria-hidden className={cx("size-4 sm:size-4.5", active && "fill-current")} strokeWidth={1.75} />
            {name}
            {count > 0 ? <span className="tabular-nums">{count.toLocaleString()}</span> : null}
          </button>
        );
      })}
    </div>
  );
}

const BASE =
  "inline-flex min-h-11 items-center gap-1 rounded-full border px-2.5 font-semibold text-xs transition-[color,background-color,border-color,transform] " +
  "active:scale-97 disabled:cursor-not-allowed disabled:opacity-60 disabled:active:scale-100 sm:gap-1.5 sm:px-3 sm:text-sm";
const PRESSED = "border-accent bg-accent-soft text-accent";
const RELEASED = "border-line text-muted hover:border-line-strong hover:text-ink";

const REACTIONS: ReadonlyArray<{ type: ReactionType; name: string; icon: LucideIcon }> = [
  { type: "support", name: "Support", icon: Heart },
  { type: "motivation", name: "Motivation", icon: Zap },
  { type: "fire", name: "Fire", icon: Flame },
];
