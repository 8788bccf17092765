import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { FIRST_WEEK_LIMITS as LIMITS } from "../../../../worker/contract/first-week-limits";
import { Button } from "../../../ui/button";
import { Field, FieldError } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { TextArea } from "../../../ui/text-area";
import { controlAt, type EditProps, moved, Part } from "./edit-part";

/** Edits the yes-or-no health questions; any yes means that the coach is asked first. */
export function QuestionsEdit({ content, problems, onChange }: EditProps) {
  const { questions } = content;
  return (
    <Part
      title="Health questions"
      text="Answered with yes or no. Ask so that a yes means: the coach comes first. Whether somebody is 18 is asked anyway. The answers are seen by their member and admins, and stand in no mail."
    >
      <ol className="grid gap-3">
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that tells one from another.
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
            <Field
              id={controlAt(`questions.${at}`)}
              label={`Question ${at + 1}`}
              hideLabel
              error={problems[`questions.${at}`]}
            >
              <TextArea
                rows={1}
                grow
                maxLength={LIMITS.question}
                value={question}
                onChange={(event) =>
                  onChange({ questions: questions.map((old, place) => (place === at ? event.target.value : old)) })
                }
              />
            </Field>
            <div className="flex">
              <IconButton
                label={`Move question ${at + 1} up`}
                icon={<ArrowUp aria-hidden />}
                disabled={at === 0}
                onClick={() => onChange({ questions: moved(questions, at, at - 1) })}
              />
              <IconButton
                label={`Move question ${at + 1} down`}
                icon={<ArrowDown aria-hidden />}
                disabled={at === questions.length - 1}
                onClick={() => onChange({ questions: moved(questions, at, at + 1) })}
              />
              <IconButton
                label={`Take question ${at + 1} away`}
                icon={<X aria-hidden />}
                disabled={questions.length === 1}
                onClick={() => onChange({ questions: questions.filter((_, place) => place !== at) })}
              />
            </div>
          </li>
        ))}
      </ol>
      {problems.questions ? <FieldError id={controlAt("questions")}>{problems.questions}</FieldError> : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={questions.length >= LIMITS.questions}
        onClick={() => onChange({ questions: [...questions, ""] })}
      >
        Add a question
      </Button>
    </Part>
  );
}
