import { Alert } from "../../../ui/alert";

/** The server's refusal, shown beside the button. */
export function FormRefusal({ children }: { children: string | null | undefined }) {
  return children ? (
    <Alert tone="danger" live>
      {children}
    </Alert>
  ) : null;
}
