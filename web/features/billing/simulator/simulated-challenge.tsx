import { createRoot } from "react-dom/client";
import { Button } from "../../../ui/button";
import { DialogWindow } from "../../../ui/dialog-window";

type ChallengeOutcome = "complete" | "fail" | "closed";

/** Shows the bank's challenge over the page, in a React root of its own. Resolves with its outcome. */
export function showBankChallenge(): Promise<ChallengeOutcome> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  return new Promise((resolve) => {
    const answer = (outcome: ChallengeOutcome) => {
      root.unmount();
      container.remove();
      resolve(outcome);
    };
    root.render(
      <DialogWindow
        open
        onOpenChange={() => answer("closed")}
        size="sm"
        title="3-D Secure"
        description="Test mode: this stands for the page of the bank."
        footer={
          <>
            <Button variant="secondary" onClick={() => answer("fail")}>
              Fail authentication
            </Button>
            <Button onClick={() => answer("complete")}>Complete authentication</Button>
          </>
        }
      >
        <p className="text-muted">Your bank would ask you here whether this payment is yours.</p>
      </DialogWindow>,
    );
  });
}
