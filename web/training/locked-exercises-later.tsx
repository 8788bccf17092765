import { type ComponentProps, useEffect, useState } from "react";
import { Skeleton } from "../ui/skeleton";
import type { LockedExercises } from "./locked-exercises";

const load = () => import("./locked-exercises");
type Code = Awaited<ReturnType<typeof load>>;

/** Loads the code only for visitors who see locked content. */
export function LockedExercisesLater(props: ComponentProps<typeof LockedExercises>) {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => void load().then(setCode, () => {}), []);
  if (props.count <= 0) return null;
  return code ? <code.LockedExercises {...props} /> : <Skeleton className="h-96 w-full" />;
}
