/** Reports uncaught errors. The reporting code is loaded with the first one, to keep pages small. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message }) => reportLater(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportLater(reason));
}

/** Reports an error that an error boundary caught. */
export const reportLater = (error: unknown): void =>
  void import("./report-error").then(({ reportError }) => reportError(error)).catch(() => undefined);
