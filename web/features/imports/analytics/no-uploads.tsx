import { Link } from "react-router-dom";
import { ADMIN_PAGES } from "../../../../worker/contract/admin-pages";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";

export function NoUploads() {
  return (
    <EmptyState
      title="No uploads in this time"
      action={
        <Link to={ADMIN_PAGES.weeklyUpload} className={buttonClass()}>
          Upload Weekly Program
        </Link>
      }
    >
      As soon as a document is uploaded, read or refused, it is counted here.
    </EmptyState>
  );
}
