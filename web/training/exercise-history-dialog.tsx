import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ESTIMATE_REPS_MAX } from "../../worker/contract/load";
import { loadText, setsText } from "../../worker/contract/log-text";
import type { ExerciseHistory } from "../../worker/contract/training";
import { historyQuery } from "../data/training";
import { calendarDay } from "../lib/format/format";
import { NotLoaded } from "../shell/not-loaded";
import { LineChart, type LinePoint } from "../ui/chart-line";
import { Dialog } from "../ui/dialog";
import { Segmented } from "../ui/segmented";
import { Table } from "../ui/table";
import { recordText } from "./log-text";
import { type ShownExercise, substituteIn } from "./swap/shown-exercise";

type ExerciseHistoryDialogProps = { exercise: ShownExercise; open: boolean; onOpenChange: (open: boolean) => void };

export function ExerciseHistoryDialog({ exercise, open, onOpenChange }: ExerciseHistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={exercise.name} description="What you have logged." size="lg">
      <History exerciseId={exercise.id} substitute={substituteIn(exercise)} />
    </Dialog>
  );
}

function History({ exerciseId, substitute }: { exerciseId: number; substitute: string | undefined }) {
  const query = useQuery({
    ...historyQuery(exerciseId, substitute),
    // Another device may have logged since.
    staleTime: 0,
  });
  const { data } = query;
  if (data) return data.days.length > 0 ? <Days history={data} /> : <Nothing />;
  return (
    <NotLoaded
      query={query}
      headingLevel={3}
      label="Loading the history"
      className="grid gap-4"
      bars={["h-10 w-56", "h-52 w-full", "h-24 w-full"]}
    />
  );
}

function Nothing() {
  return (
    <p className="max-w-prose text-muted">
      Nothing yet. Log a set of this exercise, in any workout or week, and it is drawn here from then on.
    </p>
  );
}

function Days({ history }: { history: ExerciseHistory }) {
  const measures = measuresOf(history);
  const [chosen, setChosen] = useState(measures[0]?.value);
  const measure = measures.find(({ value }) => value === chosen) ?? measures[0];
  return (
    <div className="grid grid-cols-1 gap-6">
      {measures.length > 1 && measure ? (
        <Segmented
          label="What to draw"
          value={measure.value}
          onValueChange={setChosen}
          options={measures}
          className="justify-self-start"
        />
      ) : null}
      {measure ? <LineChart label={measure.label} unit={measure.unit} points={measure.points} /> : null}
      {history.records.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-2xl">Records</h3>
          <ul className="divide-y divide-line border-line border-y">
            {history.records.map((record) => (
              <li
                key={`${record.kind} ${record.localDate} ${record.value}`}
                className="flex flex-wrap justify-between gap-x-4 py-2.5"
              >
                <span className="first-letter:uppercase">{recordText(record)}</span>
                <span className="text-muted tabular-nums">{longDay(record.localDate)}</span>
              </li>
            ))}
          </ul>
          {history.records.some(({ kind }) => kind === "estimate") ? (
            <p className="text-muted text-sm">
              The estimate is by Epley: load × (1 + reps ÷ 30), of sets of one to {ESTIMATE_REPS_MAX} reps.
            </p>
          ) : null}
        </div>
      ) : null}
      {history.mostReps.length > 1 ? (
        <div className="grid gap-2">
          <h3 className="text-2xl">Most reps at a load</h3>
          <Table
            caption="The most reps at each load, the heaviest first"
            columns={[
              { key: "load", header: "Load", cell: (best) => (best.load ? loadText(best) : "None"), isRowHeader: true },
              { key: "reps", header: "Reps", cell: (best) => best.reps.toLocaleString(), align: "end" },
              { key: "day", header: "Day", cell: (best) => longDay(best.localDate), align: "end" },
            ]}
            rows={history.mostReps}
            rowKey={(best) => String(best.load)}
          />
        </div>
      ) : null}
      <div className="grid gap-2">
        <h3 className="text-2xl">Every day</h3>
        <Table
          caption={`Every day with ${history.name}, newest first`}
          columns={[
            { key: "day", header: "Day", cell: (day) => longDay(day.localDate), isRowHeader: true },
            { key: "sets", header: "Sets", cell: (day) => setsText(day.sets) },
            { key: "effort", header: "Effort", cell: (day) => effortText(day.sets), align: "end" },
          ]}
          rows={[...history.days].reverse()}
          rowKey={(day) => day.localDate}
        />
      </div>
    </div>
  );
}

type Measure = {
  value: "load" | "estimate" | "reps" | "time" | "distance";
  label: string;
  unit: string;
  points: LinePoint[];
};

/** Returns the measures that can be drawn; a bodyweight exercise has reps only. */
function measuresOf({ days, weightUnit }: ExerciseHistory): Measure[] {
  const points = (pick: (day: ExerciseHistory["days"][number]) => number | null, unit: string): LinePoint[] =>
    days.flatMap((day) => {
      const value = pick(day);
      if (value === null) return [];
      const shown = value.toLocaleString(undefined, { maximumFractionDigits: 1 });
      return [{ date: day.localDate, value, text: `${shown} ${unit}` }];
    });
  const measures: Measure[] = [
    { value: "load", label: "Top load", unit: weightUnit, points: points((day) => day.topLoad, weightUnit) },
    { value: "estimate", label: "Estimated max", unit: weightUnit, points: points((day) => day.estimate, weightUnit) },
    { value: "reps", label: "Most reps", unit: "reps", points: points((day) => day.topReps, "reps") },
    { value: "time", label: "Longest", unit: "s", points: points((day) => day.topSeconds, "s") },
    { value: "distance", label: "Furthest", unit: "m", points: points((day) => day.topMetres, "m") },
  ];
  return measures.filter((measure) => measure.points.length > 0);
}

function effortText(sets: ExerciseHistory["days"][number]["sets"]): string {
  const efforts = sets.flatMap(({ effort }) => (effort === null ? [] : [effort]));
  return efforts.length > 0 ? efforts.map((effort) => effort.toLocaleString()).join(", ") : "–";
}

const longDay = (date: string) => calendarDay(date, { year: "numeric", month: "short", day: "numeric" });
