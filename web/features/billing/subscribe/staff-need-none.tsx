import { Alert } from "../../../ui/alert";

/** Coaches and admins are no members: everything is open to them, and nothing is sold. */
export function StaffNeedNone() {
  return (
    <Alert tone="info" title="You need no membership">
      You work here: every workout is open to you, and you are not counted among the members.
    </Alert>
  );
}
