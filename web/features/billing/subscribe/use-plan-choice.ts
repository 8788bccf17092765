import { useSearchParams } from "react-router-dom";
import type { Plan } from "../../../../worker/contract/billing";
import { isPlan } from "../plans";

/** Keeps the plan in the address, so that it survives signing in and can be linked. */
export function usePlanChoice(fallback: Plan = "monthly") {
  const [params, setParams] = useSearchParams();
  const named = params.get("plan");
  const plan: Plan = isPlan(named) ? named : fallback;
  const choose = (next: Plan) => setParams({ plan: next }, { replace: true, preventScrollReset: true });
  return [plan, choose] as const;
}
