import { Alert } from "../../../ui/alert";

/** Coaches and admins have full access and buy nothing. */
export function StaffNeedNone() {
  return (
    <Alert tone="info" title="You need no membership">
      You work here: every workout is open to you, and you are not counted among the members.
    </Alert>
  );
}
