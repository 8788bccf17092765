import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { MemberDetail } from "../../../../worker/contract/members";
import { useLoaded } from "../../../training/use-loaded";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";

const load = () => import("../first-week/member-first-week");

type FirstWeekPartProps = { memberId: string; name: string; firstWeek: NonNullable<MemberDetail["firstWeek"]> };

/** Loads health answers only on request or if linked to, not with every view of a member. */
export function FirstWeekPart({ memberId, name, firstWeek }: FirstWeekPartProps) {
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(params.get("part") === "first-week");
  const [code, fetchCode] = useLoaded(load, false);
  useEffect(() => {
    if (isOpen) void fetchCode();
  }, [isOpen, fetchCode]);
  if (isOpen && code) return <code.MemberFirstWeek memberId={memberId} name={name} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {firstWeek.waits ? <Badge tone="warning">Waits for your word</Badge> : null}
      <Button variant="secondary" size="sm" busy={isOpen} onClick={() => setIsOpen(true)}>
        Show what {name} has said
      </Button>
    </div>
  );
}
