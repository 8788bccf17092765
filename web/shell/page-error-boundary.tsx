import { Component, type ErrorInfo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { reportLater } from "../lib/http/watch-errors";
import { Button, buttonClass } from "../ui/button";
import { isMissingChunk, mayReload, reloadIfReachable } from "./stale-chunk";

type State = { failure: "none" | "reloading" | "chunk" | "page" };

/** Shows an error in place of a broken page, keeping header and footer. `quiet`: renders nothing instead. */
export class PageErrorBoundary extends Component<{ children: ReactNode; quiet?: boolean }, State> {
  override state: State = { failure: "none" };

  static getDerivedStateFromError(error: unknown): State {
    if (!isMissingChunk(error)) return { failure: "page" };
    return { failure: mayReload() ? "reloading" : "chunk" };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    reportLater(error);
    if (this.state.failure === "reloading") void this.reload();
  }

  private async reload(): Promise<void> {
    if (!(await reloadIfReachable())) this.setState({ failure: "chunk" });
  }

  override render(): ReactNode {
    if (this.state.failure === "none") return this.props.children;
    if (this.state.failure === "reloading" || this.props.quiet) return null;
    return <BrokenPage chunk={this.state.failure === "chunk"} />;
  }
}

function BrokenPage({ chunk }: { chunk: boolean }) {
  return (
    <div role="alert" className="page grid min-h-[60dvh] content-center justify-items-start gap-5 py-16">
      <h1 tabIndex={-1} className="text-5xl">
        {chunk ? "This page did not arrive" : "This page has stumbled"}
      </h1>
      <p className="max-w-prose text-lg text-muted">
        {chunk
          ? "A part of it could not be loaded. Check your connection, then try again."
          : "Something on it went wrong on our side. Trying again often helps; if it does not, write to us."}
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        {/* A full reload, because a failed import stays failed for the life of the page. */}
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Link to={addressOf("contact")} className={buttonClass({ variant: "secondary" })}>
          Contact Us
        </Link>
      </div>
    </div>
  );
}
