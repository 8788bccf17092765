import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const SCRIPT = `export default { async fetch(request, env) {
  const path = new URL(request.url).pathname;
  if (path === "/page") return new Response(env.PAGE, { headers: { "content-type": "text/html" } });
  if (path === "/row") return Response.json(await env.DB.prepare("select * from entry where id = ?").bind(7).first());
  if (path === "/list") {
    const list = await env.DB.prepare("select * from entry where id > ? order by id limit 20").bind(100).all();
    return Response.json(list.results);
  }
  const [session, list] = await env.DB.batch([
    env.DB.prepare("select * from entry where id = ?").bind(7),
    env.DB.prepare("select * from entry where id > ? order by id limit 20").bind(100),
  ]);
  return Response.json({ session: session.results, list: list.results });
} }`;

/** The least a Worker of this shape can do: a page, a row, a list, and a session with a list in one batch. */
export async function openFloor(page) {
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
  await db.batch(
    Array.from({ length: 500 }, (_, id) =>
      db.prepare("insert into entry values (?, ?, ?)").bind(id, `Entry ${id}`, id * 1000),
    ),
  );
  const url = String(await miniflare.ready).replace(/\/$/, "");
  return { url, close: () => miniflare.dispose() };
}
