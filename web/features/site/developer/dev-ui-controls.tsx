import { Mail, Monitor, Moon, Plus, Search, Settings, Sun, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DOCUMENT_MAX_BYTES } from "../../../../worker/contract/imports-limits";
import { Button, buttonClass } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { FieldGroup } from "../../../ui/field-group";
import { FileDrop } from "../../../ui/file-drop";
import { IconButton } from "../../../ui/icon-button";
import { PasswordInput } from "../../../ui/password-input";
import { Radio } from "../../../ui/radio";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { Switch } from "../../../ui/switch";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { DevUiRow, DevUiSection } from "./dev-ui-section";

export function DevUiControls() {
  return (
    <DevUiSection id="controls" title="Controls">
      <Buttons />
      <Fields />
      <Choices />
      <Files />
    </DevUiSection>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <DevUiRow title="Variants">
        <Button>Start Workout</Button>
        <Button variant="secondary">View program</Button>
        <Button variant="quiet">Skip</Button>
        <Button variant="danger">Delete Post</Button>
      </DevUiRow>
      <DevUiRow title="Sizes">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
        <a href="#controls" className={buttonClass({ variant: "secondary" })}>
          Look at the controls
        </a>
      </DevUiRow>
      <DevUiRow title="Icon, busy, disabled">
        <Button icon={<Plus aria-hidden strokeWidth={2} />}>New week</Button>
        <Button busy={busy} busyLabel="Saving…" onClick={() => setBusy(true)}>
          Press to be busy
        </Button>
        <Button variant="quiet" onClick={() => setBusy(false)}>
          Reset
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
      </DevUiRow>
      <DevUiRow title="Full width">
        <Button block size="lg">
          Complete Workout
        </Button>
      </DevUiRow>
      <DevUiRow title="Icon buttons">
        <IconButton label="Settings" icon={<Settings aria-hidden />} />
        <IconButton label="Search" tone="outline" icon={<Search aria-hidden />} />
        <IconButton label="Remove" tone="danger" icon={<Trash2 aria-hidden />} />
        <IconButton label="Settings, unavailable" icon={<Settings aria-hidden />} disabled />
      </DevUiRow>
    </>
  );
}

function Fields() {
  return (
    <DevUiRow title="Fields">
      <Two>
        <Field label="Name" required>
          <TextInput autoComplete="name" defaultValue="Rafaela Lima" />
        </Field>
        <Field label="E-mail" help="Only used to answer you." error="That address is missing its @.">
          <TextInput type="email" autoComplete="email" defaultValue="rafaela.example" lead={<Mail aria-hidden />} />
        </Field>
        <Field label="Password" help="At least 10 characters.">
          <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
        </Field>
        <Field label="Intensity">
          <Select
            options={[
              { value: "high", label: "High" },
              { value: "medium", label: "Medium" },
              { value: "low", label: "Low" },
            ]}
          />
        </Field>
        <Field label="Message" optional>
          <TextArea placeholder="What do you want to get better at?" />
        </Field>
        <div className="grid content-start gap-4">
          <Field label="Search" hideLabel>
            <TextInput type="search" placeholder="Search workouts" lead={<Search aria-hidden />} />
          </Field>
          <Field label="Role">
            <TextInput readOnly value="Read only" />
          </Field>
          <Field label="Plan">
            <TextInput disabled value="Disabled" />
          </Field>
        </div>
      </Two>
    </DevUiRow>
  );
}

function Choices() {
  const [view, setView] = useState("system");
  return (
    <DevUiRow title="Choices">
      <Two>
        <FieldGroup legend="Availability" help="Pick all that suit you." error="Pick at least one time.">
          <Checkbox label="Weekday morning" help="6AM-12PM" defaultChecked />
          <Checkbox label="Weekday evening" help="6PM-10PM" />
          <Checkbox label="Some of them" indeterminate />
          <Checkbox label="Not offered" disabled />
        </FieldGroup>
        <FieldGroup legend="Service">
          <Radio name="service" label="Individualized Programming" help="$200/month" defaultChecked />
          <Radio name="service" label="In-Person Coaching" help="$300-500/month" />
          <Radio name="service" label="Not offered" disabled />
        </FieldGroup>
        <div>
          <Switch label="Publish on import" help="Otherwise weeks land as drafts." defaultChecked />
          <Switch label="Warn about missing videos" />
          <Switch label="Unavailable" disabled />
        </div>
        <div>
          <Segmented
            label="Theme"
            value={view}
            onValueChange={setView}
            options={[
              { value: "system", label: "System", icon: <Monitor aria-hidden /> },
              { value: "light", label: "Light", icon: <Sun aria-hidden /> },
              { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
            ]}
          />
        </div>
      </Two>
    </DevUiRow>
  );
}

function Files() {
  const [files, setFiles] = useState<File[]>([new File(["x".repeat(48_000)], "week-12-grip-and-hips.docx")]);
  return (
    <DevUiRow title="Files">
      <Two>
        <FileDrop
          label="Training documents"
          accept=".docx,.xlsx,.xls"
          maxBytes={DOCUMENT_MAX_BYTES}
          maxFiles={5}
          files={files}
          onFiles={setFiles}
          onRemove={(_, index) => setFiles(files.filter((_, other) => other !== index))}
        />
        <FileDrop
          label="Photo"
          accept="image/*"
          maxFiles={1}
          files={[]}
          onFiles={() => {}}
          error="Choose a photo or write a text."
        />
      </Two>
    </DevUiRow>
  );
}

function Two({ children }: { children: ReactNode }) {
  return <div className="grid w-full grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>;
}
