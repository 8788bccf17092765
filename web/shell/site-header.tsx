import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { brand } from "../../worker/contract/brand";
import { trialAddress, useSession } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { Wordmark } from "../ui/mark";
import { Apart } from "./apart";
import { HeaderLinks } from "./header-links";
import { memberPart } from "./member-part";
import { MobileMenu } from "./mobile-menu";
import { MEMBER_LINKS, SHARED_LINKS, VISITOR_LINKS } from "./nav-links";
import { useSessionHint } from "./session-hint";

const MemberControls = memberPart((parts) => parts.MemberControls);
const RunningBar = memberPart((parts) => parts.RunningBar);

/** Uses no component library: it is on public pages, which load none. */
export function SiteHeader() {
  const session = useSession();
  const expectsMember = useSessionHint();
  const undecided = session.state === "unreachable" || (session.state === "loading" && expectsMember);
  const user = session.state === "signed-in" ? session.user : null;
  const links = user ? MEMBER_LINKS : undecided ? SHARED_LINKS : VISITOR_LINKS;
  return (
    <header className="sticky top-(--alert-room,0px) z-40 border-line border-b bg-paper print:hidden">
      <div className="page flex h-16 items-center gap-[min(1rem,2vw)] lg:h-auto lg:min-h-18 lg:flex-wrap lg:gap-y-0 xl:gap-x-5 noscript:max-lg:h-auto noscript:max-lg:flex-wrap">
        <Link
          to={addressOf("home")}
          aria-label={`${brand.name}, home`}
          className="mr-auto min-w-0 overflow-hidden rounded-sm py-2 lg:mr-2"
        >
          {/* A name that does not fit beside its mark wraps out of sight, leaving the mark. */}
          <Wordmark
            name={brand.name}
            picture={brand.logo.mark}
            className="h-[1.2em] max-w-full flex-wrap overflow-hidden text-[min(1.75rem,8.5vw)] lg:text-[2rem]"
          />
        </Link>
        <nav aria-label="Main" className={NAV}>
          <HeaderLinks links={links} />
        </nav>
        {user ? (
          <Apart meanwhile={<NoFace />}>
            <MemberControls user={user} />
          </Apart>
        ) : null}
        {undecided ? <NoFace /> : null}
        {user || undecided ? null : (
          <div data-visitor className="hidden items-center gap-2 lg:flex">
            <a href="/api/login" className={buttonClass({ variant: "quiet" })}>
              Sign In
            </a>
            <a href={trialAddress()} className={buttonClass()}>
              Start Free Trial
            </a>
          </div>
        )}
        <MobileMenu links={links} visitor={!user && !undecided} />
      </div>
      {user ? (
        <Apart>
          <RunningBar userId={user.id} />
        </Apart>
      ) : null}
    </header>
  );
}

const NoFace = () => <span aria-hidden className="size-11 rounded-full bg-sunken" />;

// The menu of small screens needs scripts; without them, the links are in a row below. Wide ones wrap for large text.
const NAV =
  "hidden min-w-0 flex-1 self-stretch lg:block noscript:max-lg:order-last noscript:max-lg:-mx-2.5 noscript:max-lg:block noscript:max-lg:h-12 noscript:max-lg:basis-full noscript:max-lg:overflow-x-auto noscript:max-lg:whitespace-nowrap";
