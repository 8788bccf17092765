import { ArrowDown, ArrowUp } from "lucide-react";
import {
  type CardText,
  type FirstWeekCard,
  FIRST_WEEK_LIMITS as LIMITS,
} from "../../../../worker/contract/first-week-limits";
import { Checkbox } from "../../../ui/checkbox";
import { Field, FieldError } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { TextInput } from "../../../ui/text-input";
import { controlAt, type EditProps, moved, Part } from "./edit-part";

const NAMES: Record<FirstWeekCard, string> = {
  goal: "Goal",
  days: "Days and equipment",
  injuries: "Injuries",
  health: "Health questions and agreement",
  reading: "How to read a day",
};

/** Edits the cards in order: each on or off, and its text. */
export function CardsEdit({ content, problems, onChange }: EditProps) {
  const { cards } = content;
  const change = (place: number, changes: Partial<CardText>) =>
    onChange({ cards: cards.map((card, at) => (at === place ? { ...card, ...changes } : card)) });
  return (
    <Part
      title="The cards"
      text="One at a time, in this order. What is off is not shown, and the order counts for the rest."
    >
      <ol className="grid divide-y divide-line border-line border-y">
        {cards.map(({ card, on, title, text }, at) => (
          <li key={card} className="grid gap-3 py-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto] sm:gap-x-6">
            <Checkbox
              label={NAMES[card]}
              help={on ? `Card ${cards.slice(0, at).filter((each) => each.on).length + 1}` : "Off"}
              checked={on}
              onChange={(event) => change(at, { on: event.target.checked })}
            />
            <div className="grid gap-3">
              <Field id={controlAt(`cards.${at}.title`)} label="Title" error={problems[`cards.${at}.title`]}>
                <TextInput
                  maxLength={LIMITS.cardTitle}
                  value={title}
                  onChange={(event) => change(at, { title: event.target.value })}
                />
              </Field>
              <Field id={controlAt(`cards.${at}.text`)} label="Below it" optional error={problems[`cards.${at}.text`]}>
                <TextInput
                  maxLength={LIMITS.cardText}
                  value={text}
                  onChange={(event) => change(at, { text: event.target.value })}
                />
              </Field>
            </div>
            <div className="flex sm:flex-col">
              <IconButton
                label={`Move ${NAMES[card]} up`}
                icon={<ArrowUp aria-hidden />}
                disabled={at === 0}
                onClick={() => onChange({ cards: moved(cards, at, at - 1) })}
              />
              <IconButton
                label={`Move ${NAMES[card]} down`}
                icon={<ArrowDown aria-hidden />}
                disabled={at === cards.length - 1}
                onClick={() => onChange({ cards: moved(cards, at, at + 1) })}
              />
            </div>
          </li>
        ))}
      </ol>
      {problems.cards ? <FieldError id={controlAt("cards")}>{problems.cards}</FieldError> : null}
    </Part>
  );
}
