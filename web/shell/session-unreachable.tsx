import { useEffect } from "react";
import { watchForNetwork } from "../lib/http/network-return";
import { ErrorState } from "../ui/error-state";

export function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  useEffect(() => watchForNetwork(async () => onRetry()), [onRetry]);
  return (
    <div className="page py-16">
      <h1 tabIndex={-1} className="mb-8 text-5xl">
        No answer
      </h1>
      <ErrorState title="We could not check who you are" onRetry={onRetry}>
        The server did not answer. You are not signed out; check your connection and try again.
      </ErrorState>
    </div>
  );
}
