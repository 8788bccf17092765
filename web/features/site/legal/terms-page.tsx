import { staticIsland } from "../../../shell/static-island";

const TermsText = staticIsland(async () => (await import("./terms-text")).TermsText);

export function TermsPage() {
  return <TermsText />;
}
