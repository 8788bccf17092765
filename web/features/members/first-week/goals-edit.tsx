import { Plus, X } from "lucide-react";
import {
  GOAL_LEANS,
  type Goal,
  type GoalLean,
  FIRST_WEEK_LIMITS as LIMITS,
} from "../../../../worker/contract/first-week-limits";
import { Button } from "../../../ui/button";
import { Field, FieldError } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { controlAt, type EditProps, Part } from "./edit-part";

const LEAN_WORDS: Record<GoalLean, string> = {
  lighter: "the lightest option first",
  either: "whatever fits",
  heavier: "the fullest option first",
};

/** Edits the goals that a member chooses from, and what each means for the first session. */
export function GoalsEdit({ content, problems, onChange }: EditProps) {
  const { goals } = content;
  const change = (place: number, changes: Partial<Goal>) =>
    onChange({ goals: goals.map((goal, at) => (at === place ? { ...goal, ...changes } : goal)) });
  return (
    <Part
      title="Goals"
      text="Members choose any number of them. The first session goes by them, by what they have to train with, and by how they roll."
    >
      <ul className="grid gap-3">
        {goals.map(({ text, leans }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that tells one from another.
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
          >
            <Field
              id={controlAt(`goals.${at}.text`)}
              label={`Goal ${at + 1}`}
              hideLabel
              error={problems[`goals.${at}.text`]}
            >
              <TextInput
                maxLength={LIMITS.goal}
                value={text}
                onChange={(event) => change(at, { text: event.target.value })}
              />
            </Field>
            <Field
              label={`First session for goal ${at + 1}`}
              hideLabel
              className="max-sm:col-start-1 max-sm:row-start-2"
            >
              <Select
                value={leans}
                options={GOAL_LEANS.map((lean) => ({ value: lean, label: LEAN_WORDS[lean] }))}
                onChange={(event) => change(at, { leans: event.target.value as GoalLean })}
              />
            </Field>
            <IconButton
              label={`Take goal ${at + 1} away`}
              icon={<X aria-hidden />}
              disabled={goals.length === 1}
              onClick={() => onChange({ goals: goals.filter((_, place) => place !== at) })}
            />
          </li>
        ))}
      </ul>
      {problems.goals ? <FieldError id={controlAt("goals")}>{problems.goals}</FieldError> : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={goals.length >= LIMITS.goals}
        onClick={() => onChange({ goals: [...goals, { text: "", leans: "either" }] })}
      >
        Add a goal
      </Button>
    </Part>
  );
}
