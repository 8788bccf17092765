import { queryOptions } from "@tanstack/react-query";
import type {
  Confirmation,
  ConfirmationNeeds,
  CurrentUser,
  DeleteAccount,
  Done,
  ExportAnswer,
  ProfileChange,
  SessionEntry,
} from "../../worker/contract/account";
import { send } from "../lib/http/call";
import { KEYS } from "./keys";

const auth = (path: string) => `/api/auth/${path}`;

export const changePassword = (values: { currentPassword: string; newPassword: string }) =>
  send<Done>("POST", auth("change-password"), values);

export const changeProfile = (values: ProfileChange) => send<CurrentUser>("PATCH", auth("profile"), values);
export const sessionsQuery = queryOptions({
  queryKey: KEYS.sessions,
  queryFn: () => send<SessionEntry[]>("GET", auth("sessions")),
});
export const endOneSession = (id: string) => send<null>("DELETE", auth(`sessions/${encodeURIComponent(id)}`));
export const endOtherSessions = () => send<null>("DELETE", auth("sessions"));

export const signOut = () => send<null>("POST", "/api/logout");
export const setupAdmin = () => send<{ message: string; role: "admin" }>("POST", auth("setup-admin"));

export const readConfirmation = () => send<ConfirmationNeeds>("GET", auth("confirmation"));
export const startExport = (values: Confirmation) => send<ExportAnswer>("POST", auth("export"), values);
export const deleteAccount = (values: DeleteAccount) => send<Done>("POST", auth("delete-account"), values);
