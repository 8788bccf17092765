import { useEffect } from "react";
import type { FirstWeekRowProps } from "./first-week-row";
import { useLoaded } from "./use-loaded";

const load = () => import("./first-week-row");

/** Its code is only fetched for the few who are shown it. */
export function FirstWeekRowLater(props: FirstWeekRowProps) {
  const [code, fetchCode] = useLoaded(load, false);
  useEffect(() => void fetchCode(), [fetchCode]);
  return <div className="min-h-18">{code ? <code.FirstWeekRow {...props} /> : null}</div>;
}
