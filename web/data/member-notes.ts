import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MemberNote } from "../../worker/contract/members";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { KEYS } from "./keys";

export function useNotes(memberId: string) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.members, "notes", memberId], (start) =>
      callPage<MemberNote>(api.api.admin.users[":id"].notes.$get({ param: { id: memberId }, query: start })),
    ),
    staleTime: 0,
  });
}

export function useNoteChanges(memberId: string) {
  const client = useQueryClient();
  const onSuccess = () => changed(client, "note", memberId);
  const add = useMutation({
    mutationFn: ({ content, key }: { content: string; key: string }) =>
      call(
        api.api.admin.users[":id"].notes.$post(
          { param: { id: memberId }, json: { content } },
          { headers: { "Idempotency-Key": key } },
        ),
      ),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, content }: { id: number; content: string }) =>
      call(api.api.admin.notes[":id"].$put({ param: { id: String(id) }, json: { content } })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call<null>(api.api.admin.notes[":id"].$delete({ param: { id: String(id) } })),
    onSuccess,
  });
  return { add, change, remove };
}
