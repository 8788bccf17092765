import { useEffect } from "react";
import { SkeletonGroup } from "../../ui/skeleton";
import { useLoaded } from "../use-loaded";
import type { RollBarProps } from "./roll-bar";

const load = () => import("./roll-bar");

/** Loads the code only for members who log rolls. */
export function RollBarLater(props: RollBarProps) {
  const [code, fetchCode] = useLoaded(load, false);
  useEffect(() => void fetchCode(), [fetchCode]);
  if (code) return <code.RollBar {...props} />;
  return (
    <SkeletonGroup
      label="Loading your rolls"
      className="grid gap-3 border-line border-t px-5 py-4 sm:px-7"
      bars={["h-11 w-48", "h-11 w-72 max-w-full", "h-5 w-full max-w-md"]}
    />
  );
}
