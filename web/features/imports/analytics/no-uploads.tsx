import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";

export function NoUploads() {
  return (
    <EmptyState
      title="No uploads in this time"
      action={
        <Link to={addressOf("weeklyUpload")} className={buttonClass()}>
          Upload Weekly Program
        </Link>
      }
    >
      As soon as a document is uploaded, read or refused, it is counted here.
    </EmptyState>
  );
}
