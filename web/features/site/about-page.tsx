import { PAGE_TITLES } from "../../../worker/contract/page-titles";
import { still } from "../../shell/still";
import { useTitle } from "../../shell/use-title";

const AboutCoach = still(async () => (await import("./about-coach")).AboutCoach);

export function AboutPage() {
  useTitle(PAGE_TITLES.about);
  return <AboutCoach />;
}
