import { ChevronDown, Copy, Ellipsis, GripVertical, MoveDown, MoveUp, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { COLUMN_TYPES, type ColumnType } from "../../../../worker/contract/drafts";
import { ALL_DAYS, OPTION_NAMES } from "../../../lib/format/training-words";
import { goToControl } from "../../../lib/forms/go-to-control";
import { checkTexts } from "../../../training/check-texts";
import { ExerciseCell } from "../../../training/exercise-cell";
import { cellId, type ExerciseField, FURTHER } from "../../../training/exercise-fields";
import { FurtherFields } from "../../../training/further-fields";
import { tierOf } from "../../../training/tier";
import { WatchLink } from "../../../training/watch-link";
import { cx } from "../../../ui/cx";
import { IconButton } from "../../../ui/icon-button";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "../../../ui/menu";
import { TierBadge } from "../../../ui/tier-badge";
import { addControl } from "./check-week";
import type { RowProps } from "./edit-props";
import type { EditorRow, Place } from "./editor-week";
import { NameCell } from "./name-cell";
import type { RowDrag } from "./use-dragged-row";

type RowEditorProps = RowProps & {
  dayOfWeek: number;
  columnType: ColumnType;
  row: EditorRow;
  index: number;
  count: number;
  dragged: boolean;
  drag: RowDrag;
  onMove: (key: string, to: number) => void;
  onDelete: (key: string) => void;
};

const ALWAYS = ["setRep", "load", "tempo", "notes", "videoUrl"] as const;

/** One exercise: what every one has in a line, the rest folded under it. Drawn anew only when something of its own has changed. */
export const RowEditor = memo(function RowEditor(props: RowEditorProps) {
  const { dayOfWeek, columnType, row, index, count, known, dragged, drag, onDelete, onChange, say } = props;
  const { key, texts } = row;
  const place: Place = { dayOfWeek, columnType };
  const onMove = (to: number) => props.onMove(key, to);
  const [opened, setOpened] = useState(false);
  const problems = checkTexts(texts);
  const open = opened || FURTHER.some(({ field }) => problems[field]);
  const of = texts.name.trim() || `row ${index + 1}`;
  const tier = tierOf(texts.tier);
  const foldId = `fold-${key}`;
  const edit = (field: ExerciseField) => (text: string) => onChange({ do: "edit", key, field, text });
  return (
    <li className={cx("grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 py-3", dragged && "bg-accent-soft")}>
      <div className={cx("flex flex-col items-center max-xl:pt-5", index === 0 && "xl:pt-5")}>
        <IconButton
          onPointerDown={(event) => drag.start(key, event)}
          onPointerMove={(event) => drag.over(key, event)}
          onPointerUp={drag.drop}
          onPointerCancel={drag.drop}
          onLostPointerCapture={drag.drop}
          id={`move-${key}`}
          label={`Move ${of}, ${index + 1} of ${count}`}
          aria-keyshortcuts="ArrowUp ArrowDown"
          className="-ml-2.5 cursor-grab touch-none active:cursor-grabbing"
          icon={<GripVertical aria-hidden />}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            onMove(index + (event.key === "ArrowUp" ? -1 : 1));
          }}
        />
        <span className="-ml-2.5 grid justify-items-center gap-1">
          <span className="figures max-w-14 truncate text-lg text-muted leading-none">
            {texts.exerciseCode.trim() || index + 1}
          </span>
          {tier ? <TierBadge tier={tier} /> : null}
        </span>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <div className="grid grid-cols-6 items-start gap-x-2.5 gap-y-2 xl:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,2fr)_minmax(0,1.8fr)_auto]">
          <div className="col-span-6 grid min-w-0 gap-1 xl:col-span-1">
            <NameCell
              rowKey={key}
              of={of}
              texts={texts}
              known={known}
              error={problems.name}
              labelled={index === 0}
              onText={edit("name")}
              onPick={(name, videoUrl) => {
                onChange({ do: "pick", key, name, videoUrl });
                if (videoUrl && !texts.videoUrl.trim()) say(`The known video of ${name} was added.`);
              }}
            />
            {open ? null : <Folded texts={texts} />}
          </div>
          {ALWAYS.map((field) => (
            <div key={field} className={cx("min-w-0", PLACES[field])}>
              <ExerciseCell
                rowKey={key}
                field={field}
                of={of}
                value={field === "setRep" ? doseOf(texts) : texts[field]}
                error={problems[field]}
                multiline={field === "notes"}
                labelled={index === 0}
                onText={edit(field)}
              />
              {field === "videoUrl" ? (
                <p className="px-2.5 text-muted text-xs empty:hidden">
                  <WatchLink address={texts.videoUrl} of={of} />
                </p>
              ) : null}
            </div>
          ))}
          <div className={cx("col-span-6 flex justify-end xl:col-span-1", index === 0 && "xl:pt-5")}>
            <IconButton
              id={`more-${key}`}
              label={`${open ? "Hide" : "Show"} more of ${of}`}
              aria-expanded={open}
              aria-controls={open ? foldId : undefined}
              icon={<ChevronDown aria-hidden className={cx("transition-transform", open && "rotate-180")} />}
              onClick={() => setOpened(!open)}
            />
            <Menu trigger={<IconButton label={`What to do with ${of}`} icon={<Ellipsis aria-hidden />} />}>
              <MenuItem disabled={index === 0} icon={<MoveUp aria-hidden />} onSelect={() => onMove(index - 1)}>
                Move up
              </MenuItem>
              <MenuItem
                disabled={index === count - 1}
                icon={<MoveDown aria-hidden />}
                onSelect={() => onMove(index + 1)}
              >
                Move down
              </MenuItem>
              <MenuItem
                icon={<Copy aria-hidden />}
                onSelect={() => {
                  const newKey = crypto.randomUUID();
                  onChange({ do: "duplicate", place, key, newKey });
                  say(`${of} was duplicated.`);
                  goToControl(cellId(newKey, "name"));
                }}
              >
                Duplicate
              </MenuItem>
              <MenuGroup label="Move to">
                {COLUMN_TYPES.filter((other) => other !== columnType).map((other) => (
                  <MenuItem
                    key={other}
                    onSelect={() => {
                      onChange({ do: "move-to", from: place, to: { dayOfWeek, columnType: other }, key });
                      say(`${of} was moved to ${OPTION_NAMES[other]}.`);
                      goToControl(cellId(key, "name"));
                    }}
                  >
                    {OPTION_NAMES[other]}
                  </MenuItem>
                ))}
                {ALL_DAYS.filter((day) => day.dayOfWeek !== dayOfWeek).map((day) => (
                  <MenuItem
                    key={day.dayOfWeek}
                    onSelect={() => {
                      const to = { dayOfWeek: day.dayOfWeek, columnType };
                      onChange({ do: "move-to", from: place, to, key });
                      say(`${of} was moved to ${day.name}, ${OPTION_NAMES[columnType]}. Undo brings it back.`);
                      goToControl(addControl(place));
                    }}
                  >
                    {day.name}
                  </MenuItem>
                ))}
              </MenuGroup>
              <MenuSeparator />
              <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => onDelete(key)}>
                Delete
              </MenuItem>
            </Menu>
          </div>
        </div>
        {open ? (
          <div id={foldId} className="animate-fade rounded-sm bg-sunken p-3">
            <FurtherFields
              rowKey={key}
              of={of}
              texts={texts}
              problems={problems}
              onText={(field, text) => edit(field)(text)}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
});

/** Sets and reps stand together, also where they are stored apart only. */
function doseOf({ setRep, sets, reps }: EditorRow["texts"]): string {
  return setRep || [sets, reps].filter(Boolean).join(" x ");
}

/** What the folded part says, in one line. */
function Folded({ texts }: { texts: EditorRow["texts"] }) {
  const { category, rest, duration, setRep, description } = texts;
  const said = [
    category,
    rest.trim() && `rest ${rest.trim()}`,
    duration.trim() && !setRep.includes(duration.trim()) ? duration : "",
    description,
  ].flatMap((text) => text.trim() || []);
  return said.length ? <p className="line-clamp-2 px-2.5 text-muted text-xs">{said.join(" · ")}</p> : null;
}

const PLACES: Record<(typeof ALWAYS)[number], string> = {
  setRep: "col-span-2 xl:col-span-1",
  load: "col-span-2 xl:col-span-1",
  tempo: "col-span-2 xl:col-span-1",
  notes: "col-span-6 sm:col-span-3 xl:col-span-1",
  videoUrl: "col-span-6 sm:col-span-3 xl:col-span-1",
};
