import { mayDo, type Right } from "../../../worker/contract/rights";
import { useSession } from "./session";

/** Returns a check of the user's staff rights; while the user is unknown, those of an admin. */
export function useRights(): (right: Right) => boolean {
  const session = useSession();
  const role = session.state === "signed-in" ? session.user.role : "admin";
  return (right) => mayDo(role, right);
}

/** Returns whether the user may publish what they write. */
export function usePublishes(): boolean {
  const session = useSession();
  return session.state !== "signed-in" || session.user.mayPublish;
}
