export function WeeklyUploadPage() {
  return <h1 tabIndex={-1}>Upload Weekly Program</h1>;
}
