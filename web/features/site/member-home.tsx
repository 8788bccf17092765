import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { HomeProgram } from "./home-program";
import { HomeStats } from "./home-stats";

export function MemberHome() {
  const today = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric" }).format();
  return (
    <div className="page grid gap-10 py-10 sm:py-14 lg:gap-14">
      <PageHeader
        title="Welcome Back"
        kicker={today}
        size="lg"
        actions={
          <Link to={PAGES.dashboard} className={buttonClass({ variant: "secondary", size: "lg" })}>
            View Dashboard
          </Link>
        }
      />
      <HomeProgram />
      <HomeStats />
    </div>
  );
}
