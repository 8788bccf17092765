import { useEffect } from "react";
import { useLoaded } from "../use-loaded";

type Parts = Pick<typeof import("./hurt-mark"), "HurtMark"> & Pick<typeof import("./hurt-day"), "HurtDay">;

async function load(): Promise<Parts> {
  const [{ HurtMark }, { HurtDay }] = await Promise.all([import("./hurt-mark"), import("./hurt-day")]);
  return { HurtMark, HurtDay };
}

/** Loads the code only for members with injuries. */
export function useHurtParts(wanted: boolean): Parts | null {
  const [parts, fetchParts] = useLoaded(load, false);
  useEffect(() => {
    if (wanted) void fetchParts();
  }, [wanted, fetchParts]);
  return wanted ? parts : null;
}
