const KIND = "application/x-longroll-session";

/** Puts a session into a drag, under a type that other pages and products ignore. */
export function dragSession(transfer: DataTransfer, dayId: number): void {
  transfer.setData(KIND, String(dayId));
  transfer.effectAllowed = "move";
}

export const holdsSession = (transfer: DataTransfer): boolean => transfer.types.includes(KIND);

/** Returns the dragged session's id; null for anything else. */
export function draggedSession(transfer: DataTransfer): number | null {
  const id = Number(transfer.getData(KIND));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
