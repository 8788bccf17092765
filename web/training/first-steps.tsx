import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { brand } from "../../worker/contract/brand";
import { type CalendarDate, isoWeekday } from "../../worker/contract/calendar";
import { COACH_WELCOME } from "../../worker/contract/coach-welcome";
import { offeredOptions, optionsCounted } from "../../worker/contract/day-options";
import { DAY_NAMES } from "../../worker/contract/drafts";
import type { Dashboard } from "../../worker/contract/progress";
import { weekIs } from "../../worker/contract/week-is";
import { dashboardQuery } from "../data/training";
import { Avatar } from "../ui/avatar";
import { cx } from "../ui/cx";
import { TitledSection } from "../ui/titled-section";
import { FirstWeekRowLater } from "./first-week-row-later";

type Step = { title: string; text: string; to: string };

/** Shows first steps to members who have not trained yet, in place of statistics that are all zero. */
export function FirstSteps({ today }: { today: CalendarDate }) {
  const { data } = useQuery(dashboardQuery);
  if (!data) return null;
  const steps = [firstTraining(data, today), ...next()].filter((step) => step !== null);
  return (
    <TitledSection id="first-steps" title="First steps">
      <figure className="flex gap-3 border-accent border-l-3 pl-4">
        <Avatar initials={brand.coach.firstName.slice(0, 1)} belt="black" />
        <div className="grid min-w-0 gap-0.5">
          <figcaption className="font-semibold text-sm">A note from {brand.coach.firstName}</figcaption>
          <blockquote className="max-w-prose">{COACH_WELCOME}</blockquote>
        </div>
      </figure>
      {data.firstWeek ? <FirstWeekRowLater state={data.firstWeek.state} /> : null}
      <ol className="grid grid-cols-1 overflow-hidden rounded-md border border-line bg-raised max-lg:divide-y max-lg:divide-line lg:grid-cols-3 lg:divide-x lg:divide-line">
        {steps.map(({ title, text, to }, index) => (
          <li key={to} className={cx("grid", index === 0 && "bg-ink text-paper")}>
            <Link
              to={to}
              className={cx(
                "group grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 p-5 transition-colors focus-visible:-outline-offset-3 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:content-start",
                index === 0 ? "focus-visible:outline-paper" : "hover:bg-sunken",
              )}
            >
              <span aria-hidden className={cx("figures row-span-2 text-3xl lg:row-span-1", index > 0 && "text-accent")}>
                {index + 1}
              </span>
              <span className="font-display font-extrabold text-2xl lg:col-span-2 lg:row-start-2">{title}</span>
              <span
                className={cx(
                  "col-start-2 text-sm lg:col-span-2 lg:col-start-1 lg:row-start-3",
                  index === 0 ? "text-paper/80" : "text-muted",
                )}
              >
                {text}
              </span>
              <ArrowRight
                aria-hidden
                className="col-start-3 row-span-2 row-start-1 size-5 self-center transition-transform group-hover:translate-x-1 lg:col-start-2 lg:row-span-1"
                strokeWidth={1.75}
              />
            </Link>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm">Your streak, your time and your year stand here after your first training.</p>
    </TitledSection>
  );
}

const choose = () => (offeredOptions().length > 1 ? `choose one of ${optionsCounted()}, and ` : "train it, and ");

function firstTraining({ program, workouts }: Dashboard, today: CalendarDate): Step | null {
  const [workout] = workouts;
  if (program) {
    const { id, dailyWorkouts } = program;
    const running = weekIs(program, today) === "this";
    const day = dailyWorkouts.find(({ dayOfWeek }) => running && dayOfWeek === isoWeekday(today)) ?? dailyWorkouts[0];
    if (!day) return null;
    return {
      title: "Train your first session",
      text: `${DAY_NAMES[day.dayOfWeek]}, “${day.title}”: ${choose()}tick it off when you are done.`,
      to: addressOf("weeklyProgram", { id, query: { day: day.dayOfWeek }, hash: "training" }),
    };
  }
  if (!workout) return null;
  const text = `“${workout.title}”: start the timer, and complete the workout when you are done.`;
  return { title: "Train your first session", text, to: addressOf("workout", { id: workout.id }) };
}

const next = (): readonly Step[] => [
  {
    title: "Plan your week",
    text: "Say on how many days you want to train, and see each week how far you are.",
    to: addressOf("settings", { hash: "training" }),
  },
  {
    title: `Write to ${brand.coach.firstName}`,
    text: "About an injury, your gym or a goal: your coach reads and answers.",
    to: addressOf("messages"),
  },
];
