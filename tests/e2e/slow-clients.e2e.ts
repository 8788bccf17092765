import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, type Product, test } from "./product";

const CLIENTS = 200;
const PATIENCE_MS = 10_000;
const PATHS = ["/", "/blog", "/api/blog", "/api/auth/session", "/robots.txt"];

/** A client that begins to say something and never ends. */
function slow(product: Product, beginning: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(product.port, "localhost", () => socket.write(beginning, () => resolve(socket)));
    socket.on("error", reject);
    socket.on("data", () => {});
  });
}

test("two hundred clients that never finish what they say keep nobody else waiting", async ({ product }) => {
  const host = `Host: localhost:${product.port}\r\n`;
  const body = `Origin: ${product.url}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"email":"`;
  const beginnings = [
    `GET /blog HTTP/1.1\r\n${host}X-Slow: `,
    `POST /api/auth/sign-in/email HTTP/1.1\r\n${host}${body}`,
    `PUT /objects/uploads/x HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n4000\r\nabc`,
    "POST ",
  ];
  // The first answer of each is slow by itself.
  for (const path of PATHS) await (await fetch(product.url + path)).text();
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => slow(product, beginnings[index % beginnings.length] ?? "")),
  );
  try {
    for (let round = 0; round < 5; round += 1) {
      for (const client of clients) if (client.writable) client.write("a");
      const answers = await Promise.all(
        PATHS.map((path) => fetch(product.url + path, { signal: AbortSignal.timeout(PATIENCE_MS) })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await Promise.all(answers.map((answer) => answer.text()));
    }
    // They are really still there.
    expect(clients.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(CLIENTS / 4);
  } finally {
    for (const client of clients) {
      client.removeAllListeners("error");
      client.on("error", () => {});
      client.destroy();
    }
  }
  expect((await fetch(product.url, { signal: AbortSignal.timeout(PATIENCE_MS) })).status).toBe(200);
});

test("who is refused before everything was sent hears the refusal, not a cut line", async ({ product }) => {
  const headers = { origin: product.url, "content-type": "application/json" };
  const sign = { email: "coach@longroll.test", password: "longroll-demo" };
  const signed = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(sign),
  });
  const cookie = signed.headers.getSetCookie().map((each) => each.split(";")[0]);
  const send = async (path: string, who: Record<string, string>) => {
    const body = new FormData();
    body.append("document", new Blob([new Uint8Array(20 * 1024 * 1024)]), "Week.docx");
    const answer = await fetch(product.url + path, { method: "POST", headers: { origin: product.url, ...who }, body });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  for (let round = 0; round < 4; round += 1) {
    expect(await send("/api/admin/upload-workout", {})).toEqual([401, "Unauthorized"]);
    expect(await send("/api/admin/upload-weekly-document", { cookie: cookie.join("; ") })).toEqual([
      413,
      "File Too Large - Please select a file smaller than 10MB.",
    ]);
  }
});

test("who says much more than they send is answered soon", async ({ product }) => {
  const declared = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000000\r\n\r\n--x";
  const asked = `POST /api/admin/upload-workout HTTP/1.1\r\nHost: localhost:${product.port}\r\nOrigin: ${product.url}\r\n`;
  const client = await slow(product, asked + declared);
  try {
    const [answer] = (await once(client, "data", { signal: AbortSignal.timeout(PATIENCE_MS) })) as [Buffer];
    expect(answer.toString()).toContain("401 Unauthorized");
  } finally {
    client.destroy();
  }
});
