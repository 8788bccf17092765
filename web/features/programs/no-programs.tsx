import { Link } from "react-router-dom";
import { ADMIN_PAGES } from "../../../worker/contract/admin-pages";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

/** Before the first week. */
export function NoPrograms({ headingLevel }: { headingLevel?: 2 | 3 }) {
  return (
    <EmptyState
      {...(headingLevel ? { headingLevel } : {})}
      title="No Weekly Programs"
      action={
        <Link to={ADMIN_PAGES.weeklyUpload} className={buttonClass()}>
          Upload Weekly Program
        </Link>
      }
    >
      Upload your first weekly workout program to get started.
    </EmptyState>
  );
}
