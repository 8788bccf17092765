import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminUser } from "../../../worker/contract/billing";
import { dayOf } from "../../lib/format/day-of";
import { exactTime } from "../../lib/format/format";
import { initialsOf } from "../../lib/format/initials";
import { fullName, ROLE_NAMES, statusBadge } from "../../lib/format/member-words";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { FreeTime } from "./free-time";
import { RoleChange } from "./role-change";

/** An account with its membership and actions. */
export function MemberCard({ user, children }: { user: AdminUser; children: ReactNode }) {
  const { id, email, createdAt } = user;
  const name = fullName(user);
  return (
    <li className="grid grid-cols-1 gap-5 rounded-md border border-line bg-raised p-5 sm:p-6">
      <article aria-label={name} className="contents">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Avatar initials={initialsOf(user)} src={user.profileImageUrl} />
          <div className="min-w-0 flex-1 basis-52">
            <h2 className="text-2xl">
              <Link to={addressOf("adminUser", { id })} className="hover:text-accent">
                {name}
              </Link>
            </h2>
            <p className="break-all text-muted">{email || "No email"}</p>
          </div>
          <MemberBadges user={user} />
        </header>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted tabular-nums">
            <span>
              Joined{" "}
              {createdAt ? (
                <time dateTime={createdAt} title={exactTime(createdAt)} className="text-ink">
                  {dayOf(createdAt)}
                </time>
              ) : (
                "Unknown"
              )}
            </span>
            <span>
              User ID <span className="text-ink">{id.slice(0, 8)}</span>
            </span>
          </p>
          <RoleChange user={user} />
        </div>
        {children}
        <FreeTime user={user} />
      </article>
    </li>
  );
}

export function MemberBadges({ user }: { user: AdminUser }) {
  const { label, tone } = statusBadge(user);
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={user.role === "user" ? "outline" : "accent"}>{ROLE_NAMES[user.role]}</Badge>
      <Badge tone={tone}>{label}</Badge>
      {user.freeUntil && Date.parse(user.freeUntil) > Date.now() ? (
        <Badge tone="success">Free until {dayOf(user.freeUntil)}</Badge>
      ) : null}
      {user.cancelAtPeriodEnd ? <Badge tone="warning">Cancelling</Badge> : null}
    </div>
  );
}
