import { Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { useSession } from "../../lib/session/session";
import { buttonClass } from "../../ui/button";

/** Links to the editor, for admins only. */
export function EditProgram({ id }: { id: number }) {
  const session = useSession();
  if (session.state !== "signed-in" || !session.user.mayPublish) return null;
  return (
    <Link to={addressOf("weeklyProgramEdit", { id })} className={buttonClass({ variant: "secondary" })}>
      <Pencil aria-hidden strokeWidth={1.75} />
      Edit
    </Link>
  );
}
