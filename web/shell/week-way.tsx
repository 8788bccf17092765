import type { ReactNode } from "react";
import { addressOf } from "../../worker/contract/addresses";
import { mayDo } from "../../worker/contract/rights";
import { useSession } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { Link } from "./link";

/** Shown where there is no training: those who write weeks get a link to add one, others the children. */
export function WeekWay({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== "signed-in" || !mayDo(session.user.role, "weeks")) return children;
  return (
    <Link to={addressOf("weeklyUpload")} className={buttonClass()}>
      Add a week from a file
    </Link>
  );
}
