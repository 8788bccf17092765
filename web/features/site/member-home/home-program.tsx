import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { WeeklyProgram } from "../../../../worker/contract/programs";
import { calendarDay } from "../../../lib/format/format";
import { TrainingArt } from "../../../training/training-art";
import { buttonClass } from "../../../ui/button";

export function HomeProgram({ program }: { program: WeeklyProgram }) {
  return (
    <section
      aria-labelledby="this-week"
      className="grid overflow-hidden rounded-md border border-line bg-raised md:min-h-72 md:grid-cols-[1.15fr_1fr]"
    >
      <div className="order-2 flex flex-col items-start justify-between gap-8 p-6 sm:p-8 md:order-1">
        <div className="grid gap-2">
          <p className="font-semibold text-accent text-sm">
            {program.weekNumber ? `Week ${program.weekNumber} · ` : null}
            {calendarDay(program.startDate)} to {calendarDay(program.endDate)}
          </p>
          <h2 id="this-week" className="text-4xl">
            {program.title}
          </h2>
          {program.description ? <p className="line-clamp-3 max-w-prose text-muted">{program.description}</p> : null}
        </div>
        <Link to={addressOf("weeklyProgram", { id: program.id })} className={buttonClass({ size: "lg" })}>
          Start Week <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      </div>
      <TrainingArt
        title={program.title}
        exercises={program.dailyWorkouts.flatMap(({ workoutSections }) =>
          workoutSections.flatMap(({ exercises }) => exercises),
        )}
        className="order-1 h-44 w-full md:order-2 md:h-full"
      />
    </section>
  );
}
