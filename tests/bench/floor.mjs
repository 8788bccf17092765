import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { runtimesOf } from "./runtimes.mjs";

const SCRIPT = `export default { async fetch(request, env) {
  const path = new URL(request.url).pathname;
  if (path === "/page") return new Response(env.PAGE, { headers: { "content-type": "text/html" } });
  if (path === "/post") return Response.json(await env.DB.prepare("select * from post where id = ?").bind(1).first());
  if (path === "/list") {
    const list = await env.DB.prepare("select * from entry where id > ? order by id limit 20").bind(100).all();
    return Response.json(list.results);
  }
  const statements = [
    env.DB.prepare("select * from entry where id = ?").bind(7),
    env.DB.prepare("select * from entry where id > ? order by id limit 20").bind(100),
  ];
  const [session, list] =
    path === "/batch" ? await env.DB.batch(statements) : [await statements[0].all(), await statements[1].all()];
  return Response.json({ session: session.results, list: list.results });
} }`;

/** The least a Worker of this shape can do: a page, an article of D1, a list, and a session with a list, in one batch or one after the other. */
export async function openFloor({ page = "", post = "" } = {}) {
  const before = runtimesOf(process.pid);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      modules: true,
      script: SCRIPT,
      compatibilityDate: "2026-08-01",
      bindings: { PAGE: page },
      d1Databases: { DB: { id: "floor" } },
    }),
  );
  const db = await miniflare.getD1Database("DB");
  await db.exec("create table entry (id integer primary key, title text not null, at integer not null)");
  await db.exec("create table post (id integer primary key, content text not null)");
  await db.batch([
    ...Array.from({ length: 500 }, (_, id) =>
      db.prepare("insert into entry values (?, ?, ?)").bind(id, `Entry ${id}`, id * 1000),
    ),
    db.prepare("insert into post values (1, ?)").bind(post),
  ]);
  const url = String(await miniflare.ready).replace(/\/$/, "");
  const runtime = runtimesOf(process.pid).find((pid) => !before.includes(pid));
  return { url, runtime, close: () => miniflare.dispose() };
}
