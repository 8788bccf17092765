import { useEffect } from "react";
import type { FirstWeekRowProps } from "./first-week-row";
import { useLoaded } from "./use-loaded";

const load = () => import("./first-week-row");

/** Loads the row's code only for the few who see it. */
export function FirstWeekRowLater(props: FirstWeekRowProps) {
  const [code, fetchCode] = useLoaded(load, false);
  useEffect(() => void fetchCode(), [fetchCode]);
  return <div className="min-h-18">{code ? <code.FirstWeekRow {...props} /> : null}</div>;
}
