import type { ReactNode } from "react";
import type { PageAudience } from "../../worker/contract/page-facts";
import { deskPart } from "./desk-part";
import { OwnDocument } from "./own-document";
import { SignedInOnly } from "./signed-in-only";
import { useSessionWatch } from "./use-session-watch";

/** What else only the coach's pages have is with it. */
const AdminOnly = deskPart((parts) => parts.AdminOnly);

/** What every page has that may belong to a member: a document that may do what it needs, and its guard. */
export function InnerPage({ who, children }: { who: PageAudience; children: ReactNode }) {
  useSessionWatch(true);
  return <OwnDocument>{guarded(who, children)}</OwnDocument>;
}

function guarded(who: PageAudience, page: ReactNode): ReactNode {
  if (who === "admin") return <AdminOnly>{page}</AdminOnly>;
  return who === "member" ? <SignedInOnly>{page}</SignedInOnly> : page;
}
