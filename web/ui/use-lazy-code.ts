import { useEffect, useEffectEvent, useState } from "react";
import { CODE_MISSING, type LazyCode } from "./lazy-code";
import { useToast } from "./toast-context";

/** Returns lazy code once `wanted` and loaded. If it fails, tells the user and calls `onMissing`. */
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
    let isUnmounted = false;
    late.fetch().then(
      (fetched) => isUnmounted || setCode(() => fetched),
      () => isUnmounted || tell(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [late, wanted, missing]);
  return code;
}
