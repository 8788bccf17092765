import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { queryClient } from "../../web/lib/http/query-client";

const KEY = ["/api/admin/workouts"];

/** A list at the server: each call answers what stood there when it was made, and only when it is let go. */
function slowList() {
  const answers: (() => void)[] = [];
  const list = { rows: ["first"], answers };
  const queryFn = () => {
    const read = [...list.rows];
    return new Promise<string[]>((resolve) => answers.push(() => resolve(read)));
  };
  return { list, options: { queryKey: KEY, queryFn } };
}

afterEach(() => queryClient.clear());

describe("what a write invalidates", () => {
  it("is asked for again when its very first answer is still on its way", async () => {
    const { list, options } = slowList();
    const observer = new QueryObserver(queryClient, options);
    const stop = observer.subscribe(() => undefined);
    list.rows.push("second");
    const again = queryClient.invalidateQueries({ queryKey: KEY });
    expect(list.answers).toHaveLength(2);
    for (const answer of list.answers) answer();
    await again;
    expect(queryClient.getQueryData(KEY)).toEqual(["first", "second"]);
    expect(observer.getCurrentResult().status).toBe("success");
    stop();
  });

  it("is asked for again when it is fetched ahead of its page, and who waits for it gets the new answer", async () => {
    const { list, options } = slowList();
    const ahead = queryClient.fetchQuery(options);
    list.rows.push("second");
    await queryClient.invalidateQueries({ queryKey: KEY });
    for (const answer of list.answers) answer();
    expect(await ahead).toEqual(["first", "second"]);
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(false);
  });

  it("is asked once more, and not twice, when it is shown and being read again", async () => {
    const { list, options } = slowList();
    queryClient.setQueryData(KEY, ["first"]);
    const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
    void queryClient.refetchQueries({ queryKey: KEY });
    list.rows.push("second");
    const again = queryClient.invalidateQueries({ queryKey: KEY });
    expect(list.answers).toHaveLength(2);
    for (const answer of list.answers) answer();
    await again;
    expect(queryClient.getQueryData(KEY)).toEqual(["first", "second"]);
    stop();
  });

  it("waits where nothing is on its way and nothing shows it", async () => {
    const { list, options } = slowList();
    queryClient.setQueryData(KEY, ["first"]);
    queryClient.getQueryCache().find({ queryKey: KEY })?.setOptions(options);
    await queryClient.invalidateQueries({ queryKey: KEY });
    expect(list.answers).toHaveLength(0);
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
  });
});
