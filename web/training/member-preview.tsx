import { useSearchParams } from "react-router-dom";
import { mayDo } from "../../worker/contract/rights";
import { useSession } from "../lib/session/session";
import { lazyCode } from "../ui/lazy-code";
import { useLazyCode } from "../ui/use-lazy-code";
import type { MemberPreviewNoticeProps } from "./member-preview-notice";

/** Returns whether an admin wants to see the page as members do: `?as=member`. */
export function useMemberPreview(): boolean {
  const session = useSession();
  const [params] = useSearchParams();
  return params.get("as") === "member" && session.state === "signed-in" && mayDo(session.user.role, "weeks");
}

const notice = lazyCode(async () => (await import("./member-preview-notice")).MemberPreviewNotice);

/** Loads the notice above a member preview; members never load its code. */
export function MemberPreview(props: MemberPreviewNoticeProps) {
  const Notice = useLazyCode(notice, true, () => {});
  return Notice ? <Notice {...props} /> : null;
}
