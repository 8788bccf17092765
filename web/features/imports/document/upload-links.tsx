import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { buttonClass } from "../../../ui/button";

/** What an upload page leads to besides: the help, and the upload of whole programs. */
export function UploadLinks() {
  return (
    <>
      <Link to={addressOf("documentsHelp")} className={buttonClass({ variant: "secondary" })}>
        What can be read
      </Link>
      <Link to={addressOf("programUpload")} className={buttonClass({ variant: "secondary" })}>
        Upload Whole Program
      </Link>
    </>
  );
}
