import type { SheetRole } from "../../../../worker/contract/program-reading";
import type { BadgeTone } from "../../../ui/badge";

/** Labels for the detected roles of sheets. */
export const ROLES: Record<SheetRole, { text: string; tone: BadgeTone }> = {
  program: { text: "Program", tone: "success" },
  variant: { text: "Another variant", tone: "warning" },
  helper: { text: "Helper", tone: "neutral" },
  log: { text: "Log", tone: "warning" },
  empty: { text: "Empty", tone: "outline" },
};
