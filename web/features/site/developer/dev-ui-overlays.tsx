import { Copy, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../../ui/menu";
import { MenuSubmenu } from "../../../ui/menu-submenu";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { Tooltip } from "../../../ui/tooltip";
import { DevUiRow, DevUiSection } from "./dev-ui-section";

export function DevUiOverlays() {
  const { toast } = useToast();
  return (
    <DevUiSection id="overlays" title="Overlays">
      <DevUiRow title="Toasts">
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "Post shared!",
              description: "Your post has been shared with the community.",
              tone: "success",
            })
          }
        >
          Success toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: "Error", description: "Failed to delete post. Please try again.", tone: "destructive" })
          }
        >
          Error toast
        </Button>
        <Button variant="secondary" onClick={() => toast({ title: "Timer is running." })}>
          Plain toast
        </Button>
      </DevUiRow>
      <Dialogs />
      <Menus />
      <TabRow />
    </DevUiSection>
  );
}

function Dialogs() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <DevUiRow title="Dialogs">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Open confirmation
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename week"
        description="Members see this name above the five days."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </>
        }
      >
        <Field label="Title">
          <TextInput defaultValue="Grip and hips" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Post"
        description="Are you sure you want to delete this post? This action cannot be undone."
        confirmLabel="Delete"
        error={error}
        onConfirm={() => setError("Failed to delete post. Please try again.")}
      />
    </DevUiRow>
  );
}

function Menus() {
  const { toast } = useToast();
  return (
    <DevUiRow title="Menu, tooltip">
      <Menu
        align="start"
        trigger={<IconButton label="Week actions" tone="outline" icon={<MoreHorizontal aria-hidden />} />}
      >
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => toast({ title: "Edit" })}>
          Edit
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => toast({ title: "Duplicate" })}>
          Duplicate
        </MenuItem>
        <MenuSubmenu label="Move to">
          <MenuItem onSelect={() => toast({ title: "Week 13" })}>Week 13</MenuItem>
          <MenuItem onSelect={() => toast({ title: "Week 14" })}>Week 14</MenuItem>
        </MenuSubmenu>
        <MenuLink render={<a href="#overlays" />}>Go to overlays</MenuLink>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => toast({ title: "Delete" })}>
          Delete
        </MenuItem>
      </Menu>
      <Tooltip label="Duplicate week">
        <IconButton label="Duplicate week" tone="outline" icon={<Copy aria-hidden />} />
      </Tooltip>
      <Tooltip label="Delete week">
        <IconButton label="Delete week" tone="outline" icon={<Trash2 aria-hidden />} />
      </Tooltip>
    </DevUiRow>
  );
}

function TabRow() {
  const [tab, setTab] = useState("mon");
  return (
    <DevUiRow title="Tabs">
      <Tabs label="Days" value={tab} onValueChange={setTab} tabs={DAYS} className="w-full min-w-0">
        {DAYS.map((day) => (
          <TabPanel key={day.value} value={day.value}>
            The training of {day.label}.
          </TabPanel>
        ))}
      </Tabs>
    </DevUiRow>
  );
}

const DAYS = [
  { value: "mon", label: "Monday", count: 3 },
  { value: "tue", label: "Tuesday", count: 2 },
  { value: "wed", label: "Wednesday" },
  { value: "thu", label: "Thursday" },
  { value: "fri", label: "Friday", disabled: true },
];
