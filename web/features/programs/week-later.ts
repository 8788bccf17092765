export { PrintWeek } from "./print-week";
export { PrintedWeek } from "./printed-week";
export { WarmUpPanel } from "./warm-up-panel";
