import { useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Segmented } from "../../ui/segmented";
import type { PartChange, Side } from "./merge-weeks";

type StaleDialogProps = {
  changes: PartChange[];
  onLater: () => void;
  onMerge: (keepMine: ReadonlySet<string>) => void;
};

/** Resolves a conflict part by part. Parts changed on one side only are taken from that side. */
export function StaleDialog({ changes, onLater, onMerge }: StaleDialogProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ path, changed }: PartChange): Side => chosen[path] ?? (changed === "theirs" ? "theirs" : "mine");
  const disputed = changes.filter(({ changed }) => changed === "both");
  const settled = changes.filter(({ changed }) => changed !== "both");
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(changes.map(({ path }) => [path, side])));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onLater())}
      title="This week was saved elsewhere"
      description="Nothing was overwritten, and nothing of yours is lost. Choose whose text stays."
      footer={
        <>
          <Button variant="secondary" onClick={onLater}>
            Not now
          </Button>
          <Button
            onClick={() => onMerge(new Set(changes.filter((each) => sideOf(each) === "mine").map(({ path }) => path)))}
          >
            Merge and save
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => chooseAll("mine")}>
            All mine
          </Button>
          <Button variant="secondary" size="sm" onClick={() => chooseAll("theirs")}>
            All theirs
          </Button>
        </div>
        {disputed.length ? (
          <Parts title="Changed by both" changes={disputed} sideOf={sideOf} onChoose={choose} />
        ) : null}
        {settled.length ? <Parts title="Changed by one" changes={settled} sideOf={sideOf} onChoose={choose} /> : null}
        {changes.length === 0 ? <p>Both say the same by now.</p> : null}
      </div>
    </Dialog>
  );

  function choose(path: string, side: Side) {
    setChosen((before) => ({ ...before, [path]: side }));
  }
}

type PartsProps = {
  title: string;
  changes: PartChange[];
  sideOf: (change: PartChange) => Side;
  onChoose: (path: string, side: Side) => void;
};

function Parts({ title, changes, sideOf, onChoose }: PartsProps) {
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="text-xl">{title}</h3>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li
            key={change.path}
            className="grid grid-cols-1 items-start gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold">{change.label}</p>
              <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-sm">
                <dt className="text-muted">Mine</dt>
                <dd className={sideOf(change) === "mine" ? "" : "text-muted line-through"}>{change.mine}</dd>
                <dt className="text-muted">Theirs</dt>
                <dd className={sideOf(change) === "theirs" ? "" : "text-muted line-through"}>{change.theirs}</dd>
              </dl>
            </div>
            <Segmented
              label={`Whose text stays: ${change.label}`}
              value={sideOf(change)}
              onValueChange={(side) => onChoose(change.path, side)}
              options={[
                { value: "mine", label: "Mine" },
                { value: "theirs", label: "Theirs" },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
