import { useState } from "react";
import type { Role } from "../../../worker/contract/account";
import type { AdminUser } from "../../../worker/contract/billing";
import { fullName, ROLE_NAMES } from "../../lib/format/member-words";
import { failureText } from "../../lib/http/failure-text";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FieldGroup } from "../../ui/field-group";
import { Radio } from "../../ui/radio";
import { useChangeRole } from "./use-member-acts";

/** Asks which role, and once more by its button: an admin sees and changes everything. */
export function RoleChange({ user }: { user: AdminUser }) {
  const [role, setRole] = useState<Role | null>(null);
  const { mutate, isPending, error, reset } = useChangeRole(user, () => setRole(null));
  const name = fullName(user);
  function close() {
    setRole(null);
    reset();
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setRole(user.role)}>
        Change role
        <span className="sr-only"> of {name}</span>
      </Button>
      {role ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title="Change role?"
          description={`${name} is ${ROLE_NAMES[user.role]} now. Who loses rights is signed out everywhere. The last admin keeps theirs.`}
          tone={role === "admin" ? "danger" : "default"}
          confirmLabel={role === user.role ? "Keep role" : `Make ${ROLE_NAMES[role]}`}
          busy={isPending}
          busyLabel="Changing…"
          error={failureText(error, "Failed to change the role.")}
          onConfirm={() => (role === user.role ? close() : mutate(role))}
        >
          <FieldGroup legend="Role">
            {ROLES.map(({ value, help }) => (
              <Radio
                key={value}
                name="role"
                value={value}
                label={ROLE_NAMES[value]}
                help={help}
                checked={role === value}
                onChange={() => setRole(value)}
              />
            ))}
          </FieldGroup>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const ROLES: { value: Role; help: string }[] = [
  { value: "user", help: "A member: trains with a membership." },
  { value: "coach", help: "Trains without one, and administers nothing." },
  { value: "admin", help: "Sees and changes everything." },
];
