import { TriangleAlert } from "lucide-react";
import type { AdminWeeklyProgram } from "../../../../worker/contract/programs";
import { daysShown } from "../../../lib/format/training-words";
import { DayName } from "../../../training/day-name";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { NoteLines } from "../document/note-lines";
import { notesAt, placeOf, type ReadingNote } from "../document/note-place";
import { PreviewOption, type PreviewVideos } from "./preview-option";

type WeekPreviewProps = {
  program: AdminWeeklyProgram;
  notes: ReadingNote[];
  videos: PreviewVideos;
  day: number;
  onDay: (dayOfWeek: number) => void;
};

/** The week as it was understood, day by day, with the notes where they belong. */
export function WeekPreview({ program, notes, videos, day, onDay }: WeekPreviewProps) {
  const days = daysShown(program.dailyWorkouts);
  return (
    <Tabs
      label="Days of the week"
      fill
      value={String(day)}
      onValueChange={(value) => onDay(Number(value))}
      tabs={days.map(({ dayOfWeek, name, short }) => ({
        value: String(dayOfWeek),
        label: (
          <>
            <DayName name={name} short={short} crowded={days.length > 5} />
            {notes.some((note) => placeOf(note).dayOfWeek === dayOfWeek) ? (
              <>
                <TriangleAlert aria-hidden className="size-4 text-warning" strokeWidth={1.75} />
                <span className="sr-only">, has notes</span>
              </>
            ) : null}
          </>
        ),
      }))}
    >
      {days.map(({ dayOfWeek, name }) => (
        <TabPanel key={dayOfWeek} value={String(dayOfWeek)} className="grid grid-cols-1 gap-8">
          <PreviewDay program={program} dayOfWeek={dayOfWeek} name={name} notes={notes} videos={videos} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

type PreviewDayProps = Pick<WeekPreviewProps, "program" | "notes" | "videos"> & { dayOfWeek: number; name: string };

function PreviewDay({ program, dayOfWeek, name, notes, videos }: PreviewDayProps) {
  const day = program.dailyWorkouts.find((candidate) => candidate.dayOfWeek === dayOfWeek);
  return (
    <>
      <header className="grid gap-2">
        <h3 className="text-3xl">{day?.title ?? name}</h3>
        {day?.description ? <p className="max-w-prose">{day.description}</p> : null}
        {day?.notes ? <p className="max-w-prose whitespace-pre-line text-muted">{day.notes}</p> : null}
        <NoteLines notes={notesAt(notes, dayOfWeek, null)} />
      </header>
      {day ? (
        day.workoutSections.map((section) => (
          <PreviewOption
            key={section.columnType}
            section={section}
            notes={notesAt(notes, dayOfWeek, section.columnType)}
            videos={videos}
          />
        ))
      ) : (
        <p className="text-muted">The document has nothing for {name}.</p>
      )}
    </>
  );
}
