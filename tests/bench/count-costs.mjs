// Goes around the built product, inside its runtime: whoever asks with `X-Count` is told what the answer has cost the database.
import { countedD1 } from "../workers/counted-d1";

export const around = (product) => ({
  ...product,
  fetch: async (request, env, ctx) => {
    if (!request.headers.has("x-count")) return product.fetch(request, env, ctx);
    const { database, cost } = countedD1(env.DB);
    const answer = await product.fetch(request, { ...env, DB: database }, ctx);
    const told = new Response(answer.body, answer);
    told.headers.set("x-cost", JSON.stringify(cost));
    return told;
  },
});
