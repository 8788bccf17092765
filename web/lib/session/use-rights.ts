import { mayDo, type Right } from "../../../worker/contract/rights";
import { useSession } from "./session";

/** What whoever is here may do at the desk; as long as nobody knows who it is, as an admin may. */
export function useRights(): (right: Right) => boolean {
  const session = useSession();
  const role = session.state === "signed-in" ? session.user.role : "admin";
  return (right) => mayDo(role, right);
}

/** Whether whoever is here brings before members what they write, or another does. */
export function usePublishes(): boolean {
  const session = useSession();
  return session.state !== "signed-in" || session.user.mayPublish;
}
