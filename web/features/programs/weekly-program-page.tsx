export function WeeklyProgramPage() {
  return <h1 tabIndex={-1}>Weekly program</h1>;
}
