import { createContext, useContext } from "react";

type ToastTone = "default" | "success" | "destructive";

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** An action such as undo. */
  action?: { label: string; onAction: () => void };
};

type ToastApi = {
  toast: (message: ToastMessage) => void;
  dismiss: () => void;
  /** Returns the toast that is shown. */
  told: () => ToastMessage | null;
};

export const ToastContext = createContext<ToastApi | null>(null);

export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it.");
  return api;
}
