import { useSession } from "../../lib/session";
import { useTitle } from "../../shell/use-title";
import { MemberHome } from "./member-home";
import { VisitorHome } from "./visitor-home";

/** Visitors, and everybody while it is not known who they are, see the front page. */
export function HomePage() {
  const session = useSession();
  useTitle(null);
  return session.state === "signed-in" ? <MemberHome timeZone={session.user.timeZone} /> : <VisitorHome />;
}
