import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cx } from "./cx";

type ErrorStateProps = {
  title?: string;
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  headingLevel?: 2 | 3;
  className?: string;
};

export function ErrorState(props: ErrorStateProps) {
  const {
    title = "That did not load",
    children,
    onRetry,
    retryLabel = "Try again",
    retrying = false,
    headingLevel = 2,
    className,
  } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div role="alert" className={cx("grid justify-items-start gap-2 border-danger border-y py-8", className)}>
      <Heading className="text-2xl">{title}</Heading>
      <p className="max-w-prose text-muted">{children}</p>
      {onRetry ? (
        <div className="pt-3">
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden />}
            busy={retrying}
            busyLabel="Trying again…"
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
