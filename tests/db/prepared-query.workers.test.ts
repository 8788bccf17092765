import { env } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { demoClub } from "../../seed/demo-club";
import { session, user } from "../../worker/db/account";
import { billingAccount, membership } from "../../worker/db/billing";
import { connect } from "../../worker/db/client";
import { prepared } from "../../worker/db/prepared-query";
import { exercise } from "../../worker/db/programs";

const db = connect(env.DB);

beforeAll(async () => {
  const statements = await demoClub({ now: new Date(), timeZone: "UTC", hashPassword: async () => "none" });
  await env.DB.batch(statements.map(({ sql: text, params }) => env.DB.prepare(text).bind(...params)));
});

describe("a prepared query", () => {
  const fields = { id: user.id, name: user.firstName, emailVerified: user.emailVerified, createdAt: user.createdAt };
  const byRole = prepared(fields, (select) =>
    select
      .from(user)
      .where(eq(user.role, sql.placeholder("role")))
      .orderBy(asc(user.email))
      .limit(sql.placeholder("rows")),
  );

  it("answers what drizzle's own does, whatever it is given", async () => {
    for (const role of ["user", "admin", "nobody"] as const) {
      const [rows, own] = await db.batch([
        byRole(db, { role, rows: 3 }),
        db
          .select(fields)
          .from(user)
          .where(eq(user.role, role as "user"))
          .orderBy(asc(user.email))
          .limit(3),
      ]);
      expect(rows).toEqual(own);
    }
  });

  it("keeps what looks like JSON or SQL, line breaks, emoji and fractions", async () => {
    const said = `"]', ["null", 1] \\ \n\t — 🥋 \u2028 ' or 1=1 --`;
    const echo = prepared({ said: sql<string>`${sql.placeholder("said")}`, half: sql<number>`12.5` }, (select) =>
      select.from(user).limit(1),
    );
    expect((await db.batch([echo(db, { said })]))[0]).toEqual([{ said, half: 12.5 }]);
  });

  it("reads groups, two columns of one name, and JSON that it makes", async () => {
    const nested = prepared(
      {
        user: { id: user.id },
        membership: { userId: membership.userId, status: membership.status, end: membership.currentPeriodEnd },
        account: { customerId: billingAccount.customerId },
        list: sql<number[]>`json((select json_group_array(value) from json_each('[1,2]')))`,
        isOld: sql`${membership.createdAt} < 0`.mapWith(Boolean),
      },
      (select) =>
        select
          .from(user)
          .innerJoin(membership, eq(membership.userId, user.id))
          .leftJoin(billingAccount, sql`false`)
          .limit(1),
    );
    const [[row]] = await db.batch([nested(db, {})]);
    expect(row).toMatchObject({ account: { customerId: null }, list: [1, 2], isOld: false });
    expect(row?.user.id).toBe(row?.membership.userId);
    expect(row?.membership.end).toBeInstanceOf(Date);
  });

  it("refuses to go without a value, and more fields than the database can put together", () => {
    expect(() => byRole(db, { role: "user" })).toThrow(/rows/);
    const many = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`f${index}`, exercise.name]));
    expect(() => prepared(many, (select) => select.from(session))).toThrow(/too many fields/);
  });
});
