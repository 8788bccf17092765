import type { FirstWeekFunnel } from "../../../../worker/contract/first-week";
import type { FirstWeekCard } from "../../../../worker/contract/first-week-limits";
import { Section } from "./number-parts";

const STEPS: [card: FirstWeekCard, label: string][] = [
  ["goal", "goal said"],
  ["days", "days and equipment said"],
  ["injuries", "injury card answered"],
  ["health", "questions answered"],
  ["reading", "know how to read a day"],
];

/** Shows how far members came, each step as a share of those who began. */
export function FirstWeekNumbers({ funnel }: { funnel: FirstWeekFunnel }) {
  const { started, cards, signed, trained, trainedInWeek } = funnel;
  const steps: [label: string, members: number][] = [
    ["began", started],
    ...STEPS.map(([card, label]): [string, number] => [label, cards[card]]),
    ["signed", signed],
    ["trained a first session", trained],
    ["within 7 days of beginning", trainedInWeek],
  ];
  return (
    <Section
      title="First week"
      rule="Members who began their first week in this range, and how far they have come by now. A card that was skipped does not count."
    >
      {started === 0 ? (
        <p>Nobody began one in this range.</p>
      ) : (
        <ol className="grid gap-2">
          {steps.map(([label, members]) => (
            <li key={label} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3">
              <span className="figures text-right text-2xl leading-none">{members.toLocaleString()}</span>
              <span className="relative grid min-h-9 items-center overflow-hidden rounded-xs bg-sunken px-3">
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-0 bg-accent-soft"
                  style={{ width: `${(members / started) * 100}%` }}
                />
                <span className="relative flex justify-between gap-3 text-sm">
                  <span>{label}</span>
                  <span className="tabular-nums">{Math.round((members / started) * 100)}%</span>
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
