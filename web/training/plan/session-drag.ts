const KIND = "application/x-longroll-session";

/** Puts a session into what is dragged. Other pages and products take nothing of it. */
export function dragSession(transfer: DataTransfer, dayId: number): void {
  transfer.setData(KIND, String(dayId));
  transfer.effectAllowed = "move";
}

export const holdsSession = (transfer: DataTransfer): boolean => transfer.types.includes(KIND);

/** The session that was dragged; null for anything else. */
export function draggedSession(transfer: DataTransfer): number | null {
  const id = Number(transfer.getData(KIND));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
