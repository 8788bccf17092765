import { MessageSquare } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { WaitingMember } from "../../../worker/contract/members";
import type { AttentionKind } from "../../../worker/contract/members-limits";
import { useWaitingMembers } from "../../data/members";
import { initialsOf } from "../../lib/format/initials";
import { fullName, statusBadge } from "../../lib/format/member-words";
import { QueryRows } from "../../shell/query-rows";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { SkeletonGroup } from "../../ui/skeleton";
import { ATTENTION_NAMES, messageAddress, reasonOf } from "./attention-words";

/** Lists the members waiting for one reason, each with a prepared message. */
export function WaitingList({ kind }: { kind: AttentionKind }) {
  const query = useWaitingMembers(kind);
  const { rule, none, many } = ATTENTION_NAMES[kind];
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h2 id="waiting" className="text-3xl first-letter:uppercase">
            {many}
          </h2>
          <p className="max-w-prose text-muted">{rule}</p>
        </div>
        <Link to={addressOf("adminUsers")} className="link">
          Show all members
        </Link>
      </header>
      <QueryRows
        query={query}
        waiting={<SkeletonGroup className="grid gap-3" label="Loading members" bars={["h-16 w-full", "h-16 w-full"]} />}
        empty={
          <EmptyState title="Nobody is waiting" headingLevel={3}>
            {none}
          </EmptyState>
        }
        row={(waiting) => <Row key={waiting.user.id} waiting={waiting} />}
      />
    </section>
  );
}

function Row({ waiting }: { waiting: WaitingMember }) {
  const { user } = waiting;
  const name = fullName(user);
  const { label, tone } = statusBadge(user);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar initials={initialsOf(user)} src={user.profileImageUrl} />
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <h3 className="text-xl">
          <Link to={addressOf("adminUser", { id: user.id })} className="hover:text-accent">
            {name}
          </Link>
        </h3>
        <p className="text-muted text-sm">{reasonOf(waiting)}</p>
      </div>
      <Badge tone={tone}>{label}</Badge>
      <Link to={messageAddress(waiting)} className={buttonClass({ variant: "secondary" })}>
        <MessageSquare aria-hidden strokeWidth={1.75} />
        {waiting.kind === "unanswered" ? "Answer" : "Write"}
        <span className="sr-only"> to {name}</span>
      </Link>
    </li>
  );
}
