import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { ATTENTION_MOST } from "../../../worker/contract/attention-limits";
import { ATTENTION_KINDS, type AttentionKind } from "../../../worker/contract/members-limits";
import { useWaitingCounts } from "../../data/members";
import { FailedLine } from "../../shell/failed-line";
import { cx } from "../../ui/cx";
import { Skeleton } from "../../ui/skeleton";
import { ATTENTION_NAMES } from "./attention-words";

/** Shows how many members need attention by reason, each linking to its list; the open one links back to all. */
export function AttentionBar({ open }: { open: AttentionKind | undefined }) {
  const query = useWaitingCounts();
  const { data, error } = query;
  if (error && !data) return <FailedLine query={query} fallback="Who needs attention could not be counted." />;
  return (
    <nav aria-label="Needs attention">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        {ATTENTION_KINDS.map((kind) => (
          <li key={kind} className={cx("min-h-24", kind === open ? "bg-accent-soft" : "bg-paper")}>
            <Link
              to={addressOf("adminUsers", { query: { attention: kind === open ? null : kind } })}
              aria-current={kind === open ? "true" : undefined}
              className="group grid h-full content-start gap-1 p-4 transition-colors hover:bg-raised"
            >
              {data ? (
                <span className={`figures text-4xl leading-none ${data[kind] ? "text-accent" : "text-muted"}`}>
                  {data[kind] >= ATTENTION_MOST ? `${ATTENTION_MOST - 1}+` : data[kind]}
                </span>
              ) : (
                <Skeleton className="h-9 w-10" />
              )}{" "}
              <span className="text-muted text-sm group-hover:text-ink">
                {data?.[kind] === 1 ? ATTENTION_NAMES[kind].one : ATTENTION_NAMES[kind].many}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
