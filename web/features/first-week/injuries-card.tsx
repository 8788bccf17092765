import { useState } from "react";
import { FIRST_WEEK_LIMITS } from "../../../worker/contract/first-week-limits";
import { answerCard, useCardSave } from "../../data/first-week";
import { cx } from "../../ui/cx";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { CardFrame } from "./card-frame";
import type { CardProps } from "./card-props";

const JOINTS = ["Neck", "Shoulder", "Elbow", "Wrist", "Fingers", "Lower back", "Hip", "Knee", "Ankle"];

/** Asks about injuries in free text; a press on a joint adds its word or removes it. */
export function InjuriesCard({ firstWeek, ...card }: CardProps) {
  const [injuryWords, setInjuryWords] = useState(firstWeek.health.injuryWords ?? "");
  const save = useCardSave(answerCard);
  return (
    <CardFrame
      {...card}
      busy={save.isPending}
      error={save.error}
      next={injuryWords.trim() ? "Next" : "Nothing hurts"}
      onNext={() => save.mutate({ card: "injuries", injuryWords }, { onSuccess: card.onDone })}
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="mb-2 font-semibold text-sm">Where?</legend>
        <div className="flex flex-wrap gap-2">
          {JOINTS.map((joint) => {
            const isNamed = names(injuryWords, joint);
            return (
              <button
                key={joint}
                type="button"
                aria-pressed={isNamed}
                onClick={() => setInjuryWords(isNamed ? without(injuryWords, joint) : withJoint(injuryWords, joint))}
                className={cx(
                  "min-h-12 rounded-full border px-4.5 font-semibold transition-colors",
                  isNamed ? "border-ink bg-ink text-paper" : "border-line-strong bg-raised hover:border-ink",
                )}
              >
                {joint}
              </button>
            );
          })}
        </div>
      </fieldset>
      <Field
        label="In your words"
        optional
        help="Say it to your coach in person too. This is no medical advice: for pain that stays, see a doctor."
      >
        <TextArea
          rows={3}
          grow
          maxLength={FIRST_WEEK_LIMITS.injuryWords}
          placeholder="Left knee, since August: no deep squats"
          value={injuryWords}
          onChange={(event) => setInjuryWords(event.target.value)}
        />
      </Field>
    </CardFrame>
  );
}

const pattern = (joint: string) => new RegExp(`(^|[^\\p{L}])${joint}($|[^\\p{L}])`, "iu");
const names = (words: string, joint: string) => pattern(joint).test(words);
const withJoint = (words: string, joint: string) => (words.trim() ? `${words.trim()}, ${joint.toLowerCase()}` : joint);

/** Removes a joint that is alone between commas; within a sentence the member removes it by hand. */
function without(words: string, joint: string): string {
  const others = words.split(",").filter((part) => part.trim().toLowerCase() !== joint.toLowerCase());
  return others.join(",").trim();
}
