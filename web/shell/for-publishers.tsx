import type { ReactNode } from "react";
import { brand } from "../../worker/contract/brand";
import { usePublishes } from "../lib/session/use-rights";

type ForPublishersProps = {
  /** Whether members see the thing already, or will by themselves. */
  isPublic?: boolean;
  children?: ReactNode;
};

/** What brings something before members; whoever only drafts reads who does that. */
export function ForPublishers({ isPublic = false, children = null }: ForPublishersProps) {
  if (usePublishes()) return children;
  return (
    <p className="self-center text-muted text-sm">
      {isPublic ? `Members see this. ${brand.coach.name} changes it.` : `${brand.coach.name} publishes.`}
    </p>
  );
}
