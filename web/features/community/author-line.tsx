import type { ReactNode } from "react";
import { initialsOf } from "../../lib/format/initials";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { memberName, type ShownMember } from "./member-words";
import { PostedTime } from "./posted-time";

type AuthorLineProps = {
  user: ShownMember;
  at: string;
  edited?: boolean;
  size?: "sm" | "md";
  badge?: ReactNode;
  /** Shown instead of the time, such as that it is being sent. */
  instead?: string | undefined;
  id?: string;
};

/** Shows the author and the time. */
export function AuthorLine({ user, at, edited = false, size = "md", badge, instead, id }: AuthorLineProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar initials={initialsOf(user)} src={user.profileImageUrl} belt={user.belt} size={size} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
          <span id={id} className="min-w-0 font-semibold">
            {memberName(user)}
          </span>
          {user.belt ? <span className="sr-only">{user.belt} belt</span> : null}
          {!user.isCoach ? null : <Badge tone="accent">Coach</Badge>}
          {badge}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {instead ?? <PostedTime at={at} />}
          {edited ? <span>· edited</span> : null}
        </p>
      </div>
    </div>
  );
}
