import { Link } from "react-router-dom";
import { PAGES } from "../../../../worker/contract/pages";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";

export function NoUploads() {
  return (
    <EmptyState
      title="No uploads in this time"
      action={
        <Link to={PAGES.adminWeeklyUpload} className={buttonClass()}>
          Upload Weekly Program
        </Link>
      }
    >
      As soon as a document is uploaded, read or refused, it is counted here.
    </EmptyState>
  );
}
