import { Copy, Plus, Trash2 } from "lucide-react";
import { memo } from "react";
import { isOffered } from "../../../worker/contract/day-options";
import { COLUMN_TYPES } from "../../../worker/contract/drafts";
import { MARKS, type Mark } from "../../../worker/contract/week-plan-limits";
import { ALL_DAYS } from "../../lib/format/training-words";
import { goToControl } from "../../lib/forms/go-to-control";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu";
import { Select } from "../../ui/select";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { dayControl } from "./check-week";
import type { EditProps } from "./edit-props";
import type { EditorDay } from "./editor-week";
import { NoteLines } from "./note-lines";
import { NO_NOTES, notesPlace } from "./note-place";
import { SectionEditor } from "./section-editor";

type EditorDayPartProps = Omit<EditProps, "week"> & {
  /** Null for a free day. */
  day: EditorDay | null;
  dayOfWeek: number;
  name: string;
  /** The mark proposed by the week's texts and order. */
  proposed: Mark;
  onAdd: (dayOfWeek: number, name: string) => void;
};

/** A day of the week: its head stays visible while its sections scroll. */
export const EditorDayPart = memo(function EditorDayPart({ day, onAdd, ...props }: EditorDayPartProps) {
  const { dayOfWeek, name, problems, onChange } = props;
  const noted = <NoteLines notes={props.notes.get(notesPlace(dayOfWeek)) ?? NO_NOTES} />;
  if (!day) {
    return (
      <>
        {noted}
        <EmptyState
          title={`${name} is free`}
          action={
            <Button
              id={dayControl(dayOfWeek, "add")}
              icon={<Plus aria-hidden />}
              onClick={() => onAdd(dayOfWeek, name)}
            >
              Add {name}
            </Button>
          }
        >
          Members see a day of rest.
        </EmptyState>
      </>
    );
  }
  const of = (field: "title" | "description" | "notes") => {
    const id = dayControl(dayOfWeek, field);
    return { id, error: problems.find(({ control, severity }) => severity === "save" && control === id)?.message };
  };
  const says = (field: "title" | "description" | "notes") => ({
    value: day[field],
    onChange: (event: { target: { value: string } }) =>
      onChange({ do: "say-day", dayOfWeek, field, text: event.target.value }),
  });
  const { problems: _, name: __, proposed: ___, ...rows } = props;
  return (
    // Focused controls stop below the sticky day name.
    <div className="@container grid grid-cols-1 gap-3 [&_:is(a,button,input,select,textarea,summary)]:scroll-mt-16">
      <div className="sticky top-(--header) z-20 flex flex-wrap items-start gap-2 border-line border-b bg-paper py-1">
        <h2 className="min-w-0 pt-1.5">{name}</h2>
        <Field label={`Title of ${name}`} hideLabel className="min-w-0 flex-1 basis-24" {...of("title")}>
          <TextInput autoComplete="off" {...says("title")} />
        </Field>
        <MarkSelect day={day} proposed={props.proposed} dayOfWeek={dayOfWeek} name={name} onChange={onChange} />
        <DayActions {...props} />
      </div>
      <div className="grid grid-cols-1 gap-2 @min-[29rem]:grid-cols-2">
        <Field label="Description" className="content-start" {...of("description")}>
          <TextArea rows={1} grow {...says("description")} />
        </Field>
        <Field label="Notes from the coach" className="content-start" {...of("notes")}>
          <TextArea rows={1} grow {...says("notes")} />
        </Field>
      </div>
      {noted}
      {COLUMN_TYPES.filter((option) => isOffered(option) || day.sections[option].length > 0).map((columnType) => (
        <SectionEditor key={columnType} {...rows} columnType={columnType} rows={day.sections[columnType]} />
      ))}
    </div>
  );
});

type MarkSelectProps = Pick<EditorDayPartProps, "proposed" | "dayOfWeek" | "name" | "onChange"> & { day: EditorDay };

/** Chooses how important the day is, which decides its place in a member's own week. */
function MarkSelect({ day, proposed, dayOfWeek, name, onChange }: MarkSelectProps) {
  return (
    <Select
      aria-label={`${name} must, should or could be trained`}
      title="How much this day has to be trained, for members who plan their own week"
      className="w-36 shrink-0"
      value={day.mark ?? ""}
      onChange={({ target: { value } }) =>
        onChange({ do: "mark-day", dayOfWeek, mark: MARKS.find((mark) => mark === value) ?? null })
      }
      options={[{ value: "", label: `Auto: ${MARK_WORDS[proposed].toLowerCase()}` }, ...MARK_OPTIONS]}
    />
  );
}

const MARK_WORDS: Record<Mark, string> = { must: "Must", should: "Should", could: "Could" };
const MARK_OPTIONS = MARKS.map((mark) => ({ value: mark, label: MARK_WORDS[mark] }));

type DayActionsProps = Pick<EditorDayPartProps, "dayOfWeek" | "name" | "onChange" | "say">;

function DayActions({ dayOfWeek, name, onChange, say }: DayActionsProps) {
  return (
    <span className="flex shrink-0">
      <Menu
        trigger={
          <IconButton
            label={`Copy ${name}`}
            title={`Copy ${name} to another day`}
            icon={<Copy aria-hidden />}
            className={DAY_BUTTON}
          />
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
      <IconButton
        label={`Free ${name}`}
        title={`Make ${name} a day of rest`}
        icon={<Trash2 aria-hidden />}
        className={DAY_BUTTON}
        onClick={() => {
          onChange({ do: "free-day", dayOfWeek });
          say(`${name} is free now. Undo brings it back.`);
          goToControl(dayControl(dayOfWeek, "add"));
        }}
      />
    </span>
  );
}

/** As high as the title field beside it. */
const DAY_BUTTON = "lg:pointer-fine:size-9";
