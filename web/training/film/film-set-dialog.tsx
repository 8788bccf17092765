import { Images, Send, Video } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import { filmedText } from "../../media/filmed-text";
import { MediaPreview } from "../../media/media-preview";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field, FieldError } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import { TextArea } from "../../ui/text-area";
import { logShape } from "../log-shape";
import { percentLoads } from "../percent-loads";
import { prescribedRows } from "../session/prescribed-rows";
import { rowOf, type SetRow, setNumbers } from "../set-rows";
import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { filmedSet, nextSet } from "./filmed-set";
import { trainingTitle } from "./training-title";
import { useChosenClip } from "./use-chosen-clip";
import { useSendFilmed } from "./use-send-filmed";

type FilmSetDialogProps = {
  exercise: ShownExercise;
  training: Training;
  rows: readonly SetRow[];
  next: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Sends a set as a form check: film or choose a clip, preview it, and send it with its numbers. */
export function FilmSetDialog({ exercise, training, rows, next, open, onOpenChange }: FilmSetDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [words, setWords] = useState("");
  const clip = useChosenClip();
  const { send, busy } = useSendFilmed();
  const numbers = [...new Set(setNumbers(rows))];
  // The chosen set, else the next one.
  const proposed = next ?? nextSet(rows);
  const number = chosen ?? proposed;
  const filmed = filmedSet({
    name: exercise.name,
    number,
    rows,
    prescribed: prescribedOf(exercise, training, rows),
    training: trainingTitle(training.place, exercise.id),
    localDate: training.today,
  });
  const sendNow = async () => {
    if (!clip.file) return;
    await send({ filmed, content: words.trim(), clip: clip.file });
    clip.drop();
    setWords("");
    setChosen(null);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Film this set"
      description="Your coach looks at it as a form check."
      footer={
        <Button
          icon={<Send aria-hidden strokeWidth={1.75} />}
          disabled={!clip.file}
          busy={busy}
          busyLabel="Keeping it…"
          onClick={() => void sendNow()}
        >
          Send to your coach
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {numbers.length > 1 ? (
          <div className="grid grid-cols-1 justify-items-start gap-1.5">
            <p aria-hidden className="font-semibold text-sm">
              Set
            </p>
            <Segmented
              label="Set"
              value={String(number)}
              onValueChange={(value) => setChosen(Number(value))}
              options={numbers.map((each) => ({ value: String(each), label: String(each) }))}
            />
          </div>
        ) : null}
        <p className="border-accent border-l-4 bg-sunken px-3 py-2 font-semibold [overflow-wrap:anywhere]">
          {filmedText(filmed)}
        </p>
        <Clip clip={clip} />
        <Field label="What should your coach look at?" optional>
          <TextArea
            rows={2}
            dir="auto"
            maxLength={MESSAGE_LIMITS.content}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function Clip({ clip }: { clip: ReturnType<typeof useChosenClip> }) {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { src, take, drop, refusal } = clip;
  // The button that was pressed is gone: focus moves to the one that removes the clip.
  useEffect(() => {
    if (src && document.activeElement === document.body) preview.current?.querySelector("button")?.focus();
  }, [src]);
  const input = (label: string, ref: typeof camera, capture?: "environment") => (
    <input
      ref={ref}
      type="file"
      accept="video/*"
      capture={capture}
      aria-label={label}
      className="hidden"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Cleared, so that choosing the same file again fires a change.
        currentTarget.value = "";
        if (file) void take(file);
      }}
    />
  );
  return (
    <div ref={preview} className="grid grid-cols-1 gap-2">
      {input("Film now", camera, "environment")}
      {input("Choose a clip", gallery)}
      {src ? (
        <MediaPreview src={src} mediaType="video" alt="Your clip" onRemove={drop} />
      ) : (
        <div className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-2">
          <Button
            className="min-h-14"
            icon={<Video aria-hidden strokeWidth={1.75} />}
            onClick={() => camera.current?.click()}
          >
            Film now
          </Button>
          <Button
            variant="secondary"
            className="min-h-14"
            icon={<Images aria-hidden strokeWidth={1.75} />}
            onClick={() => gallery.current?.click()}
          >
            Choose a clip
          </Button>
        </div>
      )}
      <div role="alert">{refusal ? <FieldError>{refusal}</FieldError> : null}</div>
    </div>
  );
}

/** Returns what each row of an exercise holds if it is done as prescribed. */
function prescribedOf(exercise: ShownExercise, { past }: Training, rows: readonly SetRow[]): readonly SetRow[] {
  if (!past) return rows;
  const { id, dose } = exercise;
  const unit = past.weightUnit;
  const last = past.lastOf(id);
  return prescribedRows(rows, {
    dose,
    ownLoads: percentLoads(exercise, { lift: past.liftOf(id), gym: past.gym, unit }),
    last: last?.sets.map(rowOf) ?? [],
    shape: logShape(dose, past.todayOf(id), last),
    unit,
  });
}
