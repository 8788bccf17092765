/** Says why recording failed, and what to do. */
export function refusedMicrophone(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") {
    return "The browser does not let this site use the microphone. Allow it beside the address, then try again; or write your note.";
  }
  if (name === "NotFoundError") return "No microphone was found. Connect one and try again, or write your note.";
  if (name === "NotReadableError") {
    return "Another program is using the microphone. Close it and try again, or write your note.";
  }
  return "Nothing can be recorded in this browser. Write your note instead.";
}
