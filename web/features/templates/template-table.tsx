import { Dumbbell, Ellipsis, FileDown, FileSpreadsheet, FileText, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { WorkoutTemplate } from "../../../worker/contract/templates";
import type { TemplateDocument } from "../../../worker/contract/templates-limits";
import { useDownloadTemplate, useExportTemplate } from "../../data/templates";
import { dayOf } from "../../lib/format/day-of";
import { exactTime } from "../../lib/format/format";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { Badge } from "../../ui/badge";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuItem, MenuLink } from "../../ui/menu";
import { Table } from "../../ui/table";
import { useToast } from "../../ui/toast-context";

type TemplateTableProps = {
  templates: WorkoutTemplate[];
  onEdit: (template: WorkoutTemplate) => void;
  onDelete: (template: WorkoutTemplate) => void;
};

export function TemplateTable({ templates, onEdit, onDelete }: TemplateTableProps) {
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <Table
        caption="Existing templates"
        rows={templates}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", header: "Name", isRowHeader: true, cell: ({ name }) => name },
          { key: "category", header: "Category", cell: ({ category }) => category ?? "–" },
          { key: "difficulty", header: "Difficulty", cell: ({ difficulty }) => difficulty },
          { key: "duration", header: "Duration", cell: ({ estimatedDuration }) => `${estimatedDuration} min` },
          {
            key: "status",
            header: "Status",
            cell: ({ isActive }) =>
              isActive ? <Badge tone="success">Active</Badge> : <Badge tone="outline">Inactive</Badge>,
          },
          {
            key: "created",
            header: "Created",
            cell: ({ createdAt }) => (
              <time dateTime={createdAt} title={exactTime(createdAt)}>
                {dayOf(createdAt)}
              </time>
            ),
          },
          {
            key: "actions",
            header: "Actions",
            align: "end",
            cell: (template) => (
              <Actions template={template} onEdit={() => onEdit(template)} onDelete={() => onDelete(template)} />
            ),
          },
        ]}
      />
    </div>
  );
}

type ActionsProps = { template: WorkoutTemplate; onEdit: () => void; onDelete: () => void };

function Actions({ template, onEdit, onDelete }: ActionsProps) {
  const { id, name } = template;
  const { toast } = useToast();
  const exporting = useExportTemplate();
  const download = useDownloadTemplate();
  const failed = (title: string, description: string) => (error: unknown) => {
    if (isUnauthorized(error)) return;
    toast({ title, description: shownMessage(error, description), tone: "destructive" });
  };
  const fetchAs = (type: TemplateDocument) => () =>
    download.mutate(
      { template, type },
      {
        onSuccess: () =>
          toast({
            title: "Template Downloaded",
            description: "Fill it in and upload it as a workout.",
            tone: "success",
          }),
        onError: failed("Download Failed", "Failed to download template"),
      },
    );
  return (
    <span className="inline-flex justify-end">
      <IconButton label={`Edit ${name}`} title="Edit" icon={<Pencil aria-hidden />} onClick={onEdit} />
      <IconButton
        label={`Export ${name}`}
        title="Export"
        icon={<FileDown aria-hidden />}
        aria-disabled={exporting.isPending || undefined}
        onClick={() =>
          !exporting.isPending &&
          exporting.mutate(template, {
            onSuccess: () => toast({ title: "Template Exported", description: `“${name}” as JSON.`, tone: "success" }),
            // Always this text, whatever the server says.
            onError: (error) =>
              isUnauthorized(error)
                ? undefined
                : toast({ title: "Export Failed", description: "Failed to export template", tone: "destructive" }),
          })
        }
      />
      <IconButton
        label={`Delete ${name}`}
        title="Delete"
        tone="danger"
        icon={<Trash2 aria-hidden />}
        onClick={onDelete}
      />
      <Menu align="end" trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis aria-hidden />} />}>
        <MenuLink
          icon={<Dumbbell aria-hidden strokeWidth={1.75} />}
          render={<Link to={addressOf("admin", { query: { tab: "workouts", template: id } })} />}
        >
          New workout from it
        </MenuLink>
        <MenuItem icon={<FileSpreadsheet aria-hidden strokeWidth={1.75} />} onSelect={fetchAs("xlsx")}>
          Download as Excel
        </MenuItem>
        <MenuItem icon={<FileText aria-hidden strokeWidth={1.75} />} onSelect={fetchAs("docx")}>
          Download as Word
        </MenuItem>
      </Menu>
    </span>
  );
}
