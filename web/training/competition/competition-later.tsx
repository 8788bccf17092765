import { type ComponentProps, useEffect } from "react";
import { Skeleton } from "../../ui/skeleton";
import { useLoaded } from "../use-loaded";
import type { CompetitionNote, Countdown } from "./competition-parts";

const load = () => import("./competition-parts");

/** Loads the code only for members who compete. */
function useParts() {
  const [code, fetchCode] = useLoaded(load, false);
  useEffect(() => void fetchCode(), [fetchCode]);
  return code;
}

export function CountdownLater(props: ComponentProps<typeof Countdown>) {
  const code = useParts();
  return code ? <code.Countdown {...props} /> : <Skeleton className="h-11 w-full" />;
}

export function CompetitionLater(props: ComponentProps<typeof CompetitionNote>) {
  const code = useParts();
  return code ? <code.CompetitionNote {...props} /> : <Skeleton className="h-14 w-full" />;
}
