export function DevOutboxPage() {
  return <h1 tabIndex={-1}>Outbox</h1>;
}
