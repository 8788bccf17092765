import { Download } from "lucide-react";
import { Fragment } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { isOffered } from "../../../../worker/contract/day-options";
import { MEMBER_STATUSES, type MemberStatus } from "../../../../worker/contract/members-limits";
import { money } from "../../../../worker/contract/money";
import type { Numbers } from "../../../../worker/contract/numbers";
import {
  CHANGE_LISTS,
  type ChangeList,
  NUMBER_RANGES,
  type NumberRange,
} from "../../../../worker/contract/numbers-limits";
import { useNumbers } from "../../../data/numbers";
import { keepFile } from "../../../lib/browser/save-file";
import { dayOf } from "../../../lib/format/day-of";
import { calendarDay, plural } from "../../../lib/format/format";
import { NotLoaded } from "../../../shell/not-loaded";
import { Button } from "../../../ui/button";
import { LineChart } from "../../../ui/chart-line";
import { PageHeader } from "../../../ui/page-header";
import { Segmented } from "../../../ui/segmented";
import { STATUS_NAMES } from "../status-names";
import { ChangesBehind, TrainingsBehind } from "./behind";
import { Changes } from "./changes";
import { CountChart } from "./count-chart";
import { FirstWeekNumbers } from "./first-week-numbers";
import { MoneyNumbers } from "./money-numbers";
import { FIGURES, Figure, Section } from "./number-parts";
import { numbersCsv } from "./numbers-csv";
import { OPTIONS, trainingBars, trainingName } from "./training-bars";

const isRange = (value: string | null): value is NumberRange => value !== null && value in NUMBER_RANGES;

export function NumbersPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("range");
  const range = isRange(asked) ? asked : "30d";
  const query = useNumbers(range);
  const { data } = query;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="Business Numbers" lead="Who is a member, what that brings, and how much is trained." />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Range"
          value={range}
          onValueChange={(value) => setParams({ range: value }, { replace: true, preventScrollReset: true })}
          options={RANGES}
        />
        {data ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden strokeWidth={1.75} />}
            onClick={() => keepFile(numbersCsv(data), `numbers_${data.range}.csv`)}
          >
            Export CSV
          </Button>
        ) : null}
      </div>
      {data ? (
        <div className="grid grid-cols-1 gap-10" aria-busy={query.isPlaceholderData}>
          <Behind numbers={data} />
          <Overview numbers={data} />
        </div>
      ) : (
        <NotLoaded query={query} label="Counting" className="grid gap-6" bars={["h-24 w-full", "h-64 w-full"]} />
      )}
    </div>
  );
}

/** The list behind a number, if one is open. */
function Behind({ numbers }: { numbers: Numbers }) {
  const [params] = useSearchParams();
  const asked = params.get("list");
  const close = addressOf("adminNumbers", { query: { range: numbers.range } });
  const span = { from: numbers.from, to: numbers.to };
  const changes = CHANGE_LISTS.find((each) => each === asked);
  if (changes) return <ChangesBehind key={changes} list={changes} span={span} close={close} />;
  if (asked !== "trainings") return null;
  const option = OPTIONS.find((each) => each === params.get("option"));
  return <TrainingsBehind key={option} option={option} span={span} close={close} />;
}

function Overview({ numbers }: { numbers: Numbers }) {
  const { range, members, pausing, monthlyCents, netMonthlyCents, runningAtStart, churned, changes, parts, trainings } =
    numbers;
  const behind = (list: ChangeList | "trainings", option?: string) =>
    addressOf("adminNumbers", { query: { range, list, option } });
  const all = trainings.reduce((sum, each) => sum + each.completions, 0);
  const named = (part: Numbers["parts"][number]) =>
    part.from === part.to ? day(part.from) : `${day(part.from)} to ${day(part.to)}`;
  return (
    <>
      <Changes numbers={numbers} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 xl:grid-cols-2">
        <MonthlyRevenue monthlyCents={monthlyCents} netMonthlyCents={netMonthlyCents} parts={parts} />
        <TrainingsFinished behind={behind} all={all} trainings={trainings} numbers={numbers} />
        <TrialToPaid behind={behind} changes={changes} parts={parts} named={named} />
        <Churn
          behind={behind}
          changes={changes}
          churned={churned}
          runningAtStart={runningAtStart}
          parts={parts}
          named={named}
        />
      </div>
      <MembersByState members={members} pausing={pausing} />
      {numbers.firstWeek ? <FirstWeekNumbers funnel={numbers.firstWeek} /> : null}
      <MoneyNumbers range={range} />
    </>
  );
}

type Behind = (list: ChangeList | "trainings", option?: string) => string;
type NamePart = (part: Numbers["parts"][number]) => string;
type MembersByStateProps = Pick<Numbers, "members" | "pausing">;

function MembersByState({ members, pausing }: MembersByStateProps) {
  return (
    <Section
      title="Members"
      rule="Everybody with an account, as it is now. Active and cancelling members both count as active."
    >
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-6 [&>:last-child]:col-span-2">
        {MEMBER_STATUSES.map((status: MemberStatus) => (
          <Figure
            key={status}
            to={addressOf("adminUsers", { query: { status } })}
            value={members[status].toLocaleString()}
            label={STATUS_NAMES[status]}
          />
        ))}
      </ul>
      <p>
        {pausing.length === 0 ? "Nobody pauses at the moment." : "Pausing by their own wish, among the active ones: "}
        {pausing.map(({ id, name, until }, at) => (
          <Fragment key={id}>
            {at > 0 ? ", " : null}
            <Link to={addressOf("adminUser", { id })} className="link">
              {name}
            </Link>{" "}
            until {dayOf(until)}
          </Fragment>
        ))}
        {pausing.length > 0 ? "." : null}
      </p>
    </Section>
  );
}

type MonthlyRevenueProps = Pick<Numbers, "monthlyCents" | "netMonthlyCents" | "parts">;

function MonthlyRevenue({ monthlyCents, netMonthlyCents, parts }: MonthlyRevenueProps) {
  const first = parts[0]?.monthlyCents ?? 0;
  const isLevel = parts.every((part) => part.monthlyCents === first);
  return (
    <Section
      title="Monthly revenue"
      rule="What all active memberships bring a month: monthly ones their price, annual ones a twelfth of theirs. Before refunds and fees; past-due ones count once they are paid, resting ones once they are back. After coupons means those that take part in the next payments too."
    >
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        <Figure to={ACTIVE} value={money(monthlyCents)} label="a month now, before coupons" />
        <Figure to={ACTIVE} value={money(netMonthlyCents)} label="a month now, after coupons" />
      </ul>
      {isLevel ? (
        <p>It was the same through all of this range.</p>
      ) : (
        <LineChart
          small
          label="Monthly revenue over time"
          unit="a month, before coupons"
          points={parts.map((part) => ({
            date: part.to,
            value: part.monthlyCents / 100,
            text: `${money(part.monthlyCents)}, after coupons ${money(part.netMonthlyCents)}`,
          }))}
          summary={`From ${money(first)} at the beginning of the range to ${money(monthlyCents)} now.`}
        />
      )}
    </Section>
  );
}

const ACTIVE = addressOf("adminUsers", { query: { status: "active" } });

type TrialToPaidProps = Pick<Numbers, "changes" | "parts"> & { behind: Behind; named: NamePart };

function TrialToPaid({ behind, changes, parts, named }: TrialToPaidProps) {
  return (
    <Section
      title="Trial to paid"
      rule="Of the trials that began in this range, those that have become a paid membership by now. A trial of the last days can still do so."
    >
      <ul className={FIGURES}>
        <Figure to={behind("trials")} value={changes.trials.toLocaleString()} label="trials begun" />
        <Figure to={behind("paid")} value={changes.paid.toLocaleString()} label="of them paid by now" />
        <Figure to={behind("paid")} value={share(changes.paid, changes.trials)} label="trial to paid" />
      </ul>
      <CountChart
        small
        label="Trials begun"
        unit="trials"
        bars={parts.map((part) => ({
          label: day(part.from),
          value: part.trials,
          text: `${named(part)}: ${plural(part.trials, "trial")}, ${part.paid} paid by now`,
        }))}
        empty="No trial began in this range."
      />
    </Section>
  );
}

type ChurnProps = Pick<Numbers, "changes" | "churned" | "runningAtStart" | "parts"> & {
  behind: Behind;
  named: NamePart;
};

function Churn({ behind, changes, churned, runningAtStart, parts, named }: ChurnProps) {
  return (
    <Section
      title="Churn"
      rule="Of the memberships that were active or past due when this range began, the share that has ended since and not begun again, each counted once. One that is cancelled counts when its paid time is over."
    >
      <ul className={FIGURES}>
        <Figure to={behind("ended")} value={changes.ended.toLocaleString()} label="memberships ended" />
        <Figure to={behind("started")} value={changes.started.toLocaleString()} label="memberships started" />
        <Figure
          to={behind("ended")}
          value={share(churned, runningAtStart)}
          label={`churn, of ${plural(runningAtStart, "membership")} at the start`}
        />
      </ul>
      <CountChart
        small
        label="Memberships ended"
        unit="memberships"
        bars={parts.map((part) => ({
          label: day(part.from),
          value: part.ended,
          text: `${named(part)}: ${plural(part.ended, "membership")} ended`,
        }))}
        empty="No membership ended in this range."
      />
    </Section>
  );
}

type TrainingsFinishedProps = { behind: Behind; all: number; trainings: Numbers["trainings"]; numbers: Numbers };

function TrainingsFinished({ behind, all, trainings, numbers }: TrainingsFinishedProps) {
  return (
    <Section
      title="Trainings finished"
      rule="Sections of weeks by their option, and single workouts, on the members’ own calendar days."
    >
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line max-lg:[&>:last-child:nth-child(even)]:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Figure to={behind("trainings")} value={all.toLocaleString()} label="in all" wide />
        {OPTIONS.map((option) => {
          const count = trainings
            .filter((each) => each.option === option)
            .reduce((sum, each) => sum + each.completions, 0);
          if (count === 0 && option !== "workout" && !isOffered(option)) return null;
          const to = behind("trainings", option);
          return <Figure key={option} to={to} value={count.toLocaleString()} label={trainingName(option)} />;
        })}
      </ul>
      <CountChart
        small
        label="Trainings finished over time"
        unit="trainings"
        bars={trainingBars(numbers)}
        empty="Nothing was finished in this range."
      />
    </Section>
  );
}

const share = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : "–");

const day = (date: string) => calendarDay(date, { month: "short", day: "numeric" });

const RANGES = [
  { value: "30d", label: "30 days" },
  { value: "90d", label: "13 weeks" },
  { value: "1y", label: "12 months" },
] satisfies { value: NumberRange; label: string }[];
