import { Plus } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Button } from "../../ui/button";
import type { ExerciseField } from "../exercise-fields";
import { type CardAct, ExerciseCard } from "./exercise-card";
import { blankRow, editRow, exerciseControl, type FormRow, moveRow } from "./exercise-rows";

type ExerciseListProps = {
  rows: FormRow[];
  most: number;
  shown: readonly ExerciseField[];
  problems: Record<string, string>;
  onRows: (change: (rows: FormRow[]) => FormRow[]) => void;
};

/**
 * Lists a form's exercises, which can be added, removed, and reordered by dragging, buttons or Alt and the arrow keys.
 */
export function ExerciseList({ rows, most, shown, problems, onRows }: ExerciseListProps) {
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const current = useRef(rows);
  current.current = rows;
  const nameAt = (index: number) => current.current[index]?.texts.name.trim() || `exercise ${index + 1}`;

  const act = useCallback(
    (done: CardAct) => {
      const before = current.current;
      const at = before.findIndex(({ key }) => key === done.key);
      if (done.do === "edit") return onRows((all) => editRow(all, done.key, done.field, done.text));
      const name = before[at]?.texts.name.trim() || `Exercise ${at + 1}`;
      if (done.do === "remove") {
        if (before.length === 1) return;
        onRows((all) => all.filter(({ key }) => key !== done.key));
        setSaid(`${name} removed. ${before.length - 1} left.`);
        const next = before[at + 1] ?? before[at - 1];
        if (next) focusSoon(exerciseControl(next.key, "name"));
        return;
      }
      if (done.to < 0 || done.to >= before.length || done.to === at) return;
      const focused = document.activeElement?.id;
      onRows((all) => moveRow(all, done.key, done.to));
      setSaid(`${name} moved to place ${done.to + 1} of ${before.length}.`);
      if (done.from === "drag") return;
      const button = done.from === "keys" ? focused : moveButton(done, done.from, before.length);
      if (button) focusSoon(button);
    },
    [onRows],
  );
  const dragOver = useCallback(
    (targetKey: string) => {
      if (dragged === null || targetKey === dragged) return;
      const to = current.current.findIndex(({ key }) => key === targetKey);
      act({ do: "move", key: dragged, to, from: "drag" });
    },
    [dragged, act],
  );
  const add = () => {
    const row = blankRow();
    onRows((all) => [...all, row]);
    setSaid(`Exercise ${rows.length + 1} added after ${nameAt(rows.length - 1)}.`);
    focusSoon(exerciseControl(row.key, "name"));
  };
  return (
    <div className="grid grid-cols-1">
      <ol className="border-line border-t">
        {rows.map((row, index) => (
          <ExerciseCard
            key={row.key}
            row={row}
            index={index}
            count={rows.length}
            shown={shown}
            problems={problems}
            dragged={dragged === row.key}
            onDrag={setDragged}
            onDragOver={dragOver}
            onAct={act}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        className="mt-4 justify-self-start"
        disabled={rows.length >= most}
        icon={<Plus aria-hidden strokeWidth={1.75} />}
        onClick={add}
      >
        Add Exercise
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/**
 * Returns the id of the button to focus after a move: a moved element loses focus, and at an end its button is
 * disabled.
 */
function moveButton({ key, to }: { key: string; to: number }, pressed: "up" | "down", count: number): string {
  const end = to === 0 || to === count - 1;
  const other = to === 0 ? "down" : "up";
  return `${end ? other : pressed}-${key}`;
}

function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
