import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { useSession } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { UntiedBelt } from "./untied-belt";

export function NotFoundPage() {
  const signedIn = useSession().state === "signed-in";
  return (
    <div className="page grid flex-1 content-center items-center gap-10 py-14 md:grid-cols-[1.2fr_1fr] lg:py-24">
      <div className="grid justify-items-start gap-5">
        <h1 tabIndex={-1} className="text-6xl">
          404 Page Not Found
        </h1>
        <p className="max-w-prose text-lg text-muted">
          Nothing trains at this address. It may have a typing error, or the page has moved.
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link to={signedIn ? addressOf("dashboard") : addressOf("home")} className={buttonClass({ size: "lg" })}>
            {signedIn ? "Back to Dashboard" : "Return to Home"}
          </Link>
          <Link to={addressOf("contact")} className={buttonClass({ variant: "secondary", size: "lg" })}>
            Contact Us
          </Link>
        </div>
      </div>
      <UntiedBelt className="w-full max-w-md justify-self-center md:justify-self-end" />
    </div>
  );
}
