import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName, shownSections } from "../../../worker/contract/day-options";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram } from "../../../worker/contract/programs";
import { isRest } from "../../lib/format/week-standing";
import { TalkLine } from "../../shell/talk-line";
import { CompetitionLater } from "../../training/competition/competition-later";
import { openingOption, rememberedOption, rememberOption } from "../../training/option-choice";
import type { ShownExercise } from "../../training/swap/shown-exercise";
import type { Training } from "../../training/use-training";
import { DoneMark } from "../../ui/done-mark";
import { TabPanel, Tabs } from "../../ui/tabs";
import { FoldedWords } from "./folded-words";
import { ProgramSection } from "./program-section";

type ProgramDayProps = {
  program: WeeklyProgram;
  day: DailyWorkout;
  kicker: string;
  today: CalendarDate;
  training: Training;
};

export function ProgramDay({ program, day, kicker, today, training }: ProgramDayProps) {
  const asked = useSearchParams()[0].get("option");
  const [option, setOption] = useState<ColumnType>(() => openingOption(day, asked));
  const sections = shownSections(day.workoutSections);
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-6">
      <header className="grid lg:gap-2">
        <p className="font-semibold text-accent text-sm">{kicker}</p>
        <h2 className="text-3xl lg:text-4xl">{day.title}</h2>
      </header>
      <DayWords day={day} />
      {day.competition ? <CompetitionLater day={day} option={isRest(day) ? firstLeftOut(day) : option} /> : null}
      {isRest(day) ? null : (
        <Tabs
          label={`Options for ${day.title}`}
          fill
          value={option}
          onValueChange={(value) => {
            const next = day.workoutSections.find((section) => section.columnType === value)?.columnType;
            if (!next) return;
            setOption(next);
            rememberOption(next);
          }}
          tabs={sections.map((section) => ({
            value: section.columnType,
            count: section.exerciseCount,
            label: (
              <>
                <span className="max-sm:basis-full max-sm:whitespace-nowrap max-sm:text-xs">
                  {optionName(section.columnType)}
                </span>
                {section.lastCompletedOn ? <DoneMark /> : null}
              </>
            ),
          }))}
        >
          {sections.map((section) => (
            <TabPanel key={section.columnType} value={section.columnType} className="pt-1!">
              <ProgramSection program={program} day={day} section={section} today={today} training={training} />
            </TabPanel>
          ))}
        </Tabs>
      )}
      {program.isPublished ? (
        <TalkLine
          key={day.id}
          what="day"
          place={{ kind: "day", id: day.id }}
          address={{ programId: program.id, dayOfWeek: day.dayOfWeek, workoutId: null }}
          about={day.title}
          count={day.comments}
          exercises={namesIn(day)}
        />
      ) : null}
    </div>
  );
}

/** Returns the option that a day of rest leaves out: the one that would have been opened. */
const firstLeftOut = ({ workoutSections, competition }: DailyWorkout) =>
  [competition?.option, rememberedOption(), ...workoutSections.map(({ columnType }) => columnType)].find((option) =>
    workoutSections.some((section) => section.columnType === option && section.dropped),
  ) ?? undefined;

/** Returns the names of a day's exercises, each once. */
const namesIn = ({ workoutSections }: DailyWorkout) => [
  ...new Set(
    workoutSections.flatMap(({ exercises }) =>
      exercises.map(({ name, insteadOf }: ShownExercise) => insteadOf ?? name),
    ),
  ),
];

/** The coach's text about the day. */
function DayWords({ day: { description, notes } }: { day: DailyWorkout }) {
  if (!description && !notes) return null;
  return (
    <FoldedWords
      first={
        <>
          {notes ? <span className="font-semibold">From the coach: </span> : null}
          <span className="text-muted">{notes ?? description}</span>
        </>
      }
    >
      {description ? <p className="max-w-prose text-muted lg:text-lg">{description}</p> : null}
      {notes ? (
        <div className="max-w-prose border-accent border-l-3 pl-4">
          <p className="font-semibold text-sm">From the coach</p>
          <p className="whitespace-pre-line">{notes}</p>
        </div>
      ) : null}
    </FoldedWords>
  );
}
