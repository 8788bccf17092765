import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Attention } from "../../../../worker/contract/attention";
import { ATTENTION_MOST, ATTENTION_RIGHT } from "../../../../worker/contract/attention-limits";
import { attentionQuery } from "../../../data/members";
import { useRights } from "../../../lib/session/use-rights";
import { FailedLine } from "../../../shell/failed-line";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";

/** Shows what waits for the coach; each count links to its list. */
export function AdminAttention() {
  const query = useQuery(attentionQuery);
  const { data, error } = query;
  if (error) return <FailedLine query={query} fallback="What needs attention could not be counted." />;
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="sr-only">
        Needs attention
      </h2>
      {data ? <Counts counts={data} /> : <Loading />}
    </section>
  );
}

function Counts({ counts }: { counts: Attention }) {
  const may = useRights();
  return (
    <ul className={GRID}>
      {KINDS.filter(({ kind }) => may(ATTENTION_RIGHT[kind])).map(({ kind, to, one, many }) => (
        <li key={kind} className={CELL}>
          <Link to={to} className={`${INSIDE} group transition-colors hover:bg-raised`}>
            <span className={`figures text-4xl leading-none ${counts[kind] ? "text-accent" : "text-muted"}`}>
              {counts[kind] >= ATTENTION_MOST ? `${ATTENTION_MOST - 1}+` : counts[kind]}
            </span>{" "}
            <span className="text-muted text-sm group-hover:text-ink">{counts[kind] === 1 ? one : many}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const may = useRights();
  return (
    <SkeletonGroup label="Counting what needs attention">
      <div className={GRID}>
        {KINDS.filter(({ kind }) => may(ATTENTION_RIGHT[kind])).map(({ kind }) => (
          <div key={kind} className={`${CELL} ${INSIDE}`}>
            <Skeleton className="h-9 w-10" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

const GRID = "grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-5";
const CELL = "min-h-20 bg-paper";
const INSIDE = "flex h-full flex-col gap-1 px-4 py-3";

type Kind = { kind: keyof Attention; to: string; one: string; many: string };

const KINDS: Kind[] = [
  { kind: "openSessions", to: addressOf("adminTraining"), one: "session to look at", many: "sessions to look at" },
  { kind: "reports", to: addressOf("adminModeration"), one: "report to decide", many: "reports to decide" },
  {
    kind: "unreadMessages",
    to: addressOf("adminMessages", { query: { filter: "unread" } }),
    one: "unread conversation",
    many: "unread conversations",
  },
  {
    kind: "draftPrograms",
    to: addressOf("adminWeeklyPrograms", { query: { status: "draft" } }),
    one: "draft program",
    many: "draft programs",
  },
  {
    kind: "draftWorkouts",
    to: addressOf("admin", { query: { tab: "workouts" } }),
    one: "draft workout",
    many: "draft workouts",
  },
  { kind: "draftPosts", to: addressOf("admin", { query: { tab: "blog" } }), one: "draft post", many: "draft posts" },
  {
    kind: "newConsultations",
    to: addressOf("adminConsultations", { query: { status: "new" } }),
    one: "new consultation",
    many: "new consultations",
  },
  {
    kind: "pastDueMembers",
    to: addressOf("adminUsers", { query: { status: "past_due" } }),
    one: "member past due",
    many: "members past due",
  },
  { kind: "missingVideos", to: addressOf("exerciseVideos"), one: "missing video", many: "missing videos" },
  {
    kind: "troubledLinks",
    to: addressOf("exerciseVideos", { query: { view: "links" } }),
    one: "video link to mend",
    many: "video links to mend",
  },
];
