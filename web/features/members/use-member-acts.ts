import type { RoleChange } from "../../../worker/contract/account";
import type { AdminUser } from "../../../worker/contract/billing";
import { fullName, ROLE_NAMES } from "../../lib/format/member-words";
import { api, call } from "../../lib/http/api";
import { useToldChange } from "../../shell/use-told-change";

export const useChangeRole = (user: AdminUser, onDone: () => void) =>
  useToldChange(
    "member",
    (json: RoleChange) => call(api.api.admin.users[":id"].role.$put({ param: { id: user.id }, json })),
    {
      told: ({ role }) => ({ title: "Role Changed", description: `${fullName(user)} is now ${ROLE_NAMES[role]}.` }),
      onDone,
      failed: "Failed to change the role.",
      afterFailure: true,
    },
  );

export const useSignOutMember = (user: AdminUser, onDone: () => void) =>
  useToldChange("member", () => call(api.api.admin.users[":id"]["sign-out"].$post({ param: { id: user.id } })), {
    told: () => ({ title: "Signed Out", description: `${fullName(user)} is signed out everywhere.` }),
    onDone,
    failed: "Failed to sign out.",
    afterFailure: true,
  });
