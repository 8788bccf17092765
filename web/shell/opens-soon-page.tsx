import { Link, useLocation } from "react-router-dom";
import { brand } from "../../worker/contract/brand";
import { PAGES } from "../../worker/contract/pages";
import { useSession } from "../lib/session";
import { buttonClass } from "../ui/button";
import { UntiedBelt } from "./untied-belt";
import { useTitle } from "./use-title";

/** For an address that is in the menu while its screen is not open yet. */
export function OpensSoonPage() {
  const signedIn = useSession().state === "signed-in";
  const { pathname } = useLocation();
  const room = ROOMS[`/${pathname.split("/")[1] ?? ""}`] ?? { title: "This page", text: "It is not open yet." };
  useTitle(room.title);
  return (
    <div className="page grid flex-1 content-center items-center gap-10 py-14 md:grid-cols-[1.2fr_1fr] lg:py-24">
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-accent">Not open yet</p>
        <h1 tabIndex={-1} className="text-6xl">
          {room.title}
        </h1>
        <p className="max-w-prose text-lg text-muted">{room.text}</p>
        <p className="max-w-prose text-muted">
          Until then, write to{" "}
          <a className="link break-all" href={`mailto:${brand.support.email}`}>
            {brand.support.email}
          </a>
          ; a person answers.
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link to={signedIn ? PAGES.dashboard : PAGES.home} className={buttonClass({ size: "lg" })}>
            {signedIn ? "Back to Dashboard" : "Return to Home"}
          </Link>
        </div>
      </div>
      <UntiedBelt className="w-full max-w-md justify-self-center md:justify-self-end" />
    </div>
  );
}

const { coach } = brand;

const ROOMS: Record<string, { title: string; text: string }> = {
  "/messages": {
    title: "Messages",
    text: `Writing to ${coach.firstName} from here is not open yet.`,
  },
  "/admin": {
    title: "The coach's desk",
    text: "This part of the desk is not open yet. Uploading weeks and workouts, and managing programs, are.",
  },
};
