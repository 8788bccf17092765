// One embedded product, filled as asked: serves until its standard input closes.
import { build } from "esbuild";
import { prepareDatabase, withDatabase } from "../../scripts/local-database.mjs";
import { openLocalStack } from "../../scripts/local-stack.mjs";

const [port, filling, how] = process.argv.slice(2);
const { fill } = await import(`./fills/${filling}.mjs`);
await prepareDatabase();
const said = (await withDatabase((db) => fill(db, JSON.parse(how)))) ?? {};
const bundle = await build({
  entryPoints: [new URL("count-costs.mjs", import.meta.url).pathname],
  bundle: true,
  format: "esm",
  write: false,
});
const product = await openLocalStack({ port: Number(port), around: bundle.outputFiles[0].text });
console.log(JSON.stringify(said));
process.stdin.on("end", async () => {
  await product.close();
  process.exit(0);
});
process.stdin.resume();
