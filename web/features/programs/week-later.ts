export { PrintedWeek } from "./printed-week";
export { WarmUpPanel } from "./warm-up-panel";
