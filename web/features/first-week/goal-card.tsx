import { useState } from "react";
import { FIRST_WEEK_LIMITS } from "../../../worker/contract/first-week-limits";
import { answerCard, useCardSave } from "../../data/first-week";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { CardFrame } from "./card-frame";
import type { CardProps } from "./card-props";
import { Choice } from "./choice";

export function GoalCard({ firstWeek, ...card }: CardProps) {
  const offered = firstWeek.content.goals.map(({ text }) => text);
  // Goals that are no longer offered are not chosen either.
  const [goals, setGoals] = useState(() => firstWeek.goals.filter((goal) => offered.includes(goal)));
  const [goalWords, setGoalWords] = useState(firstWeek.goalWords ?? "");
  const save = useCardSave(answerCard);
  return (
    <CardFrame
      {...card}
      busy={save.isPending}
      error={save.error}
      onNext={() => save.mutate({ card: "goal", goals, goalWords }, { onSuccess: card.onDone })}
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
        <legend className="sr-only">Goals</legend>
        {offered.map((goal) => (
          <Choice
            key={goal}
            type="checkbox"
            name="goal"
            label={goal}
            checked={goals.includes(goal)}
            onChange={(chosen) => setGoals(chosen ? [...goals, goal] : goals.filter((each) => each !== goal))}
          />
        ))}
      </fieldset>
      <Field label="In your own words" optional>
        <TextArea
          rows={2}
          grow
          maxLength={FIRST_WEEK_LIMITS.goalWords}
          value={goalWords}
          onChange={(event) => setGoalWords(event.target.value)}
        />
      </Field>
    </CardFrame>
  );
}
