export function HomePage() {
  return <h1 tabIndex={-1}>Longroll</h1>;
}
