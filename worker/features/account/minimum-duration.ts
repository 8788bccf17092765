/**
 * Waits for both the work and a minimum duration. Known and unknown addresses take different work; a fixed response
 * time does not reveal which it was.
 */
export async function withMinimumDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
