import type { ReactNode } from "react";
import { addressOf } from "../../worker/contract/addresses";
import { mayDo } from "../../worker/contract/rights";
import { useSession } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { Link } from "./link";

/** Where no training stands, whoever writes it is led to the act; others see what there is instead. */
export function WeekWay({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== "signed-in" || !mayDo(session.user.role, "weeks")) return children;
  return (
    <Link to={addressOf("weeklyUpload")} className={buttonClass()}>
      Add a week from a file
    </Link>
  );
}
