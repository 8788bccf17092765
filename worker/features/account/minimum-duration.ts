/**
 * Waits until both the work and the time are over. Known and unknown addresses cost different work; an answer that
 * comes at a fixed moment does not tell which it was.
 */
export async function withMinimumDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
