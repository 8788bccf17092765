import { useEffect, useEffectEvent, useState } from "react";
import { CODE_MISSING, type LazyCode } from "./lazy-code";
import { useToast } from "./toast-context";

/** The code once it is `wanted` and there. When it does not come, the member is told, and `onMissing` takes the wish back. */
export function useLazyCode<Code>(late: LazyCode<Code>, wanted: boolean, onMissing: () => void): Code | null {
  const [code, setCode] = useState(late.now);
  const { toast } = useToast();
  const missing = code === null;
  const tell = useEffectEvent(() => {
    toast(CODE_MISSING);
    onMissing();
  });
  useEffect(() => {
    if (!wanted || !missing) return;
    let left = false;
    late.fetch().then(
      (fetched) => left || setCode(() => fetched),
      () => left || tell(),
    );
    return () => {
      left = true;
    };
  }, [late, wanted, missing]);
  return code;
}
