import { useEffect, useState } from "react";
import { useLoaded } from "../use-loaded";

type Code = Pick<typeof import("../../../worker/contract/placed-week"), "placedWeek"> &
  Pick<typeof import("./todays-by-plan"), "todaysByPlan"> &
  Pick<typeof import("./plan-week"), "PlanWeek">;

async function load(): Promise<Code> {
  const [{ placedWeek }, { todaysByPlan }, { PlanWeek }] = await Promise.all([
    import("../../../worker/contract/placed-week"),
    import("./todays-by-plan"),
    import("./plan-week"),
  ]);
  return { placedWeek, todaysByPlan, PlanWeek };
}

/** Loads the code for members with a plan, `loading` meanwhile; if it fails to load, the coach's week is shown. */
export function usePlanCode(wanted: boolean): { code: Code | null; loading: boolean } {
  const [code, fetchCode] = useLoaded(load, false);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (wanted) void fetchCode().then((came) => setMissing(!came));
  }, [wanted, fetchCode]);
  return { code: wanted ? code : null, loading: wanted && !code && !missing };
}
