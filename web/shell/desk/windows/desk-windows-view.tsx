import { Dialog } from "../../../ui/dialog";
import { showWindow, useDeskWindow } from "../desk-windows";
import { AllPlaces } from "./all-places";
import { KeySheet } from "./key-sheet";
import { Palette } from "./palette";

export type DeskWindowsProps = { open: boolean; onOpenChange: (open: boolean) => void; userId: string };

/** The admin dialogs: search, keyboard shortcuts, and all places on a phone. */
export function DeskWindowsView({ userId }: DeskWindowsProps) {
  const shown = useDeskWindow();
  const close = (open: boolean) => (open ? undefined : showWindow(null));
  return (
    <>
      <Palette open={shown === "search"} onOpenChange={close} userId={userId} onKeys={() => showWindow("keys")} />
      <Dialog
        open={shown === "keys"}
        onOpenChange={close}
        title="Keys"
        description="Single keys do nothing while you type."
        size="sm"
      >
        <KeySheet userId={userId} />
      </Dialog>
      <Dialog open={shown === "places"} onOpenChange={close} title="Desk">
        <AllPlaces onChoose={() => showWindow(null)} />
      </Dialog>
    </>
  );
}
