// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop table semantics once display changes, as it does on a phone.
import { ChevronDown, RotateCcw, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { goToControl } from "../../../lib/forms/go-to-control";
import { ExerciseCell } from "../../../training/exercise-cell";
import { COLUMNS, cellId, type ExerciseField, FURTHER } from "../../../training/exercise-fields";
import { FurtherFields } from "../../../training/further-fields";
import { WatchLink } from "../../../training/watch-link";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { IconButton } from "../../../ui/icon-button";
import { VideoProposal } from "../document/video-proposal";
import { checkRow } from "./check-draft";
import { type DraftChange, type DraftRow, openProposal } from "./workout-draft";

type ExerciseRowProps = {
  row: DraftRow;
  number: number;
  notes: WorkoutUpload["notes"];
  onChange: (change: DraftChange) => void;
  onDelete: () => void;
};

/** A table row; a card on a narrow screen. */
export function ExerciseRow({ row, number, notes, onChange, onDelete }: ExerciseRowProps) {
  const { key, texts } = row;
  const problems = checkRow(row);
  const [opened, setOpened] = useState(false);
  const open = opened || FURTHER.some(({ field }) => problems[field]);
  const of = texts.name.trim() || `row ${number}`;
  const proposal = openProposal(row);
  const facts = factsOf(row);
  const foldId = `fold-${key}`;
  const edit = (field: ExerciseField) => (text: string) => onChange({ do: "edit", key, field, text });
  return (
    <tbody role="rowgroup" className="border-line border-b max-xl:block">
      <tr role="row" className={ROW}>
        {COLUMNS.map(({ field }) => {
          const input = (
            <ExerciseCell
              rowKey={key}
              field={field}
              of={of}
              value={texts[field]}
              error={problems[field]}
              multiline={field === "notes"}
              describedBy={field === "videoUrl" && proposal ? `proposal-${key}` : undefined}
              onText={edit(field)}
            />
          );
          if (field === "name") {
            return (
              <NameCell key={field} number={number} facts={facts}>
                {input}
              </NameCell>
            );
          }
          return (
            <td key={field} role="cell" className={cx(CELL, PLACES[field])}>
              {input}
              {field === "videoUrl" ? <BelowVideo row={row} of={of} onChange={onChange} /> : null}
            </td>
          );
        })}
        <td role="cell" className="col-span-full flex items-center justify-end xl:table-cell xl:py-2 xl:align-top">
          <span className="flex justify-end">
            <IconButton
              label={`${open ? "Hide" : "Show"} more of ${of}`}
              aria-expanded={open}
              aria-controls={open ? foldId : undefined}
              icon={<ChevronDown aria-hidden className={cx("transition-transform", open && "rotate-180")} />}
              onClick={() => setOpened(!open)}
            />
            <IconButton
              id={`delete-${key}`}
              label={`Delete ${of}`}
              tone="danger"
              icon={<Trash2 aria-hidden />}
              onClick={onDelete}
            />
          </span>
        </td>
      </tr>
      {notes.length ? <Notes notes={notes} /> : null}
      {open ? (
        <UnderRow>
          <div id={foldId} className="animate-fade rounded-sm bg-sunken p-3 xl:ml-9">
            <FurtherFields
              rowKey={key}
              of={of}
              texts={texts}
              problems={problems}
              onText={(field, text) => edit(field)(text)}
            />
          </div>
        </UnderRow>
      ) : null}
    </tbody>
  );
}

function NameCell({ number, facts, children }: { number: number; facts: string; children: ReactNode }) {
  return (
    <th role="rowheader" scope="row" className={cx(CELL, PLACES.name)}>
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-1">
        <span className="figures self-start pt-7.5 text-muted text-xl leading-none max-xl:pt-8 xl:pt-3">{number}</span>
        {children}
        {facts ? <p className="col-start-2 px-2.5 pt-0.5 text-muted text-xs xl:-mt-1">{facts}</p> : null}
      </div>
    </th>
  );
}

type BelowVideoProps = { row: DraftRow; of: string; onChange: (change: DraftChange) => void };

/** The library's video proposal and the link to the current video. */
function BelowVideo({ row, of, onChange }: BelowVideoProps) {
  const { key, texts } = row;
  const proposal = openProposal(row);
  const settle = (change: DraftChange) => () => {
    onChange(change);
    goToControl(cellId(key, "videoUrl"));
  };
  return (
    <>
      {proposal ? (
        <div className="pt-1.5">
          <VideoProposal
            id={`proposal-${key}`}
            proposal={proposal}
            onAccept={settle({ do: "accept-videos", keys: [key] })}
            onDismiss={settle({ do: "dismiss-video", key })}
          />
        </div>
      ) : null}
      <p className="px-2.5 text-muted text-xs empty:hidden">
        <WatchLink address={texts.videoUrl} of={of} />
      </p>
    </>
  );
}

/** A placeholder for a deleted exercise until the workout is imported. */
export function DeletedRow({ row, onRestore }: { row: DraftRow; onRestore: () => void }) {
  const name = row.texts.name.trim() || "Exercise without a name";
  return (
    <tbody role="rowgroup" className="border-line border-b max-xl:block">
      <UnderRow>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-muted text-sm">
          <p className="min-w-0">
            <s>{name}</s> deleted
          </p>
          <Button
            id={`undo-${row.key}`}
            variant="secondary"
            size="sm"
            icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
            onClick={onRestore}
          >
            Undo<span className="sr-only"> deleting {name}</span>
          </Button>
        </div>
      </UnderRow>
    </tbody>
  );
}

function Notes({ notes }: Pick<ExerciseRowProps, "notes">) {
  return (
    <UnderRow>
      <ul className="grid gap-1 text-sm text-warning xl:pl-11">
        {notes.map(({ code, field, message }) => (
          <li key={`${code}${field}${message}`}>{message}</li>
        ))}
      </ul>
    </UnderRow>
  );
}

function UnderRow({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className="max-xl:block">
      <td role="cell" colSpan={COLUMNS.length + 1} className="pb-3 max-xl:block">
        {children}
      </td>
    </tr>
  );
}

/** Summarises the collapsed fields in one line. */
function factsOf({ texts }: DraftRow): string {
  const { exerciseCode, tier, category, rest, duration, setRep } = texts;
  const time = duration.trim() && !setRep.includes(duration.trim()) ? duration : "";
  return [exerciseCode, tier, category, rest.trim() && `rest ${rest.trim()}`, time]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(" · ");
}

const CELL = "min-w-0 text-left align-top font-normal xl:py-2 xl:pr-2";

const ROW = "max-xl:grid max-xl:grid-cols-6 max-xl:gap-x-2.5 max-xl:gap-y-3 max-xl:pt-4 max-xl:pb-1";

/** On a phone the three short fields share a row. */
const PLACES: Record<(typeof COLUMNS)[number]["field"], string> = {
  name: "max-xl:col-span-6 max-xl:sm:col-span-3",
  setRep: "max-xl:col-span-2 max-xl:sm:col-span-1",
  load: "max-xl:col-span-2 max-xl:sm:col-span-1",
  tempo: "max-xl:col-span-2 max-xl:sm:col-span-1",
  notes: "max-xl:col-span-6 max-xl:sm:col-span-3",
  videoUrl: "max-xl:col-span-6 max-xl:sm:col-span-3",
};
