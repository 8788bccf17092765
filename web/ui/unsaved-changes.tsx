import type { ReactNode } from "react";
import { Alert } from "./alert";
import { Button } from "./button";

/** Above a form that starts with what was written into it before and not saved. */
export function UnsavedChanges({ onDiscard, children }: { onDiscard: () => void; children: ReactNode }) {
  return (
    <Alert
      title="Your unsaved changes are back"
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Discard them
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
