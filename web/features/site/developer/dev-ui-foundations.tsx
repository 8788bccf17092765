import { brand } from "../../../../worker/contract/brand";
import { CoverArt } from "../../../ui/cover-art";
import { Mark, Wordmark } from "../../../ui/mark";
import { DevUiRow, DevUiSection } from "./dev-ui-section";

export function DevUiFoundations() {
  return (
    <DevUiSection id="foundations" title="Foundations">
      <DevUiRow title="Mark">
        <Mark className="size-24" title={brand.name} />
        <Mark className="size-8" />
        <Mark className="size-5" />
        <Wordmark name={brand.name} className="text-5xl" />
      </DevUiRow>
      <DevUiRow title="Type">
        <div className="grid min-w-0 grid-cols-1 gap-2">
          {SIZES.map(([size, words]) => (
            <p key={size} className={`font-display font-extrabold ${size}`}>
              {words}
            </p>
          ))}
          <p className="max-w-prose pt-3 text-lg">
            Lead text sits at this size. It opens an article or explains a page in one or two sentences.
          </p>
          <p className="max-w-prose">
            Reading text. Keep three points of contact and exhale through the effort; if the hip shifts, lower the load
            and{" "}
            <a className="link" href="#type">
              watch the demonstration
            </a>{" "}
            again before the next set.
          </p>
          <p className="text-muted text-sm">Small text for help and dates</p>
          <p className="figures text-4xl">01:11:47 08:00:00</p>
        </div>
      </DevUiRow>
      <DevUiRow title="Grounds and inks">
        {SWATCHES.map(([name, ground]) => (
          <Swatch key={name} name={name} ground={ground} />
        ))}
        <div className="weave h-16 w-40 rounded-md border border-line" />
      </DevUiRow>
      <DevUiRow title="Cover art">
        <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {TITLES.map((title) => (
            <figure key={title} className="grid gap-1.5">
              <CoverArt title={title} className="aspect-video w-full rounded-md" />
              <figcaption className="text-sm">{title}</figcaption>
            </figure>
          ))}
        </div>
      </DevUiRow>
    </DevUiSection>
  );
}

function Swatch({ name, ground }: { name: string; ground: string }) {
  return (
    <div className="grid gap-1">
      <div className={`h-16 w-20 rounded-md border border-line ${ground}`} />
      <span className="text-xs">{name}</span>
    </div>
  );
}

const SIZES = [
  ["text-7xl", "Roll longer"],
  ["text-6xl", "Strength you can hold"],
  ["text-5xl", "Week 12: Grip and hips"],
  ["text-4xl", "Today’s training"],
  ["text-3xl", "Romanian deadlift, 4 × 6"],
  ["text-2xl", "Warm up"],
] as const;

const SWATCHES = [
  ["paper", "bg-paper"],
  ["raised", "bg-raised"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["danger", "bg-danger"],
  ["success", "bg-success"],
  ["warning", "bg-warning"],
  ["belt-blue", "bg-belt-blue"],
  ["belt-purple", "bg-belt-purple"],
  ["belt-brown", "bg-belt-brown"],
  ["belt-black", "bg-belt-black"],
] as const;

const TITLES = [
  "Why your grip gives out in round four",
  "Hip mobility for guard players",
  "Lower body strength A",
  "The case for slow eccentrics",
  "Deload weeks, explained",
  "Neck training without a harness",
  "Conditioning for competition day",
  "Shoulder durability B",
  "What to eat between morning and evening class",
] as const;
