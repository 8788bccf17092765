import { lazy } from "react";
import { brand } from "../../../worker/contract/brand";
import { useSession } from "../../lib/session/session";
import { PageSkeleton } from "../../shell/page-skeleton";
import { useSessionHint } from "../../shell/session-hint";
import { staticIsland } from "../../shell/static-island";
import { useTitle } from "../../shell/use-title";

const VisitorHome = staticIsland(async () => (await import("./landing/visitor-home")).VisitorHome);
const MemberHome = lazy(async () => ({ default: (await import("./member-home/member-home")).MemberHome }));

/** Shows the front page to visitors, and until the session is known; members never see it flash by. */
export function HomePage() {
  const session = useSession();
  const expectsMember = useSessionHint();
  const asMember = session.state === "signed-in" || (session.state === "loading" && expectsMember);
  useTitle(asMember ? "Home" : `${brand.name} · ${brand.tagline}`);
  if (session.state === "signed-in") return <MemberHome user={session.user} />;
  return asMember ? <PageSkeleton /> : <VisitorHome />;
}
