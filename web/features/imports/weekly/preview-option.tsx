import { ExternalLink, Undo2, VideoOff } from "lucide-react";
import type { Exercise, ProgramVideoSuggestion } from "../../../../worker/contract/exercises";
import type { WorkoutSection } from "../../../../worker/contract/programs";
import { resolveVideo } from "../../../../worker/contract/video";
import { plural } from "../../../lib/format/format";
import { OPTION_NAMES } from "../../../lib/format/training-words";
import { notesBesideDose } from "../../../training/exercise-dose";
import { tierOf } from "../../../training/tier";
import { Button } from "../../../ui/button";
import { TierBadge } from "../../../ui/tier-badge";
import { NoteLines } from "../document/note-lines";
import type { ReadingNote } from "../document/note-place";
import { VideoProposal } from "../document/video-proposal";

export type PreviewVideos = {
  suggestions: ProgramVideoSuggestion[];
  accepting: ProgramVideoSuggestion[] | undefined;
  onAccept: (suggestion: ProgramVideoSuggestion) => void;
  onDismiss: (suggestion: ProgramVideoSuggestion) => void;
  /** Exercises that got their video from the library here: it can be taken away again. */
  accepted: number[];
  removing: number | undefined;
  onRemove: (exerciseId: number) => void;
};

type PreviewOptionProps = { section: WorkoutSection; notes: ReadingNote[]; videos: PreviewVideos };

/** One of the day's three ways to train, close enough together to be compared with the document. */
export function PreviewOption({ section, notes, videos }: PreviewOptionProps) {
  const { columnType, exercises, exerciseCount } = section;
  return (
    <section aria-label={OPTION_NAMES[columnType]} className="grid grid-cols-1 gap-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b pb-2">
        <h4 className="font-semibold text-lg">{OPTION_NAMES[columnType]}</h4>
        <p className="text-muted text-sm">{exerciseCount ? plural(exerciseCount, "exercise") : "None"}</p>
      </header>
      <NoteLines notes={notes} />
      <ol className="divide-y divide-line">
        {exercises.map((exercise) => (
          <PreviewExercise key={exercise.id} exercise={exercise} videos={videos} />
        ))}
      </ol>
    </section>
  );
}

function PreviewExercise({ exercise, videos }: { exercise: Exercise; videos: PreviewVideos }) {
  const tier = tierOf(exercise.tier);
  const dose = doseOf(exercise);
  const cue = notesBesideDose(exercise);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 py-3 md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(9rem,13rem)] md:gap-x-4">
      <p className="figures text-muted text-xl leading-snug">{exercise.exerciseCode}</p>
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold leading-snug">{exercise.name}</p>
        {dose || tier || exercise.category ? (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
            {tier ? <TierBadge tier={tier} /> : null}
            {exercise.category ? <span className="text-muted">{exercise.category}</span> : null}
            {dose ? <span className="tabular-nums">{dose}</span> : null}
          </p>
        ) : null}
        {exercise.description ? <p className="text-sm">{exercise.description}</p> : null}
        {cue ? <p className="whitespace-pre-line text-muted text-sm">{cue}</p> : null}
      </div>
      <div className="col-start-2 min-w-0 md:col-start-3">
        <PreviewVideo exercise={exercise} videos={videos} />
      </div>
    </li>
  );
}

function PreviewVideo({ exercise, videos }: { exercise: Exercise; videos: PreviewVideos }) {
  const video = resolveVideo(exercise.videoUrl);
  const suggestion = videos.suggestions.find(({ exerciseIds }) => exerciseIds.includes(exercise.id));
  if (video.kind !== "none") {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={video.href}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-6 max-w-full items-center gap-1.5 text-sm"
        >
          <ExternalLink aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="truncate">{hostOf(video.href)}</span>
          <span className="sr-only">: video of {exercise.name}, opens in a new tab</span>
        </a>
        {videos.accepted.includes(exercise.id) ? (
          <Button
            variant="quiet"
            size="sm"
            busy={videos.removing === exercise.id}
            icon={<Undo2 aria-hidden strokeWidth={1.75} />}
            onClick={() => videos.onRemove(exercise.id)}
          >
            Undo<span className="sr-only"> the video for {exercise.name}</span>
          </Button>
        ) : null}
      </div>
    );
  }
  if (suggestion) {
    return (
      <VideoProposal
        proposal={{ ...suggestion, name: exercise.name }}
        others={suggestion.exerciseIds.length - 1}
        busy={videos.accepting?.includes(suggestion) ?? false}
        onAccept={() => videos.onAccept(suggestion)}
        onDismiss={() => videos.onDismiss(suggestion)}
      />
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      <VideoOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      No video
    </p>
  );
}

/** As the document says it; sets and reps together once. */
function doseOf({ sets, reps, setRep, duration, tempo, load, rest }: Exercise): string {
  const work = setRep ?? (sets && reps ? `${sets} x ${reps}` : (reps ?? (sets && `${sets} sets`)));
  return [
    work,
    duration && !work?.includes(duration) ? duration : null,
    tempo && `tempo ${tempo}`,
    load,
    rest && `rest ${rest}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, "");
