import { useInfiniteQuery } from "@tanstack/react-query";
import type { MemberNote } from "../../worker/contract/members";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const notes = api.api.admin.notes;

export function useNotes(memberId: string) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.members, "notes", memberId], (start) =>
      callPage<MemberNote>(api.api.admin.users[":id"].notes.$get({ param: { id: memberId }, query: start })),
    ),
    staleTime: 0,
  });
}

export function useNoteChanges(memberId: string) {
  return {
    add: useChange(["note", memberId], ({ content, key }: { content: string; key: string }) =>
      call(api.api.admin.users[":id"].notes.$post({ param: { id: memberId }, json: { content } }, once(key))),
    ),
    change: useChange(["note", memberId], ({ id, content }: { id: number; content: string }) =>
      call(notes[":id"].$put({ ...atId(id), json: { content } })),
    ),
    remove: useChange(["note", memberId], (id: number) => call<null>(notes[":id"].$delete(atId(id)))),
  };
}
