import { type ComponentType, lazy } from "react";

/** Something that only members meet: it comes together with what asks with queries, when it is shown first. */
export function lazyWithData<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [{ WithData }, Inner] = await Promise.all([import("./with-data"), load()]);
    function Whole(props: Props) {
      return (
        <WithData>
          <Inner {...props} />
        </WithData>
      );
    }
    return { default: Whole as ComponentType<Props> };
  });
}
