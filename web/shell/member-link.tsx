import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { useRights } from "../lib/session/use-rights";

type MemberLinkProps = { id: string; className: string; children: ReactNode };

/** A member's name, linked to their page for those who may open it. */
export function MemberLink({ id, className, children }: MemberLinkProps) {
  const may = useRights();
  if (!may("people")) return <span>{children}</span>;
  return (
    <Link to={addressOf("adminUser", { id })} className={className}>
      {children}
    </Link>
  );
}
