import { useEffect } from "react";
import type { SignInMethods } from "../../../../worker/contract/account";
import { useAnswer, useAnswers } from "../../../lib/http/answers";

const METHODS = "/api/auth/methods";

/** Which ways of signing in exist here, once that is known. */
export function useSignInMethods(): SignInMethods | null {
  const answers = useAnswers();
  const answer = useAnswer<SignInMethods>(METHODS);
  // Whoever comes back asks again for what could not be had before.
  useEffect(() => {
    if (answers.get(METHODS)?.state === "failed") void answers.load(METHODS);
  }, [answers]);
  return answer.state === "here" ? answer.data : null;
}
