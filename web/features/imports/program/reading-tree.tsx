import { useState } from "react";
import type { ProgramReading, ReadWeek } from "../../../../worker/contract/program-reading";
import { calendarDay, plural } from "../../../lib/format/format";
import { Disclosure } from "../../../ui/disclosure";
import { TitledSection } from "../../../ui/titled-section";
import { type ReviewAnswers, type ReviewChange, sessionKey } from "./review-answers";
import { branchId, weekId, weekName } from "./review-import";
import { SessionBranch } from "./session-branch";
import { placeOf, slotKeys } from "./session-slots";
import { weekDates } from "./week-dates";
import { WeekFacts } from "./week-facts";

type ReadingTreeProps = {
  reading: ProgramReading;
  answers: ReviewAnswers;
  firstMonday: string;
  onChange: (change: ReviewChange) => void;
};

/** The reading as a tree of weeks, sessions and exercises, to compare with the document and correct. */
export function ReadingTree({ reading, answers, firstMonday, onChange }: ReadingTreeProps) {
  const dates = weekDates(reading.weeks.length, answers, firstMonday);
  const sheets = new Set(reading.weeks.map(({ sheet }) => sheet)).size;
  const keyOf = slotKeys(reading.weeks);
  return (
    <TitledSection id="tree" title="What was read" level={3} className="grid grid-cols-1 content-start gap-3">
      <div className="border-line border-t">
        {reading.weeks.map((week, index) => (
          <WeekBranch
            key={weekId(index)}
            id={branchId(index)}
            name={weekName(reading.weeks, index)}
            week={week}
            sheet={sheets > 1 ? week.sheet : null}
            date={dates[index] ?? null}
            first={index === 0}
          >
            <WeekFacts
              index={index}
              name={weekName(reading.weeks, index)}
              week={week}
              answers={answers}
              dates={dates}
              onChange={onChange}
            />
            {week.sessions.map((session, at) => (
              <SessionBranch
                key={sessionKey(index, at)}
                week={index}
                index={at}
                session={session}
                reading={reading}
                answers={answers}
                place={placeOf(answers, keyOf(session), session, { week: index, session: at })}
                alone={reading.weeks.length === 1}
                onChange={onChange}
              />
            ))}
          </WeekBranch>
        ))}
      </div>
    </TitledSection>
  );
}

type WeekBranchProps = {
  id: string;
  name: string;
  week: ReadWeek;
  /** The sheet it comes from, unless all come from the same one. */
  sheet: string | null;
  date: string | null;
  first: boolean;
  children: React.ReactNode;
};

function WeekBranch({ id, name, week: { number, title, sessions }, sheet, date, first, children }: WeekBranchProps) {
  // A year of weeks holds thousands of exercises, so a closed week renders none.
  const [opened, setOpened] = useState(first);
  const exercises = sessions.reduce((sum, session) => sum + session.exercises.length, 0);
  return (
    <Disclosure
      id={id}
      defaultOpen={first}
      onToggle={(open) => setOpened((before) => before || open)}
      summary={
        <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <span className="font-display font-extrabold text-2xl">{name}</span>
          <span className="font-normal text-base text-muted">
            {[
              number !== null && title,
              plural(sessions.length, "session"),
              plural(exercises, "exercise"),
              date === null ? "left out" : date && calendarDay(date),
              sheet !== name && sheet,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
      }
    >
      {opened ? <div className="grid grid-cols-1 gap-2">{children}</div> : null}
    </Disclosure>
  );
}
