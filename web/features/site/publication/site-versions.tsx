import { useState } from "react";
import type { SiteState } from "../../../../worker/contract/site-content";
import { useSiteStep } from "../../../data/site";
import { siteTime } from "../../../lib/format/site-clock";
import { ConfirmChange } from "../../../shell/confirm-change";
import { Button } from "../../../ui/button";
import { TitledSection } from "../../../ui/titled-section";

/** Lists earlier published versions, each with a button to restore it. */
export function SiteVersions({ state }: { state: SiteState }) {
  const { versions, since } = state;
  const [asked, setAsked] = useState<number | null>(null);
  const step = useSiteStep();
  const [inForce, ...earlier] = versions;
  const close = () => {
    setAsked(null);
    step.reset();
  };
  return (
    <TitledSection id="versions" title="Versions" small className="grid grid-cols-1 gap-4 xl:sticky xl:top-8">
      {inForce ? (
        <p className="text-sm">
          Version {inForce.id} is published, since {siteTime(inForce.at)}
          {inForce.by ? `, by ${inForce.by}` : ""}.
        </p>
      ) : (
        <p className="text-muted text-sm">Nothing of your own is published yet: the site is as the product comes.</p>
      )}
      {inForce ? (
        <ul className="divide-y divide-line border-line border-y">
          {[...earlier.map(({ id, at }) => ({ id, told: siteTime(at) })), { id: 0, told: "as the product comes" }].map(
            ({ id, told }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2">
                <span className="text-sm">
                  {id ? `Version ${id}` : "The beginning"} <span className="text-muted">{told}</span>
                </span>
                <Button variant="quiet" size="sm" onClick={() => setAsked(id)}>
                  Bring back<span className="sr-only"> {id ? `version ${id}` : "the beginning"}</span>
                </Button>
              </li>
            ),
          )}
        </ul>
      ) : null}
      <ConfirmChange
        open={asked !== null}
        title={asked ? `Bring back version ${asked}?` : "Bring back the beginning?"}
        description="It is published at once, as a new version. A draft is dropped; what is published now stays in this list."
        confirmLabel="Publish it again"
        tone="default"
        busyLabel="Publishing…"
        change={step}
        onConfirm={() => asked !== null && step.mutate({ act: "restore", since, id: asked }, { onSuccess: close })}
        onClose={close}
      />
    </TitledSection>
  );
}
