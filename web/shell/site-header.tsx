import { Link } from "react-router-dom";
import { brand } from "../../worker/contract/brand";
import { PAGES } from "../../worker/contract/pages";
import { useSession } from "../lib/session";
import { buttonClass } from "../ui/button";
import { Wordmark } from "../ui/mark";
import { AccountMenu } from "./account-menu";
import { HeaderLinks } from "./header-links";
import { MobileMenu } from "./mobile-menu";
import { MEMBER_LINKS, SHARED_LINKS, VISITOR_LINKS } from "./nav-links";
import { useSessionHint } from "./session-hint";

/** Carries no component kit: it is on the public pages, which ship none. */
export function SiteHeader() {
  const session = useSession();
  const expectsMember = useSessionHint();
  const undecided = session.state === "unreachable" || (session.state === "loading" && expectsMember);
  const user = session.state === "signed-in" ? session.user : null;
  const links = user ? MEMBER_LINKS : undecided ? SHARED_LINKS : VISITOR_LINKS;
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper print:hidden">
      <div className="page flex h-16 items-center gap-4 lg:h-18 xl:gap-8">
        <Link to={PAGES.home} aria-label={`${brand.name}, home`} className="mr-auto rounded-sm py-2 lg:mr-2">
          <Wordmark name={brand.name} className="text-[1.75rem] lg:text-[2rem]" />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden h-full lg:block">
          <HeaderLinks links={links} />
        </nav>
        {user ? <AccountMenu user={user} /> : null}
        {undecided ? <span aria-hidden className="size-11 rounded-full bg-sunken" /> : null}
        {user || undecided ? null : (
          <div className="hidden items-center gap-2 lg:flex">
            <a href="/api/login" className={buttonClass({ variant: "quiet" })}>
              Sign In
            </a>
            <a href="/api/login" className={buttonClass()}>
              Start Free Trial
            </a>
          </div>
        )}
        <MobileMenu links={links} visitor={!user && !undecided} />
      </div>
    </header>
  );
}
