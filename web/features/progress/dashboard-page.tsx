export function DashboardPage() {
  return <h1 tabIndex={-1}>Dashboard</h1>;
}
