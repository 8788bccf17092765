export { MinutesPerWeek } from "./minutes-per-week";
export { TrainingCalendar } from "./training-calendar";
