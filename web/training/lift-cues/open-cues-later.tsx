import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton";

const OpenCues = lazy(async () => ({ default: (await import("./open-cues")).OpenCues }));

/** Loads the code only if the member has open cues. */
export function OpenCuesLater(props: ComponentProps<typeof OpenCues>) {
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <OpenCues {...props} />
    </Suspense>
  );
}
