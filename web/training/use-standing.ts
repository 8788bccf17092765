import { useQuery } from "@tanstack/react-query";
import type { Dashboard } from "../../worker/contract/progress";
import { dashboardQuery } from "../data/training";
import { useSession } from "../lib/session/session";

/** Returns whether a member has trained yet and whether training is open to them. While loading: as for most members. */
export function useStanding(): { isNew: boolean; isLocked: boolean; firstWeek: Dashboard["firstWeek"] } {
  const session = useSession();
  const { data } = useQuery(dashboardQuery);
  const isMember = session.state === "signed-in" && session.user.role === "user";
  return {
    isNew: isMember && data?.progress.length === 0,
    isLocked: data ? trainingIsLocked(data) : false,
    firstWeek: data?.firstWeek,
  };
}

const trainingIsLocked = ({ program, workouts }: Dashboard) => Boolean(program?.gated ?? workouts[0]?.gated);
