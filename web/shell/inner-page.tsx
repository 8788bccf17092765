import type { ReactNode } from "react";
import { deskPart } from "./desk-part";
import { OwnDocument } from "./own-document";
import type { Page } from "./page";
import { SignedInOnly } from "./signed-in-only";
import { useSessionWatch } from "./use-session-watch";

/** Loaded with the admin layout. */
const AdminOnly = deskPart((parts) => parts.AdminOnly);

/** Wraps every page that may belong to a member: loads a document that allows what it needs, and applies its guard. */
export function InnerPage({ page, children }: { page: Page; children: ReactNode }) {
  useSessionWatch(true);
  return <OwnDocument>{guarded(page, children)}</OwnDocument>;
}

function guarded({ who, right }: Page, shown: ReactNode): ReactNode {
  if (who === "admin") return <AdminOnly right={right}>{shown}</AdminOnly>;
  return who === "member" ? <SignedInOnly>{shown}</SignedInOnly> : shown;
}
