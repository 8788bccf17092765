import type { ReactNode } from "react";
import { brand } from "../../worker/contract/brand";
import { usePublishes } from "../lib/session/use-rights";

type ForPublishersProps = {
  /** Whether members see it already, or will at a scheduled time. */
  isPublic?: boolean;
  children?: ReactNode;
};

/** Shows publishing controls to those who may publish; others read who does. */
export function ForPublishers({ isPublic = false, children = null }: ForPublishersProps) {
  if (usePublishes()) return children;
  return (
    <p className="self-center text-muted text-sm">
      {isPublic ? `Members see this. ${brand.coach.name} changes it.` : `${brand.coach.name} publishes.`}
    </p>
  );
}
