import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FinishedTraining, MemberChange, TrainingOption } from "../../../../worker/contract/numbers";
import type { ChangeList } from "../../../../worker/contract/numbers-limits";
import { type Span, useChanges, useTrainings } from "../../../data/numbers";
import { dayOf } from "../../../lib/format/day-of";
import { calendarDay } from "../../../lib/format/format";
import { QueryRows } from "../../../shell/query-rows";
import { SkeletonGroup } from "../../../ui/skeleton";
import { trainingName } from "./training-bars";

const NAMES: Record<ChangeList, string> = {
  trials: "Trials begun",
  paid: "Trials that became memberships",
  started: "Memberships started",
  ended: "Memberships ended",
};

export function ChangesBehind({ list, span, close }: { list: ChangeList; span: Span; close: string }) {
  return (
    <Panel title={NAMES[list]} span={span} close={close} query={useChanges(list, span)}>
      {(change: MemberChange) => (
        <>
          <Who member={change.member} />
          <span className="text-muted text-sm tabular-nums">
            {[
              dayOf(change.at),
              change.plan && (change.plan === "annual" ? "Annual" : "Monthly"),
              change.paidAt && `paid since ${dayOf(change.paidAt)}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </>
      )}
    </Panel>
  );
}

type TrainingsBehindProps = { option: TrainingOption | undefined; span: Span; close: string };

export function TrainingsBehind({ option, span, close }: TrainingsBehindProps) {
  const title = option ? `Trainings finished: ${trainingName(option)}` : "Trainings finished";
  return (
    <Panel title={title} span={span} close={close} query={useTrainings(option, span)}>
      {(training: FinishedTraining) => (
        <>
          <span className="min-w-0">
            <Who member={training.member} /> <span className="text-muted">{training.title}</span>
          </span>
          <span className="text-muted text-sm tabular-nums">
            {calendarDay(training.date)} · {trainingName(training.option)}
          </span>
        </>
      )}
    </Panel>
  );
}

type PanelProps<Item> = {
  title: string;
  span: Span;
  close: string;
  query: UseInfiniteQueryResult<Item[]>;
  children: (item: Item) => ReactNode;
};

function Panel<Item extends { id: number }>({ title, span, close, query, children }: PanelProps<Item>) {
  return (
    <section
      aria-labelledby="behind"
      className="grid grid-cols-1 gap-4 rounded-md border border-line bg-raised p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="grid gap-0.5">
          <h2 id="behind" className="text-2xl">
            {title}
          </h2>
          <p className="text-muted text-sm">
            {calendarDay(span.from, DATED)} to {calendarDay(span.to, DATED)}
          </p>
        </div>
        <Link to={close} className="link">
          Close list
        </Link>
      </header>
      <QueryRows
        query={query}
        waiting={<SkeletonGroup className="grid gap-3" label="Loading the list" bars={["h-8 w-full", "h-8 w-full"]} />}
        headingLevel={3}
        empty={<p className="text-muted">None in this range.</p>}
        row={(item) => (
          <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            {children(item)}
          </li>
        )}
      />
    </section>
  );
}

const DATED = { year: "numeric", month: "short", day: "numeric" } as const;

function Who({ member }: { member: { id: string; name: string } | null }) {
  if (!member) return <span className="text-muted">Former member</span>;
  return (
    <Link to={addressOf("adminUser", { id: member.id })} className="font-semibold hover:text-accent">
      {member.name}
    </Link>
  );
}
