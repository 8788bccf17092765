import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { buttonClass } from "../../ui/button";
import { FirstWeekTop } from "./first-week-top";

/** Shown for an old link, or before the coach has published a first week. */
export function NothingOffered() {
  return (
    <div className="flex min-h-dvh flex-1 flex-col bg-paper">
      <FirstWeekTop at={0} of={0} />
      <div className="mx-auto grid w-full max-w-xl gap-4 px-5 py-10">
        <h1 tabIndex={-1} className="text-4xl">
          Nothing to fill in
        </h1>
        <p className="text-muted">
          There is no first week to go through at the moment. Your training is where it always is.
        </p>
        <Link to={addressOf("dashboard")} className={`${buttonClass({ size: "lg" })} justify-self-start`}>
          To your training <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      </div>
    </div>
  );
}
