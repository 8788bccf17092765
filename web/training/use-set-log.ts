import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ExerciseLog, LoggedExercise, TrainingContext } from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { changed } from "../data/changed";
import { logExercise, patchTraining } from "../data/training";
import { isUnauthorized, shownMessage } from "../lib/http/request-error";
import { useToast } from "../ui/toast-context";
import { RECORD_TOAST, recordsText } from "./log-text";
import { forgetLog, logNotSent, pendingLogKey, readPendingLog, storeLog, watchPendingLog } from "./pending-logs";
import { inUnit, type RowKind, type RowProblem, rowsOf, type SetRow, setsOf } from "./set-rows";
import { type ShownExercise, type Substitute, substituteIn } from "./swap/shown-exercise";
import type { Training } from "./use-training";

const SAVE_AFTER_MS = 1200;

type SaveState = "untouched" | "typing" | "saving" | "saved" | "failed";

export type SetLogState = {
  rows: SetRow[];
  change: (rows: SetRow[]) => void;
  /** Focus has entered the rows, or left them, which saves at once. */
  enter: () => void;
  leave: () => void;
  retry: () => void;
  state: SaveState;
  error: string | null;
  problems: RowProblem[];
};

type SetLogInput = {
  training: Training;
  unit: WeightUnit;
  exercise: ShownExercise;
  sets: number;
  kind: RowKind;
  today: ExerciseLog | null;
  /** Called with new records; must be a stable function. */
  onRecords?: (text: string) => void;
};

/**
 * Returns the state of today's rows of an exercise. Each keystroke is stored on the device; a pause in typing sends it;
 * it is removed from the device only once the server has that very version.
 */
export function useSetLog({ training, unit, exercise, sets, kind, today, onRecords }: SetLogInput): SetLogState {
  const { id: exerciseId, name } = exercise;
  const substitute = substituteIn(exercise);
  const key = pendingLogKey(training.userId, exerciseId, training.today, substitute);
  const localDate = training.today;
  const client = useQueryClient();
  const { toast } = useToast();
  const [edited, setEdited] = useState<SetRow[] | null>(() => readPendingLog(key));
  const [state, setState] = useState<SaveState>(edited ? "typing" : "untouched");
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<RowProblem[]>([]);
  const unsaved = useRef(edited);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const entered = useRef(false);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const version = unsaved.current;
    // One request at a time: later changes are sent after its answer.
    if (!version || sending.current) return;
    const read = setsOf(version);
    setProblems(read.problems);
    if (read.problems.length > 0) return setState("typing");
    sending.current = true;
    setState("saving");
    let answer: LoggedExercise;
    try {
      answer = await logExercise(exerciseId, { localDate, sets: read.sets, substitute });
    } catch (failure) {
      sending.current = false;
      setState("failed");
      logNotSent(key, failure);
      setError(isUnauthorized(failure) ? null : shownMessage(failure, "The sets were not saved."));
      // The next read finds the session ended too, and the shell asks the member to sign in.
      if (isUnauthorized(failure)) void changed(client, "log");
      return;
    }
    sending.current = false;
    setError(null);
    patchTraining(client, (context) => withToday(context, { exerciseId, substitute }, answer.log));
    // The same exercise may appear under another id: a day has one log of it.
    void changed(client, "log");
    if (answer.records.length > 0) {
      toast({ ...RECORD_TOAST, description: recordsText(answer.records) });
      onRecords?.(recordsText(answer.records));
    }
    if (unsaved.current !== version) return save();
    unsaved.current = null;
    setState("saved");
    // A running stopwatch exists on this device only.
    if (isRunning(version)) return;
    forgetLog(key);
    // Shows the server's log from now on, except while the member is editing.
    if (!entered.current) setEdited(null);
  }, [client, toast, exerciseId, substitute, localDate, key, onRecords]);

  const change = (rows: SetRow[]) => {
    setEdited(rows);
    setState("typing");
    setProblems([]);
    unsaved.current = rows;
    storeLog(key, { name, rows });
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_AFTER_MS);
  };

  useSendingPending(key, save);
  const enter = () => {
    entered.current = true;
  };
  const leave = () => {
    entered.current = false;
    if (unsaved.current) void save();
    else if (!isRunning(edited)) setEdited(null);
  };

  const rows = inUnit(edited ?? rowsOf(today, sets, unit, kind), unit);
  return { rows, change, enter, leave, retry: () => void save(), state, error, problems };
}

/** Sends waiting rows: on mount, when the network is back, and when the rows unmount. */
function useSendingPending(key: string, save: () => Promise<void>): void {
  useEffect(() => watchPendingLog(key, save), [key, save]);
  useEffect(() => {
    void save();
    return () => void save();
  }, [save]);
}

const isRunning = (rows: SetRow[] | null) => rows?.some(({ startedAt }) => startedAt) ?? false;

type Logged = { exerciseId: number; substitute: string | undefined };

function withToday(context: TrainingContext, { exerciseId, substitute }: Logged, today: ExerciseLog): TrainingContext {
  const log = today.sets.length > 0 ? today : null;
  if (substitute !== undefined) {
    const logged = (option: Substitute) => (option.name === substitute ? { ...option, today: log } : option);
    const substitutes = context.substitutes.map((own) =>
      own.exerciseIds.includes(exerciseId) ? { ...own, options: own.options.map(logged) } : own,
    );
    return { ...context, substitutes };
  }
  const others = context.exercises.filter((exercise) => exercise.exerciseId !== exerciseId);
  const last = context.exercises.find((exercise) => exercise.exerciseId === exerciseId)?.last ?? null;
  return { ...context, exercises: [...others, { exerciseId, last, today: log }] };
}
