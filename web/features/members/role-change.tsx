import { useState } from "react";
import type { Role } from "../../../worker/contract/account";
import type { AdminUser } from "../../../worker/contract/billing";
import { fullName, ROLE_NAMES } from "../../lib/format/member-words";
import { ConfirmChange } from "../../shell/confirm-change";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { FieldGroup } from "../../ui/field-group";
import { Radio } from "../../ui/radio";
import { useChangeRole } from "./use-member-acts";

/** Chooses a role, and confirms it by a second button: an admin sees and changes everything. */
export function RoleChange({ user }: { user: AdminUser }) {
  const [role, setRole] = useState<Role | null>(null);
  const [mayPublish, setMayPublish] = useState(user.mayPublish);
  const change = useChangeRole(user, () => setRole(null));
  const name = fullName(user);
  const same = role === user.role && (role !== "coach" || mayPublish === user.mayPublish);
  function close() {
    setRole(null);
    setMayPublish(user.mayPublish);
    change.reset();
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setRole(user.role)}>
        Change role
        <span className="sr-only"> of {name}</span>
      </Button>
      {role ? (
        <ConfirmChange
          change={change}
          onClose={close}
          title="Change role?"
          description={`${name} is ${ROLE_NAMES[user.role]} now. Who loses rights is signed out everywhere. The last admin keeps theirs.`}
          tone={role === "admin" ? "danger" : "default"}
          confirmLabel={same ? "Keep role" : role === user.role ? "Save" : `Make ${ROLE_NAMES[role]}`}
          busyLabel="Changing…"
          failed="Failed to change the role."
          onConfirm={() => (same ? close() : change.mutate(role === "coach" ? { role, mayPublish } : { role }))}
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
          {role === "coach" ? (
            <Checkbox
              label="Publishes weeks, workouts and articles"
              help="Without it they write drafts, and an admin publishes them."
              checked={mayPublish}
              onChange={(event) => setMayPublish(event.target.checked)}
            />
          ) : null}
        </ConfirmChange>
      ) : null}
    </>
  );
}

const ROLES: { value: Role; help: string }[] = [
  { value: "user", help: "A member: trains with a membership." },
  {
    value: "coach",
    help: "Answers messages and form checks, keeps the training book, moderates, writes weeks and articles. Sees no money, member list or settings.",
  },
  { value: "admin", help: "Sees and changes everything." },
];
