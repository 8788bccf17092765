import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RoleChange } from "../../../worker/contract/account";
import type { AdminUser } from "../../../worker/contract/billing";
import { changed } from "../../data/changed";
import { fullName, ROLE_NAMES } from "../../lib/format/member-words";
import { api, call } from "../../lib/http/api";
import { useFailureToast } from "../../shell/use-failure-toast";
import { useToast } from "../../ui/toast-context";

export function useChangeRole(user: AdminUser, onChanged: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (json: RoleChange) => call(api.api.admin.users[":id"].role.$put({ param: { id: user.id }, json })),
    onSuccess: ({ role }) => {
      toast({ title: "Role Changed", description: `${fullName(user)} is now ${ROLE_NAMES[role]}.`, tone: "success" });
      onChanged();
    },
    onError: (error) => toastFailure(error, "Failed to change the role."),
    onSettled: () => changed(client, "member"),
  });
}

export function useSignOutMember(user: AdminUser, onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: () => call(api.api.admin.users[":id"]["sign-out"].$post({ param: { id: user.id } })),
    onSuccess: () => {
      toast({ title: "Signed Out", description: `${fullName(user)} is signed out everywhere.`, tone: "success" });
      onDone();
    },
    onError: (error) => toastFailure(error, "Failed to sign out."),
    onSettled: () => changed(client, "member"),
  });
}
