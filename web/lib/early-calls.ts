const answers = new Map<unknown, Promise<Response>>();

/** Asks for what is going to be asked for anyway, so that the answer is under way sooner. */
export function askEarly(address: string): void {
  const answer = fetch(address, { credentials: "include" });
  // Whoever asks next is told.
  answer.catch(() => undefined);
  answers.set(address, answer);
}

/** The answer to a call that was asked early. It counts once, and only when it is good. */
export async function earlyAnswer(address: unknown, method = "GET"): Promise<Response | undefined> {
  const answer = method === "GET" ? answers.get(address) : undefined;
  answers.delete(address);
  const response = await answer;
  return response?.ok ? response : undefined;
}

export const forgetEarly = () => answers.clear();
