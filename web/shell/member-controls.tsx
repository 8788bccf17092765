import type { CurrentUser } from "../../worker/contract/account";
import { NoticeBell } from "../features/notices/notice-bell";
import { AccountMenu } from "./account-menu";
import { PageErrorBoundary } from "./page-error-boundary";

/** Header controls of a member. */
export function MemberControls({ user }: { user: CurrentUser }) {
  return (
    <>
      <PageErrorBoundary quiet>
        <NoticeBell />
      </PageErrorBoundary>
      <AccountMenu user={user} />
    </>
  );
}
