import type { ReactNode } from "react";
import { Alert } from "./alert";
import { Button } from "./button";

/** Says above a form that unsaved changes were restored. */
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
