export function AdminPage() {
  return <h1 tabIndex={-1}>Content Administration</h1>;
}
