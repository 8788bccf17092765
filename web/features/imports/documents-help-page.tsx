export function DocumentsHelpPage() {
  return null;
}
