import { Plus } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { SET_LIMITS } from "../../../worker/contract/training-limits";
import { AskAboutButton } from "../../shell/ask-about-button";
import { Button } from "../../ui/button";
import { ExerciseHistoryButton } from "../exercise-history-button";
import { FilmSetButton } from "../film/film-set-button";
import { LiftMax } from "../lift-max";
import { loggedText } from "../logged-text";
import { isEmptyRow, stopped } from "../set-rows";
import { SetsNotSaved } from "../sets-not-saved";
import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { type SessionSet, useSessionSets } from "./session-sets";
import { SetEdit } from "./set-edit";
import { SetTickRow } from "./set-tick-row";

type SessionExerciseProps = {
  exercise: ShownExercise;
  training: Training;
  past: NonNullable<Training["past"]>;
  /** Indexes of the sets done. */
  ticked: readonly number[];
  /** Returns false if nothing can be started now. */
  onTick: (set: number, done: boolean, text: string) => boolean;
  onRecords: (text: string) => void;
};

/** The sets of one exercise, to tick off. */
export function SessionExercise(props: SessionExerciseProps) {
  const { exercise, training, past, ticked, onTick, onRecords } = props;
  const { sets, shape, log, put, asPrescribed, clear, add } = useSessionSets({ exercise, training, past, onRecords });
  const [editing, setEditing] = useState<number | null>(null);
  const editId = useId();
  const lift = past.liftOf(exercise.id);
  const isDone = ({ number }: SessionSet) => ticked.includes(number - 1);
  const next = sets.find((set) => !isDone(set));

  const settle = (set: SessionSet) => {
    if (!onTick(set.number - 1, true, set.text)) return;
    asPrescribed(set);
    setEditing(null);
  };
  const watch = (set: SessionSet) => {
    const running = set.rows.find(({ row }) => row.startedAt);
    if (!running) {
      const due = set.rows.find(({ row }) => isEmptyRow(row)) ?? set.rows[0];
      if (due) put(due.index, { ...due.prescribed, time: "", startedAt: Date.now() });
      return;
    }
    put(running.index, stopped(running.row, Date.now()));
    const isLast = set.rows.every(({ index, row }) => index === running.index || !isEmptyRow(row));
    if (isLast) onTick(set.number - 1, true, "");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left the rows, which saves them.
    <div
      className="grid grid-cols-1 gap-3"
      onFocus={log.enter}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && log.leave()}
    >
      <ol className="grid grid-cols-1 gap-2" aria-label={`Sets of ${exercise.name}`}>
        {sets.map((set) => (
          <SetTickRow
            key={set.number}
            name={exercise.name}
            set={set}
            isDone={isDone(set)}
            isNext={set === next}
            isTimed={shape.measure === "time"}
            editing={editing === set.number}
            editId={editId}
            onTick={() => (set.asks ? setEditing(set.number) : settle(set))}
            onEdit={() => setEditing(editing === set.number ? null : set.number)}
            onWatch={() => watch(set)}
          >
            {editing === set.number ? (
              <SetEdit
                id={editId}
                name={exercise.name}
                set={set}
                isDone={isDone(set)}
                shape={shape}
                gym={past.gym}
                onChange={put}
                onDone={() => (isDone(set) ? setEditing(null) : settle(set))}
                onClear={() => {
                  clear(set);
                  onTick(set.number - 1, false, "");
                  setEditing(null);
                }}
              />
            ) : null}
          </SetTickRow>
        ))}
      </ol>
      <SetsNotSaved log={log} />
      <div className="flex flex-wrap items-center gap-2">
        {log.rows.length < SET_LIMITS.setsPerExercise ? (
          <Button variant="quiet" icon={<Plus aria-hidden strokeWidth={1.75} />} onClick={add}>
            Add set
          </Button>
        ) : null}
        <More exercise={exercise} training={training} rows={log.rows} next={next?.number ?? sets.at(-1)?.number} />
      </div>
      {lift ? <LiftMax key={lift.lift} lift={lift} unit={past.weightUnit} userId={training.userId} /> : null}
    </div>
  );
}

type MoreProps = Pick<ComponentProps<typeof FilmSetButton>, "exercise" | "training" | "rows" | "next">;

/** An exercise's further actions. */
function More({ exercise, training, rows, next }: MoreProps) {
  return (
    <>
      <FilmSetButton exercise={exercise} training={training} rows={rows} next={next} size="md" />
      <ExerciseHistoryButton exercise={exercise} size="md" />
      <AskAboutButton exercise={exercise} place={training.place} sets={loggedText(rows)} size="md" />
    </>
  );
}
