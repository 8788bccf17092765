import { Plus } from "lucide-react";
import { useState } from "react";
import type { WorkoutTemplate } from "../../../worker/contract/templates";
import { useDeleteTemplate, useTemplates } from "../../data/templates";
import { listState } from "../../lib/http/list-state";
import { useSession } from "../../lib/session/session";
import { DeleteDialog } from "../../shell/delete-dialog";
import { Button } from "../../ui/button";
import { DiscardChanges } from "../../ui/discard-changes";
import { GrowingList } from "../../ui/growing-list";
import { PageHeader } from "../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TitledSection } from "../../ui/titled-section";
import { type TemplateDraft, templateStore } from "./template-draft";
import { TemplateForm } from "./template-form";
import { TemplateTable } from "./template-table";

/** Closed, or open for one template or a new one; a new number for each opening resets the form. */
type Opened = { number: number; template: WorkoutTemplate | null; start: TemplateDraft | null } | null;

export function TemplatesPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Page userId={session.user.id} /> : null;
}

function Page({ userId }: { userId: string }) {
  const [opened, setOpened] = useState<Opened>(() => {
    const storedTemplate = templateStore.read(userId);
    return storedTemplate ? { number: 0, template: storedTemplate.template, start: storedTemplate.draft } : null;
  });
  const [dirty, setDirty] = useState(opened !== null);
  const [leaving, setLeaving] = useState<{ to: Opened } | null>(null);
  const [deleting, setDeleting] = useState<WorkoutTemplate | null>(null);
  const go = (to: Opened) => {
    templateStore.save(userId, null);
    setLeaving(null);
    setDirty(false);
    setOpened(to);
    if (!to) goToList();
  };
  const leaveTo = (to: Opened) => (dirty ? setLeaving({ to }) : go(to));
  const opening = (template: WorkoutTemplate | null) => ({
    number: (opened?.number ?? 0) + 1,
    template,
    start: null,
  });
  const openFor = (template: WorkoutTemplate | null) => leaveTo(opening(template));
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Workout Templates"
        lead="What new workouts start from, in the form here or in Word and Excel."
        actions={
          <Button icon={<Plus aria-hidden strokeWidth={1.75} />} onClick={() => openFor(null)}>
            Create Template
          </Button>
        }
      />
      {opened ? (
        <TemplateForm
          key={opened.number}
          userId={userId}
          template={opened.template}
          start={opened.start}
          onDirty={setDirty}
          onSaved={() => go(null)}
          onTakeNewer={(template) => go(opening(template))}
          onCancel={() => leaveTo(null)}
          onDiscard={() => go(null)}
        />
      ) : null}
      <Templates onEdit={openFor} onDelete={setDeleting} />
      <DiscardChanges
        open={leaving !== null}
        onKeep={() => setLeaving(null)}
        onDiscard={() => leaving && go(leaving.to)}
      />
      <DeleteTemplate
        template={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ id }) => {
          setDeleting(null);
          if (opened?.template?.id === id) go(null);
          goToList();
        }}
      />
    </div>
  );
}

function Templates({ onEdit, onDelete }: Record<"onEdit" | "onDelete", (template: WorkoutTemplate) => void>) {
  const list = useTemplates();
  return (
    <TitledSection id="existing-templates" title="Existing Templates" focusable headingClass="scroll-mt-24 text-3xl">
      {list.isPending ? (
        <SkeletonGroup label="Loading templates">
          <div className="grid gap-4 border-line border-y py-6">
            {["first", "second", "third"].map((key) => (
              <Skeleton key={key} className="h-8 w-full" />
            ))}
          </div>
        </SkeletonGroup>
      ) : (
        <GrowingList
          {...listState(list)}
          headingLevel={3}
          empty={
            <p className="border-line border-y py-6 text-muted">
              No templates created yet. Create one, or save a workout as a template.
            </p>
          }
        >
          {(templates) => <TemplateTable templates={templates} onEdit={onEdit} onDelete={onDelete} />}
        </GrowingList>
      )}
    </TitledSection>
  );
}

type DeleteTemplateProps = {
  template: WorkoutTemplate | null;
  onClose: () => void;
  onDeleted: (template: WorkoutTemplate) => void;
};

function DeleteTemplate({ template, onClose, onDeleted }: DeleteTemplateProps) {
  const name = template?.name ?? "";
  return (
    <DeleteDialog
      thing={template}
      title="Delete this template?"
      description={`“${name}” cannot be brought back. Workouts that were made from it stay as they are.`}
      remove={useDeleteTemplate()}
      deleted={{ title: "Template Deleted", description: `“${name}” is gone.` }}
      failed="The template could not be deleted."
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

/** Focuses the list, where the result shows; the focused element is gone. */
function goToList(): void {
  document.getElementById("existing-templates")?.focus();
}
