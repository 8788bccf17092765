import { PAGE_TITLES } from "../../../worker/contract/page-titles";
import { useSession } from "../../lib/session";
import { lateWithData } from "../../shell/late-with-data";
import { PageSkeleton } from "../../shell/page-skeleton";
import { useSessionHint } from "../../shell/session-hint";
import { still } from "../../shell/still";
import { useTitle } from "../../shell/use-title";

const VisitorHome = still(async () => (await import("./visitor-home")).VisitorHome);
const MemberHome = lateWithData(async () => (await import("./member-home")).MemberHome);

/** Visitors see the front page, and so does everybody while it is not known who they are; but no member sees it flash by. */
export function HomePage() {
  const session = useSession();
  const expectsMember = useSessionHint();
  const asMember = session.state === "signed-in" || (session.state === "loading" && expectsMember);
  useTitle(asMember ? "Home" : PAGE_TITLES.home);
  if (session.state === "signed-in") return <MemberHome user={session.user} />;
  return asMember ? <PageSkeleton /> : <VisitorHome />;
}
