import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SiteContent, SiteState } from "../../worker/contract/site-content";
import { api, call } from "../lib/http/api";
import { KEYS } from "./keys";

const site = api.api.admin.site;

export const siteQuery = queryOptions({
  queryKey: KEYS.site,
  queryFn: () => call<SiteState>(site.$get()),
  staleTime: 0,
});

export type SiteStep =
  | { act: "save" | "publish"; since: string; content: SiteContent }
  | { act: "discard"; since: string }
  | { act: "restore"; since: string; id: number };

/**
 * Saves, publishes, discards or restores. Publishing saves the form first. `onDone` runs first: the new state replaces
 * the form and with it the form's own callbacks.
 */
export function useSiteStep(onDone?: (done: SiteStep) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: SiteStep) => send(step, (saved) => client.setQueryData(KEYS.site, saved)),
    onSuccess: (state, done) => {
      onDone?.(done);
      client.setQueryData(KEYS.site, state);
    },
  });
}

async function send(step: SiteStep, onSaved: (saved: SiteState) => void): Promise<SiteState> {
  const { since } = step;
  if (step.act === "discard") return call<SiteState>(site.discard.$post({ json: { since } }));
  if (step.act === "restore") {
    const param = { id: String(step.id) };
    return call<SiteState>(site.versions[":id"].restore.$post({ param, json: { since } }));
  }
  const saved = await call<SiteState>(site.draft.$put({ json: { content: step.content, since } }));
  if (step.act === "save") return saved;
  return call<SiteState>(site.publish.$post({ json: { since: saved.since } })).catch((error: unknown) => {
    // The form's content has been saved nevertheless.
    onSaved(saved);
    throw error;
  });
}
