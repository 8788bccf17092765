import { PAGE_TITLES } from "../../../../worker/contract/page-titles";
import { staticIsland } from "../../../shell/static-island";
import { useTitle } from "../../../shell/use-title";

const AboutCoach = staticIsland(async () => (await import("./about-coach")).AboutCoach);

export function AboutPage() {
  useTitle(PAGE_TITLES.about);
  return <AboutCoach />;
}
