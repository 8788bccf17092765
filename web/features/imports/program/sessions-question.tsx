import type { ProgramReading } from "../../../../worker/contract/program-reading";
import { plural } from "../../../lib/format/format";
import { Disclosure } from "../../../ui/disclosure";
import { PlaceChoice } from "./place-choice";
import type { ReviewAnswers, ReviewChange } from "./review-answers";
import { type SessionSlot, slotsOf } from "./session-slots";

type SessionsQuestionProps = {
  reading: ProgramReading;
  answers: ReviewAnswers;
  onChange: (change: ReviewChange) => void;
};

/** Asks once for the weekday and option of each recurring session. What the document states is collapsed. */
export function SessionsQuestion({ reading, answers, onChange }: SessionsQuestionProps) {
  const slots = slotsOf(reading);
  const asked = slots.filter(({ said }) => !said);
  const stated = slots.filter((slot) => slot.said);
  const list = (some: SessionSlot[]) => (
    <Slots slots={some} weeks={reading.weeks.length} answers={answers} onChange={onChange} />
  );
  return (
    <>
      {asked.length ? (
        <fieldset className="grid min-w-0 grid-cols-1 gap-3">
          <legend className="mb-2 font-semibold text-lg">
            Days and options
            {reading.weeks.length > 1 ? (
              <span className="block font-normal text-base text-muted">
                For all weeks at once. A single week can differ: move its session below.
              </span>
            ) : null}
          </legend>
          {list(asked)}
        </fieldset>
      ) : null}
      {stated.length ? (
        <Disclosure
          summary={
            <span className="text-base">
              Days and options that the document names
              <span className="font-normal text-muted">: {plural(stated.length, "session")}</span>
            </span>
          }
        >
          {list(stated)}
        </Disclosure>
      ) : null}
    </>
  );
}

function Slots({
  slots,
  weeks,
  answers,
  onChange,
}: { slots: SessionSlot[]; weeks: number } & Omit<SessionsQuestionProps, "reading">) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {slots.map(({ key, names, weeks: found, proposed, leftOut }) => {
        const [name = "", ...more] = names;
        return (
          <li
            key={key}
            className="grid grid-cols-2 items-center gap-x-3 gap-y-1.5 py-2 sm:grid-cols-[minmax(0,1fr)_11rem_13rem]"
          >
            <p className="min-w-0 max-sm:col-span-2">
              <span className="wrap-break-word font-semibold">{name}</span>
              <span className="block text-muted text-sm">
                {more.length
                  ? `${more.slice(0, 2).join(", ")}${more.length > 2 ? ` and ${more.length - 2} more` : ""}. `
                  : ""}
                {weeks === 1 ? "" : found.length === weeks ? "Every week" : `In ${found.length} of ${weeks} weeks`}
              </span>
            </p>
            <PlaceChoice
              of={name}
              place={answers.slots[key] ?? (leftOut ? "out" : proposed)}
              otherwise={proposed}
              canLeaveOut
              onPlace={(place) => onChange({ do: "place-slot", slot: key, place })}
            />
          </li>
        );
      })}
    </ul>
  );
}
