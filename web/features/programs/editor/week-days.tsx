import { Copy, Plus, Trash2 } from "lucide-react";
import { COLUMN_TYPES } from "../../../../worker/contract/drafts";
import { ALL_DAYS, daysShown } from "../../../lib/format/training-words";
import { goToControl } from "../../../lib/forms/go-to-control";
import { DayName } from "../../../training/day-name";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Menu, MenuGroup, MenuItem } from "../../../ui/menu";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { dayControl } from "./check-week";
import type { EditProps } from "./edit-props";
import { dayAt, type EditorDay, plannedDays } from "./editor-week";
import { SectionEditor } from "./section-editor";

type WeekDaysProps = EditProps & { shown: number; onShow: (dayOfWeek: number) => void };

/** Monday to Friday, and Saturday and Sunday once they are added, one at a time. */
export function WeekDays({ shown, onShow, ...props }: WeekDaysProps) {
  const { week, problems, known, onChange, say } = props;
  const days = daysShown(plannedDays(week));
  const free = ALL_DAYS.filter((day) => !days.includes(day));
  const add = (dayOfWeek: number, name: string) => {
    onChange({ do: "add-day", dayOfWeek, title: name });
    onShow(dayOfWeek);
    say(`${name} was added.`);
    goToControl(dayControl(dayOfWeek, "title"));
  };
  return (
    <Tabs
      label="Days"
      fill
      // A Saturday that was on the screen may have been freed, or its adding taken back.
      value={String(days.some(({ dayOfWeek }) => dayOfWeek === shown) ? shown : 5)}
      onValueChange={(day) => onShow(Number(day))}
      tabs={days.map(({ dayOfWeek, name, short }) => {
        const day = dayAt(week, dayOfWeek);
        const serious = problems.some((each) => each.dayOfWeek === dayOfWeek && each.severity !== "hint");
        return {
          value: String(dayOfWeek),
          label: (
            <>
              <DayName name={name} short={short} crowded={days.length > 5} />
              {serious ? <span className="size-2 rounded-full bg-danger" title="Something to mend" /> : null}
            </>
          ),
          count: day ? COLUMN_TYPES.reduce((sum, column) => sum + day.sections[column].length, 0) : 0,
        };
      })}
      more={free.length ? <FreeDays free={free} add={add} /> : null}
    >
      {days.map(({ dayOfWeek, name }) => {
        const day = dayAt(week, dayOfWeek);
        return (
          <TabPanel key={dayOfWeek} value={String(dayOfWeek)}>
            {day ? (
              <Day
                problems={problems}
                known={known}
                onChange={onChange}
                say={say}
                day={day}
                dayOfWeek={dayOfWeek}
                name={name}
              />
            ) : (
              <EmptyState
                title={`${name} is free`}
                action={
                  <Button
                    id={dayControl(dayOfWeek, "add")}
                    icon={<Plus aria-hidden />}
                    onClick={() => add(dayOfWeek, name)}
                  >
                    Add {name}
                  </Button>
                }
              >
                Members see a day of rest.
              </EmptyState>
            )}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}

type FreeDaysProps = { free: { dayOfWeek: number; name: string }[]; add: (dayOfWeek: number, name: string) => void };

/** The weekend days that can be added. */
function FreeDays({ free, add }: FreeDaysProps) {
  return (
    <div className="-mb-3 flex flex-wrap gap-1 pt-1">
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

type DayProps = Omit<EditProps, "week"> & { day: EditorDay; dayOfWeek: number; name: string };

function Day({ day, dayOfWeek, name, problems, known, onChange, say }: DayProps) {
  const of = (field: "title" | "description" | "notes") => {
    const id = dayControl(dayOfWeek, field);
    return { id, error: problems.find(({ control, severity }) => severity === "save" && control === id)?.message };
  };
  const says = (field: "title" | "description" | "notes") => ({
    value: day[field],
    onChange: (event: { target: { value: string } }) =>
      onChange({ do: "say-day", dayOfWeek, field, text: event.target.value }),
  });
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
          <Field label={`Title of ${name}`} className="min-w-0 flex-1 basis-64" {...of("title")}>
            <TextInput autoComplete="off" {...says("title")} />
          </Field>
          <Menu
            trigger={
              <Button variant="secondary" icon={<Copy aria-hidden strokeWidth={1.75} />}>
                Copy {name}
              </Button>
            }
          >
            <MenuGroup label={`Copy ${name}'s exercises to`}>
              {ALL_DAYS.filter((other) => other.dayOfWeek !== dayOfWeek).map((other) => (
                <MenuItem
                  key={other.dayOfWeek}
                  onSelect={() => {
                    const copy = { from: dayOfWeek, to: other.dayOfWeek, title: other.name };
                    onChange({ do: "copy-day", ...copy, newKey: () => crypto.randomUUID() });
                    say(`${name} was copied to ${other.name}, in place of what was there. Undo takes it back.`);
                  }}
                >
                  {other.name}
                </MenuItem>
              ))}
            </MenuGroup>
          </Menu>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden strokeWidth={1.75} />}
            onClick={() => {
              onChange({ do: "free-day", dayOfWeek });
              say(`${name} is free now. Undo brings it back.`);
              goToControl(dayControl(dayOfWeek, "add"));
            }}
          >
            Free {name}
          </Button>
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Description" {...of("description")}>
            <TextArea rows={1} grow {...says("description")} />
          </Field>
          <Field label="Notes from the coach" {...of("notes")}>
            <TextArea rows={1} grow {...says("notes")} />
          </Field>
        </div>
      </div>
      {COLUMN_TYPES.map((columnType) => (
        <SectionEditor
          key={columnType}
          known={known}
          onChange={onChange}
          say={say}
          dayOfWeek={dayOfWeek}
          columnType={columnType}
          rows={day.sections[columnType]}
        />
      ))}
    </div>
  );
}
