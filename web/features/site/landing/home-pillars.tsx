import { coachStory } from "../../../../worker/contract/coach-story";
import { DurabilityDiagram, MobilityDiagram, StrengthDiagram } from "./pillar-diagrams";

export function HomePillars() {
  return (
    <section aria-labelledby="pillars" className="page py-16 lg:py-28">
      <h2 id="pillars" className="max-w-[16ch] text-5xl">
        {coachStory.pillars.title}
      </h2>
      <div className="mt-10 grid border-line border-t lg:mt-16 lg:grid-cols-3">
        {coachStory.pillars.of.map(({ name, text }, at) => (
          <article
            key={name}
            className="grid content-start gap-x-8 gap-y-5 border-line border-b py-8 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-r lg:border-b-0 lg:px-8 lg:py-0 lg:first:pl-0 lg:last:border-r-0 lg:last:pr-0"
          >
            <PillarDiagram at={at} />
            <div className="grid content-center gap-2 lg:content-start lg:pt-2">
              <h3 className="text-4xl">{name}</h3>
              <p className="max-w-prose text-muted">{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function PillarDiagram({ at }: { at: number }) {
  const Diagram = DIAGRAMS[at] ?? StrengthDiagram;
  return <Diagram />;
}

const DIAGRAMS = [StrengthDiagram, MobilityDiagram, DurabilityDiagram];
