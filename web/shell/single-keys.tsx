import { Disclosure } from "../ui/disclosure";
import { KeyList, KeySwitch } from "./key-list";
import { linesOf, type SingleKeysProps, useSingleKeys } from "./use-single-keys";

/** Single-key shortcuts of a page, with a visible list of them. */
export function SingleKeys<Action extends string>(props: SingleKeysProps<Action>) {
  useSingleKeys(props);
  return (
    <Disclosure summary="Keys">
      <div className="grid gap-3 pb-2 text-sm">
        <KeySwitch userId={props.userId} />
        <KeyList lines={linesOf(props.keys, props.others ?? [])} />
      </div>
    </Disclosure>
  );
}
