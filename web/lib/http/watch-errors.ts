/** What nobody has caught is reported. The code for it comes with the first of them, so that no page pays for it before. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message }) => reportLater(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportLater(reason));
}

/** Reports what an error boundary has caught. */
export const reportLater = (error: unknown): void =>
  void import("./report-error").then(({ reportError }) => reportError(error)).catch(() => undefined);
