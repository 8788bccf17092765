import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NoticePreferences } from "../../../worker/contract/notices";
import type { NoticeChannel, NoticeTopic } from "../../../worker/contract/notices-limits";
import { api, call } from "../../lib/http/api";

const PREFERENCES_KEY = ["/api/notices/preferences"] as const;

export function usePreferences() {
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: () => call(api.api.notices.preferences.$get()),
  });
}

type Choice = { channel: NoticeChannel; topic: NoticeTopic; wanted: boolean };

/** Changes one choice: at once here, and back if the server refuses. */
export function useChoose() {
  const client = useQueryClient();
  const show = ({ channel, topic, wanted }: Choice) =>
    client.setQueryData<NoticePreferences>(
      PREFERENCES_KEY,
      (known) => known && { ...known, [channel]: { ...known[channel], [topic]: wanted } },
    );
  return useMutation({
    mutationFn: ({ channel, topic, wanted }: Choice) =>
      call(api.api.notices.preferences.$put({ json: { [channel]: { [topic]: wanted } } })),
    onMutate: show,
    onError: (_error, choice) => void show({ ...choice, wanted: !choice.wanted }),
  });
}
