import { useSearchParams } from "react-router-dom";
import { type CalendarDate, isoWeekday } from "../../../worker/contract/calendar";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format/format";
import { daysShown } from "../../lib/format/training-words";
import { dateOf, isTrained } from "../../lib/format/week-standing";
import { DayName } from "../../training/day-name";
import type { Training } from "../../training/use-training";
import { DoneMark } from "../../ui/done-mark";
import { EmptyState } from "../../ui/empty-state";
import { TabPanel, Tabs } from "../../ui/tabs";
import { ProgramDay } from "./program-day";

type ProgramDaysProps = { program: WeeklyProgram; today: CalendarDate; training: Training };

/**
 * Monday to Friday, and planned weekend days. The day is in the address, so that it can be linked and survives a
 * reload.
 */
export function ProgramDays({ program, today, training }: ProgramDaysProps) {
  const [params, setParams] = useSearchParams();
  const days = daysShown(program.dailyWorkouts);
  const chosen =
    days.find(({ dayOfWeek }) => String(dayOfWeek) === params.get("day")) ??
    days.find(({ dayOfWeek }) => dayOfWeek === isoWeekday(today));
  const value = String(chosen?.dayOfWeek ?? 1);
  return (
    <Tabs
      label="Days"
      fill
      value={value}
      onValueChange={(day) => setParams({ day }, { replace: true, preventScrollReset: true })}
      tabs={days.map(({ dayOfWeek, name, short }) => {
        const day = program.dailyWorkouts.find((candidate) => candidate.dayOfWeek === dayOfWeek);
        return {
          value: String(dayOfWeek),
          label: (
            <>
              <DayName name={name} short={short} crowded={days.length > 5} />
              {day && isTrained(day) ? <DoneMark /> : null}
            </>
          ),
        };
      })}
    >
      {days.map(({ dayOfWeek, name }) => {
        const day = program.dailyWorkouts.find((candidate) => candidate.dayOfWeek === dayOfWeek);
        return (
          <TabPanel key={dayOfWeek} value={String(dayOfWeek)} className="max-lg:pt-3!">
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

function kickerOf(program: WeeklyProgram, dayOfWeek: number, name: string, today: CalendarDate): string {
  const date = dateOf(program, dayOfWeek);
  if (date < program.startDate || date > program.endDate) return name;
  const shown = calendarDay(date, { weekday: "long", month: "long", day: "numeric" });
  return date === today ? `Today, ${shown}` : shown;
}
