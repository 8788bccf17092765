import { type FormEvent, useId, useState } from "react";
import { EXERCISE_LIMITS } from "../../../../worker/contract/exercises-limits";
import type { CheckedLift } from "../../../../worker/contract/lift-cues";
import { LIFT_CUE_LIMITS } from "../../../../worker/contract/lift-cues-limits";
import { useExerciseNames } from "../../../data/admin-programs";
import { momentText } from "../../../media/clip/shape-geometry";
import { OpenCues } from "../../../training/lift-cues/open-cues";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { KeepButton } from "./keep-button";
import type { Keeping } from "./use-keeping";

type CheckCuesProps = { memberId: string; messageId: number; beside: CheckedLift; keeping: Keeping };

/** Edits the lift's cues beside a form check. */
export function CheckCues({ memberId, messageId, beside, keeping }: CheckCuesProps) {
  const heading = useId();
  const ofLift = beside.cues.filter(({ isOfLift }) => isOfLift);
  const others = beside.cues.filter(({ isOfLift }) => !isOfLift);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4 border-line border-t pt-5">
      <div className="grid gap-1">
        <h3 id={heading} className="text-xl">
          Cues for the next time
        </h3>
        <p className="max-w-prose text-muted text-sm">
          What you keep stands beside the lift whenever it is trained, until it is ticked off. At most two a lift.
        </p>
      </div>
      {beside.filmed ? null : <LiftField keeping={keeping} />}
      <AlertLine>{keeping.error}</AlertLine>
      {ofLift.length > 0 ? (
        <OpenCues memberId={memberId} cues={ofLift} label={`Open cues for ${keeping.lift}`} at={messageId} />
      ) : null}
      <FreeCue keeping={keeping} />
      {beside.said.length > 0 ? <Said beside={beside} keeping={keeping} /> : null}
      {others.length > 0 ? (
        <details>
          <summary className="min-h-11 py-2 font-semibold text-sm">
            {beside.filmed ? `Open at other lifts (${others.length})` : `Open cues (${others.length})`}
          </summary>
          <OpenCues memberId={memberId} cues={others} label="Open cues of other lifts" at={messageId} />
        </details>
      ) : null}
    </section>
  );
}

/** Chooses the lift if the clip does not name it: from the library or as text. */
function LiftField({ keeping }: { keeping: Keeping }) {
  const list = useId();
  const { data = [] } = useExerciseNames();
  const typed = keeping.named.trim().toLowerCase();
  const found = typed.length > 1 ? data.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, 12) : [];
  return (
    <Field label="Lift" error={keeping.unnamed ? "Name the lift first." : undefined} className="max-w-md">
      <TextInput
        ref={keeping.field}
        list={list}
        maxLength={EXERCISE_LIMITS.name}
        value={keeping.named}
        onChange={(event) => keeping.setNamed(event.target.value)}
      />
      <datalist id={list}>
        {found.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}

function FreeCue({ keeping }: { keeping: Keeping }) {
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  function keep(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return setMissing(true);
    setMissing(false);
    keeping.keepAsCue({ text: text.trim(), at: 0, shapes: [] }, () => setText(""));
  }
  return (
    <form onSubmit={keep} className="grid grid-cols-1 gap-3">
      <Field
        label="A cue in your own words"
        optional
        error={missing && text.trim() === "" ? "Say in words what to think of." : undefined}
      >
        <TextArea
          rows={2}
          dir="auto"
          maxLength={LIFT_CUE_LIMITS.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={keeping.busy}
        busyLabel="Keeping…"
      >
        Keep as a cue
      </Button>
    </form>
  );
}

/** Remarks of earlier replies. */
function Said({ beside: { said }, keeping }: { beside: CheckedLift; keeping: Keeping }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h4 className="font-semibold text-sm">Remarked before</h4>
      <ol aria-label="Remarked before" className="divide-y divide-line border-line border-y">
        {said.map((remark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks of sent messages stay as they are.
          <li key={index} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="figures shrink-0 text-accent">{momentText(remark.at)}</span>
            <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">{remark.text}</span>
            <KeepButton remark={remark} keeping={keeping} />
          </li>
        ))}
      </ol>
    </div>
  );
}
