const answers = new Map<unknown, Promise<Response>>();

/** Asks for what is going to be asked for anyway, so that the answer is under way sooner. */
export function askEarly(address: string): void {
  const answer = fetch(address, { credentials: "include" });
  // Read to its end at once: one that nobody takes would stay open. A failure is for whoever asks next.
  answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
  answers.set(address, answer);
}

/** The answer to a call that was asked early. It counts once. */
export function earlyAnswer(address: unknown, method = "GET"): Promise<Response> | undefined {
  const answer = method === "GET" ? answers.get(address) : undefined;
  answers.delete(address);
  return answer;
}

export const forgetEarly = () => answers.clear();
