export function AdminProgramsPage() {
  return <h1 tabIndex={-1}>Weekly Programs</h1>;
}
