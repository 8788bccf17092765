import { useSearchParams } from "react-router-dom";
import { addDays, type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format";
import { TRAINING_DAYS } from "../../lib/training-words";
import { isTrained } from "../../lib/week-standing";
import type { Training } from "../../training/use-training";
import { EmptyState } from "../../ui/empty-state";
import { TabPanel, Tabs } from "../../ui/tabs";
import { DoneMark } from "./done-mark";
import { ProgramDay } from "./program-day";

type ProgramDaysProps = { program: WeeklyProgram; today: CalendarDate; training: Training };

/** Monday to Friday. The day is in the address, so that it can be linked to and survives a reload. */
export function ProgramDays({ program, today, training }: ProgramDaysProps) {
  const [params, setParams] = useSearchParams();
  const chosen = TRAINING_DAYS.find(({ dayOfWeek }) => String(dayOfWeek) === params.get("day"));
  const value = String(chosen?.dayOfWeek ?? openingDay(today));
  return (
    <Tabs
      label="Days"
      fill
      value={value}
      onValueChange={(day) => setParams({ day }, { replace: true, preventScrollReset: true })}
      tabs={TRAINING_DAYS.map(({ dayOfWeek, name, short }) => {
        const day = program.dailyWorkouts.find((candidate) => candidate.dayOfWeek === dayOfWeek);
        return {
          value: String(dayOfWeek),
          label: (
            <>
              <span className="sm:hidden" aria-hidden>
                {short}
              </span>
              <span className="max-sm:sr-only">{name}</span>
              {day && isTrained(day) ? <DoneMark /> : null}
            </>
          ),
        };
      })}
    >
      {TRAINING_DAYS.map(({ dayOfWeek, name }) => {
        const day = program.dailyWorkouts.find((candidate) => candidate.dayOfWeek === dayOfWeek);
        return (
          <TabPanel key={dayOfWeek} value={String(dayOfWeek)}>
            {day ? (
              <ProgramDay
                program={program}
                day={day}
                kicker={kickerOf(program, dayOfWeek, name, today)}
                today={today}
                training={training}
              />
            ) : (
              <EmptyState title={`Nothing on ${name}`}>The coach has left this day free. Rest, or roll.</EmptyState>
            )}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}

function openingDay(today: CalendarDate): number {
  const weekday = isoWeekday(today);
  return weekday <= 5 ? weekday : 1;
}

function kickerOf(program: WeeklyProgram, dayOfWeek: number, name: string, today: CalendarDate): string {
  const date = addDays(mondayOf(program.startDate), dayOfWeek - 1);
  if (date < program.startDate || date > program.endDate) return name;
  const shown = calendarDay(date, { weekday: "long", month: "long", day: "numeric" });
  return date === today ? `Today, ${shown}` : shown;
}
