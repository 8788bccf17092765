import type { SharedTraining } from "../../../worker/contract/community";
import { cx } from "../../ui/cx";

/** Shows a finished training that its member has shared. */
export function TrainingCard({ training, className }: { training: SharedTraining; className?: string }) {
  const { title, minutes, sets, load, unit } = training;
  const figures: [string, string][] = [];
  if (minutes !== null) figures.push([minutes.toLocaleString(), minutes === 1 ? "minute" : "minutes"]);
  if (sets > 0) figures.push([sets.toLocaleString(), sets === 1 ? "set" : "sets"]);
  if (load > 0) figures.push([load.toLocaleString(), `${unit} moved`]);
  return (
    <div className={cx("grid grid-cols-1 gap-3 border-accent border-l-3 bg-raised px-4 py-3.5", className)}>
      <p className="grid gap-0.5">
        <span className="font-semibold text-accent text-xs">Training completed</span>
        <span className="font-display font-extrabold text-2xl">{title}</span>
      </p>
      {figures.length > 0 ? (
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {figures.map(([value, label]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="figures text-2xl leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
