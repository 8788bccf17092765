export function crashRounds(asked: { port: number; rounds: number; acknowledged: number }): Promise<{
  acked: Record<"posts" | "messages" | "uploads" | "imports" | "webhooks", (string | number)[]>;
  backMs: number[];
  lost: string[];
  torn: string[];
}>;
