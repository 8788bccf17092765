import { RequestError } from "./request-error";

/** What the server finds wrong with single fields of what was sent. */
export const issuesOf = (error: unknown) => (error instanceof RequestError ? (error.body?.issues ?? []) : []);

/** The same by the control that shows it; what no control shows is left out. */
export function refusalsOf(error: unknown, controlAt: (path: string) => string | null): Record<string, string> {
  return Object.fromEntries(
    issuesOf(error).flatMap(({ path, message }) => {
      const at = controlAt(path);
      return at ? [[at, message]] : [];
    }),
  );
}
