import { useState } from "react";
import type { ValidationRule } from "../../../../worker/contract/validation";
import { RULE_CATEGORIES, SEVERITIES } from "../../../../worker/contract/validation-limits";
import { shownMessage } from "../../../lib/request-error";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { SeverityBadge } from "./report-row";
import { RuleForm } from "./rule-form";
import { optionsOf } from "./rule-words";
import { useRules, useSwitchRule } from "./validation-queries";

const ANY = { value: "", label: "All" };

export function RulesTab() {
  const rules = useRules();
  const [severity, setSeverity] = useState("");
  const [category, setCategory] = useState("");
  const shown = (rules.data ?? []).filter(
    (rule) => (!severity || rule.severity === severity) && (!category || rule.category === category),
  );
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
      <section aria-labelledby="rules" className="grid content-start gap-5">
        <h2 id="rules" className="text-3xl">
          Rules
        </h2>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Severity">
            <Select
              value={severity}
              onChange={(event) => setSeverity(event.target.value)}
              options={[ANY, ...optionsOf(SEVERITIES)]}
            />
          </Field>
          <Field label="Category">
            <Select
              value={category}
              onChange={(event) => setCategory(event.target.value)}
              options={[ANY, ...optionsOf(RULE_CATEGORIES)]}
            />
          </Field>
        </div>
        {rules.isError ? (
          <ErrorState onRetry={() => void rules.refetch()} retrying={rules.isFetching}>
            {shownMessage(rules.error)}
          </ErrorState>
        ) : !rules.data ? (
          <SkeletonGroup label="Loading rules" className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </SkeletonGroup>
        ) : shown.length === 0 ? (
          <p className="border-line border-y py-6 text-muted">No rule of this kind.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {shown.map((rule) => (
              <Rule key={rule.id} rule={rule} />
            ))}
          </ul>
        )}
      </section>
      <RuleForm />
    </div>
  );
}

function Rule({ rule }: { rule: ValidationRule }) {
  const { id, name, description, severity, category, pattern, expectedCount, isActive, isBuiltIn } = rule;
  const change = useSwitchRule();
  const toastFailure = useFailureToast("The rule was not changed");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <SeverityBadge severity={severity} />
          <Badge tone="outline">{category}</Badge>
          {isActive ? null : <Badge>Disabled</Badge>}
        </p>
        {description ? <p className="text-muted text-sm">{description}</p> : null}
        {pattern ? (
          <p className="text-sm">
            Pattern <code className="break-all">{pattern}</code>
            {expectedCount ? `, ${expectedCount} times` : ", at least once"}
          </p>
        ) : !isBuiltIn ? (
          <p className="text-sm">{expectedCount ? `Expected count ${expectedCount}` : "Asks for nothing yet."}</p>
        ) : null}
      </div>
      <Button
        size="sm"
        variant="secondary"
        busy={change.isPending}
        busyLabel={isActive ? "Disabling…" : "Enabling…"}
        aria-label={`${isActive ? "Disable" : "Enable"} ${name}`}
        onClick={() =>
          change.mutate(
            { id, isActive: !isActive },
            {
              onError: (error) => toastFailure(error),
            },
          )
        }
      >
        {isActive ? "Disable" : "Enable"}
      </Button>
    </li>
  );
}
