import type { ReactNode } from "react";
import { deskPart } from "./desk-part";
import { OwnDocument } from "./own-document";
import type { Page } from "./page";
import { SignedInOnly } from "./signed-in-only";
import { useSessionWatch } from "./use-session-watch";

/** What else only the coach's pages have is with it. */
const AdminOnly = deskPart((parts) => parts.AdminOnly);

/** What every page has that may belong to a member: a document that may do what it needs, and its guard. */
export function InnerPage({ page, children }: { page: Page; children: ReactNode }) {
  useSessionWatch(true);
  return <OwnDocument>{guarded(page, children)}</OwnDocument>;
}

function guarded({ who, right }: Page, shown: ReactNode): ReactNode {
  if (who === "admin") return <AdminOnly right={right}>{shown}</AdminOnly>;
  return who === "member" ? <SignedInOnly>{shown}</SignedInOnly> : shown;
}
