import { Columns2, Plus, RectangleVertical } from "lucide-react";
import { useCallback } from "react";
import { optionName } from "../../../worker/contract/day-options";
import { COLUMN_TYPES } from "../../../worker/contract/drafts";
import { proposedMarks } from "../../../worker/contract/week-marks";
import { ALL_DAYS, daysShown } from "../../lib/format/training-words";
import { goToControl } from "../../lib/forms/go-to-control";
import { useStored, writeStored } from "../../lib/offline/stored-value";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/segmented";
import { TabPanel, Tabs } from "../../ui/tabs";
import { useWide } from "../../ui/use-wide";
import { DayName } from "../day-name";
import { dayControl } from "./check-week";
import type { EditProps } from "./edit-props";
import { EditorDayPart } from "./editor-day-part";
import { contentOf, dayAt, type EditorWeek, plannedDays, rowsAt } from "./editor-week";
import { notesPlace, type PlacedNotes } from "./note-place";
import { useWeekDrag } from "./use-week-drag";

/** Remembers on this device how many days a wide screen shows. */
const DAYS_KEY = "longroll.editor-days";
const readDays = (stored: unknown) => (stored === "one" ? stored : null);

type WeekDaysProps = Omit<EditProps, "drag"> & { shown: number };

/** Shows the week's days, with Saturday and Sunday once added: one at a time, or on a wide screen two. */
export function WeekDays({ shown, week, ...props }: WeekDaysProps) {
  const { problems, notes, onChange, say, onShow } = props;
  const wide = useWide("80rem");
  const storedDays = useStored("device", DAYS_KEY, readDays);
  const pair = wide && storedDays !== "one";
  const days = daysShown(plannedDays(week));
  const free = ALL_DAYS.filter((day) => !days.includes(day));
  // The shown Saturday may have been removed, or its addition undone.
  const at = days.findIndex(({ dayOfWeek }) => dayOfWeek === shown);
  const open = days[at < 0 ? 4 : at]?.dayOfWeek ?? 5;
  const first = pair
    ? Math.min(
        days.findIndex(({ dayOfWeek }) => dayOfWeek === open),
        days.length - 2,
      )
    : 0;
  const beside = pair ? days.slice(first, first + 2).find(({ dayOfWeek }) => dayOfWeek !== open) : undefined;
  const add = useCallback(
    (dayOfWeek: number, name: string) => {
      onChange({ do: "add-day", dayOfWeek, title: name });
      onShow(dayOfWeek);
      say(`${name} was added.`);
      goToControl(dayControl(dayOfWeek, "title"));
    },
    [onChange, onShow, say],
  );
  const marks = proposedMarks(contentOf(week).days);
  const drag = useDrops({ ...props, week }, { open, beside: beside?.dayOfWeek });
  const part = (dayOfWeek: number, name: string) => (
    <EditorDayPart
      {...props}
      drag={drag}
      onAdd={add}
      day={dayAt(week, dayOfWeek)}
      proposed={marks.get(dayOfWeek) ?? "should"}
      dayOfWeek={dayOfWeek}
      name={name}
    />
  );
  const besidePart = beside ? (
    <section key={beside.dayOfWeek} aria-label={`${beside.name}, beside`} className="min-w-0 pt-6">
      {part(beside.dayOfWeek, beside.name)}
    </section>
  ) : null;
  return (
    <Tabs
      label="Days"
      fill
      value={String(open)}
      onValueChange={(day) => onShow(Number(day))}
      tabs={days.map(({ dayOfWeek, name, short }) => {
        const day = dayAt(week, dayOfWeek);
        return {
          value: String(dayOfWeek),
          label: <DayTab {...{ dayOfWeek, name, short, week, problems, notes }} crowded={days.length > 5} />,
          count: day ? COLUMN_TYPES.reduce((sum, column) => sum + day.sections[column].length, 0) : 0,
        };
      })}
      more={
        free.length || wide ? (
          <div className="flex flex-wrap items-center justify-between gap-1 pt-1">
            <FreeDays free={free} add={add} />
            {wide ? (
              <Segmented
                label="Days on the screen"
                iconsOnly
                value={pair ? "two" : "one"}
                onValueChange={(next) => writeStored("device", DAYS_KEY, next === "one" ? "one" : null)}
                options={[
                  { value: "one", label: "One day", icon: <RectangleVertical aria-hidden /> },
                  { value: "two", label: "Two days side by side", icon: <Columns2 aria-hidden /> },
                ]}
              />
            ) : null}
          </div>
        ) : null
      }
    >
      <div className={beside ? "grid grid-cols-2 items-start gap-x-6" : "grid grid-cols-1"}>
        {beside && beside.dayOfWeek < open ? besidePart : null}
        {days.map(({ dayOfWeek, name }) => (
          <TabPanel key={dayOfWeek} value={String(dayOfWeek)} className="min-w-0">
            {part(dayOfWeek, name)}
          </TabPanel>
        ))}
        {beside && beside.dayOfWeek > open ? besidePart : null}
      </div>
    </Tabs>
  );
}

type DayTabProps = Pick<EditProps, "week" | "problems" | "notes"> & {
  dayOfWeek: number;
  name: string;
  short: string;
  crowded: boolean;
};

function DayTab({ dayOfWeek, name, short, crowded, week, problems, notes }: DayTabProps) {
  const serious = problems.some((each) => each.dayOfWeek === dayOfWeek && each.severity !== "hint");
  return (
    <span data-day={dayOfWeek} className="contents">
      <DayName name={name} short={short} crowded={crowded} />
      {serious ? <span className="size-2 rounded-full bg-danger" title="Something to mend" /> : null}
      {isNoted(week, dayOfWeek, notes) ? (
        <span className="size-2 rounded-full bg-warning">
          <span className="sr-only">, has notes</span>
        </span>
      ) : null}
    </span>
  );
}

/** Returns whether a note is about the day, one of its options or rows. */
function isNoted(week: EditorWeek, dayOfWeek: number, notes: PlacedNotes): boolean {
  if (notes.size === 0) return false;
  return (
    notes.has(notesPlace(dayOfWeek)) ||
    COLUMN_TYPES.some(
      (columnType) =>
        notes.has(notesPlace(dayOfWeek, columnType)) ||
        rowsAt(week, { dayOfWeek, columnType }).some(({ key }) => notes.has(key)),
    )
  );
}

/** Handles drops: a row moves to the position, two sections swap. */
function useDrops(
  { week, onChange, say, onShow }: Omit<EditProps, "drag">,
  seen: { open: number; beside?: number | undefined },
) {
  return useWeekDrag({
    onDay: (dayOfWeek) => {
      if (dayOfWeek !== seen.open && dayOfWeek !== seen.beside) onShow(dayOfWeek);
    },
    onDrop: ({ place, key, label }, drop) => {
      const same = place.dayOfWeek === drop.place.dayOfWeek && place.columnType === drop.place.columnType;
      const there = `${ALL_DAYS[drop.place.dayOfWeek - 1]?.name}, ${optionName(drop.place.columnType)}`;
      if (key === null) {
        if (same) return;
        onChange({ do: "swap-sections", from: place, to: drop.place });
        return say(`${label} and ${there} have changed places. Undo changes them back.`);
      }
      const rows = rowsAt(week, place);
      const from = rows.findIndex((row) => row.key === key);
      if (!same) {
        onChange({ do: "move-to", from: place, to: drop.place, key, index: drop.at });
        return say(`${label} was moved to ${there}. Undo brings it back.`);
      }
      // Removing the row first shifts later positions by one.
      const to = drop.at > from ? drop.at - 1 : drop.at;
      if (to === from) return;
      onChange({ do: "move", place, key, to });
      say(`${label} is now ${to + 1} of ${rows.length}.`);
    },
  });
}

type FreeDaysProps = { free: { dayOfWeek: number; name: string }[]; add: (dayOfWeek: number, name: string) => void };

/** Buttons to add weekend days. */
function FreeDays({ free, add }: FreeDaysProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {free.map(({ dayOfWeek, name }) => (
        <Button
          key={dayOfWeek}
          id={dayControl(dayOfWeek, "add")}
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => add(dayOfWeek, name)}
        >
          Add {name}
        </Button>
      ))}
    </div>
  );
}
