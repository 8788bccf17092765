import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

/** Shown before the first week. */
export function NoPrograms({ headingLevel }: { headingLevel?: 2 | 3 }) {
  return (
    <EmptyState
      {...(headingLevel ? { headingLevel } : {})}
      title="No Weekly Programs"
      action={
        <Link to={addressOf("weeklyUpload")} className={buttonClass()}>
          Upload Weekly Program
        </Link>
      }
    >
      Upload your first weekly workout program to get started.
    </EmptyState>
  );
}
