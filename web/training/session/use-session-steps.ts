import { useEffect, useRef, useState } from "react";
import type { Exercise } from "../../../worker/contract/exercises";
import { restOf } from "../rest-seconds";
import { endRest, startRest } from "../rest-timer";
import { setCount } from "../set-count";
import { nextStep, type Standing, stationsOf, stepsOf } from "./stations";
import type { SessionRun } from "./use-running-session";

/** Returns the step on screen, and moves on after a ticked set. */
export function useSessionSteps(exercises: readonly Exercise[], session: SessionRun) {
  const { running, other } = session;
  const steps = stepsOf(stationsOf(exercises));
  // Before the start nothing is stored, so the step is local state.
  const [looked, setLooked] = useState(0);
  const [said, setSaid] = useState("");
  const at = Math.min(Math.max(0, running?.at ?? looked), Math.max(0, steps.length - 1));
  const focus = useSessionFocus(at);

  const standing = (exerciseId: number | null = null, ticked: readonly number[] = []): Standing[] =>
    steps.map(({ exercise }) => {
      const done = exercise.id === exerciseId ? ticked : (running?.ticked[exercise.id] ?? []);
      const of = Math.max(setCount(exercise), ...done.map((set) => set + 1));
      return { done: done.length, of };
    });
  const goTo = (index: number, byHand = true) => {
    if (index < 0 || index >= steps.length) return;
    setLooked(index);
    session.goTo(index);
    if (byHand) focus.toHeading();
  };
  const tick = (exercise: Exercise, set: number, done: boolean, text: string): boolean => {
    if (other) return false;
    if (!running) session.start();
    session.tick(exercise.id, set, done);
    if (!done) return true;
    const before = running?.ticked[exercise.id] ?? [];
    const after = standing(exercise.id, [...before.filter((each) => each !== set), set]);
    const next = nextStep(steps, at, after);
    const rest = restOf(exercise.rest);
    const ended = after.every((each) => each.done >= each.of);
    if (ended) endRest();
    else if (rest) startRest(exercise.name, rest.seconds);
    const name = steps[next]?.exercise.name;
    setSaid(
      `Set ${set + 1} of ${exercise.name} logged${text ? `, ${text}` : ""}. ${ended ? "All sets are done." : next === at ? "" : `Next: ${name}.`}`,
    );
    if (next !== at) goTo(next, false);
    focus.toNextSet();
    return true;
  };
  return { steps, at, now: standing(), said, goTo, tick, toNextSet: focus.toNextSet };
}

/** Focuses the next set after a press, so that the next press ticks it, and the exercise's name after moving by hand. */
function useSessionFocus(at: number) {
  const wanted = useRef<"set" | "heading" | null>(null);
  const before = useRef(at);
  useEffect(() => {
    const to = wanted.current;
    wanted.current = null;
    if (before.current !== at) window.scrollTo(0, 0);
    before.current = at;
    if (!to) return;
    const set = document.querySelector<HTMLElement>("[data-next-set]");
    const heading = document.querySelector<HTMLElement>("[data-session] h2");
    const target = to === "set" ? (set ?? heading) : heading;
    target?.focus({ preventScroll: true });
    if (to === "set") set?.scrollIntoView({ block: "nearest" });
  });
  return {
    toNextSet: () => {
      wanted.current = "set";
    },
    toHeading: () => {
      wanted.current = "heading";
    },
  };
}
