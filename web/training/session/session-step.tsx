import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { CoachOnThis } from "../coach-on-this";
import { given, notesBesideDose } from "../exercise-dose";
import { ExerciseHurt } from "../injuries/exercise-hurt";
import { LiftCuesLater } from "../lift-cues/lift-cues-later";
import { setCount } from "../set-count";
import { SetTicks } from "../set-ticks";
import { ExerciseSwap } from "../swap/exercise-swap";
import type { Training } from "../use-training";
import { BlockClock } from "./block-clock";
import { blockOf } from "./block-plan";
import { doseLine } from "./dose-line";
import { SessionExercise } from "./session-exercise";
import { SessionVideo } from "./session-video";
import type { Step } from "./stations";

type SessionStepProps = {
  step: Step;
  training: Training;
  ticked: readonly number[];
  onTick: (set: number, done: boolean, text: string) => boolean;
  onRecords: (text: string) => void;
  /** A block's clock starts the training too. */
  onStart: () => void;
};

/** Shows one exercise, readable at arm's length: its name, dose, notes and sets. */
export function SessionStep({ step, training, ticked, onTick, onRecords, onStart }: SessionStepProps) {
  const { exercise, mark } = step;
  const dose = doseLine(exercise, training.ownLoad(exercise));
  const cues = [given(exercise.description) ? exercise.description : null, notesBesideDose(exercise)].filter(Boolean);
  const block = blockOf(exercise);
  return (
    <section aria-labelledby="session-exercise" className="grid animate-fade grid-cols-1 gap-3">
      <SessionVideo name={exercise.name} address={exercise.videoUrl} />
      <div className="grid grid-cols-1 gap-1">
        <h2 id="session-exercise" tabIndex={-1} className="text-4xl">
          <span className="text-muted">{mark} </span>
          {exercise.name}
        </h2>
        {dose ? <p className="figures text-2xl leading-tight">{dose}</p> : null}
        {cues.map((cue) => (
          <p key={cue} className="max-w-prose whitespace-pre-line text-lg leading-snug">
            {cue}
          </p>
        ))}
      </div>
      <ExerciseHurt exercise={exercise} training={training} />
      <LiftCuesLater exercise={exercise} training={training} />
      <CoachOnThis exercise={exercise} training={training} size="md" />
      <ExerciseSwap exercise={exercise} swaps={training.swaps} />
      {block ? <BlockClock block={block} of={exercise.name} onStart={onStart} /> : null}
      <Sets exercise={exercise} training={training} ticked={ticked} onTick={onTick} onRecords={onRecords} />
    </section>
  );
}

type SetsProps = Omit<SessionStepProps, "step" | "onStart"> & { exercise: Step["exercise"] };

function Sets({ exercise, training, ticked, onTick, onRecords }: SetsProps) {
  const { past, failed, retrying, retry, userId, today } = training;
  if (past) {
    return (
      <SessionExercise
        // The key remounts the rows for another day or member.
        key={`${userId} ${today} ${exercise.name}`}
        exercise={exercise}
        training={training}
        past={past}
        ticked={ticked}
        onTick={onTick}
        onRecords={onRecords}
      />
    );
  }
  if (!failed) return <Spinner label="Loading your earlier sets" />;
  return (
    <div className="grid justify-items-start gap-3">
      <SetTicks
        name={exercise.name}
        count={setCount(exercise)}
        ticked={ticked}
        onTick={(set, done) => void onTick(set, done, "")}
      />
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-muted text-sm">Your earlier sets did not load, so new ones cannot be added to them yet.</p>
        <Button variant="secondary" busy={retrying} busyLabel="Trying again…" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
