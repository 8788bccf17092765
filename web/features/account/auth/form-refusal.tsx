import { Alert } from "../../../ui/alert";

/** Why the server said no, next to the button that asked. */
export function FormRefusal({ children }: { children: string | null | undefined }) {
  return children ? (
    <Alert tone="danger" live>
      {children}
    </Alert>
  ) : null;
}
