import { RequestError } from "./request-error";

/** Returns the server's validation errors by field. */
export const issuesOf = (error: unknown) => (error instanceof RequestError ? (error.body?.issues ?? []) : []);

/** Same, by the control that shows them; errors without a control are dropped. */
export function refusalsOf(error: unknown, controlAt: (path: string) => string | null): Record<string, string> {
  return Object.fromEntries(
    issuesOf(error).flatMap(({ path, message }) => {
      const at = controlAt(path);
      return at ? [[at, message]] : [];
    }),
  );
}
