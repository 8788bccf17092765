import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { BoardInjury, InjuryBoardQuery } from "../../contract/injuries";
import { user } from "../../db/account";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { injury } from "../../db/injuries";
import type { Ctx } from "../../http/context";
import { INJURY, LAST_WORD, presentInjury } from "./words";

/** Lists all members' injuries, latest word first. The route's guard admits admins only. */
export async function listBoard({ db }: Ctx, query: InjuryBoardQuery): Promise<Page<BoardInjury>> {
  const { show, member, cursor, limit } = query;
  const { words: _, ...columns } = INJURY;
  const rows = await db
    .select({
      ...columns,
      saidAt: injury.saidAt,
      lastWord: LAST_WORD,
      memberId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      image: user.image,
    })
    .from(injury)
    .innerJoin(user, eq(user.id, injury.userId))
    .where(
      and(
        show === "open" ? isNull(injury.endedOn) : isNotNull(injury.endedOn),
        member === undefined ? undefined : eq(injury.userId, member),
        olderThan(cursor, injury.saidAt, injury.id),
      ),
    )
    .orderBy(desc(injury.saidAt), desc(injury.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.saidAt);
  return { ...page, items: page.items.map(present) };
}

type Row = Omit<Parameters<typeof presentInjury>[0], "words"> & {
  lastWord: string;
  memberId: string;
  firstName: string;
  lastName: string;
  image: string | null;
};

function present({ memberId, firstName, lastName, image, lastWord, ...row }: Row): BoardInjury {
  const { id, spot, movements, since, endedOn } = row;
  const { words, ...injured } = presentInjury({ id, spot, movements, since, endedOn, words: lastWord });
  const [last = { trend: "new", note: null, localDate: since }] = words;
  return { ...injured, member: { id: memberId, firstName, lastName, image }, lastWord: last };
}
