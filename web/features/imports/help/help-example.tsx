import { ArrowDown, Play } from "lucide-react";
import { TierBadge } from "../../../ui/tier-badge";
import type { HelpExample as Example, Seen } from "./documents-help-examples";

/** What a coach types and what members see. */
export function HelpExample({ example }: { example: Example }) {
  const { id, title, typed, seen } = example;
  return (
    <article aria-labelledby={`example-${id}`} className="grid grid-cols-1 gap-4">
      <h3 id={`example-${id}`} className="text-2xl">
        {title}
      </h3>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:items-center md:gap-5">
        <div className="grid grid-cols-1 content-start gap-2 self-stretch rounded-md bg-sunken p-4">
          <p className="font-semibold text-muted text-sm">You write</p>
          <div className="grid grid-cols-1 content-start">
            {typed.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <ArrowDown aria-hidden strokeWidth={1.5} className="mx-auto size-6 text-muted md:-rotate-90" />
        <div className="grid grid-cols-1 content-start gap-2 self-stretch rounded-md border border-line bg-raised p-4">
          <p className="font-semibold text-muted text-sm">Members see</p>
          <ul className="grid grid-cols-1 gap-4">
            {seen.map((exercise) => (
              <SeenExercise key={exercise.name} exercise={exercise} />
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

function SeenExercise({ exercise }: { exercise: Seen }) {
  const { code, name, tier, category, dose, cue, video } = exercise;
  return (
    <li className="grid grid-cols-1 gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {code ? <span className="figures text-muted text-xl">{code}</span> : null}
        <span className="font-semibold">{name}</span>
        {tier ? <TierBadge tier={tier} /> : null}
        {category ? <span className="text-muted text-sm">{category}</span> : null}
        {video ? (
          <span className="inline-flex items-center gap-1 text-accent text-sm">
            <Play aria-hidden strokeWidth={1.75} className="size-4" />
            Video
          </span>
        ) : null}
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {dose.map(({ label, value }) => (
          <div key={label} className="flex items-baseline gap-1.5">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {cue ? <p className="text-muted text-sm">{cue}</p> : null}
    </li>
  );
}
