import { addDays, mondayOf } from "../worker/contract/calendar.ts";
import { mentionName } from "../worker/contract/mention-name.ts";
import { HOUR_MS, instantAt, MINUTE_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { media, mediaStatements, mediaUrl } from "./media.ts";
import { type PersonName, people } from "./people.ts";
import { trainingTalkStatements } from "./training-talk.ts";

type Reaction = "support" | "motivation" | "fire";

type WrittenComment = {
  by: PersonName;
  minutesLater: number;
  text: string;
  /** The mentioned member. */
  names?: PersonName[];
  replies?: Omit<WrittenComment, "replies">[];
};

type WrittenPost = {
  by: PersonName;
  hoursAgo: number;
  text: string;
  /** A photo or a clip. */
  shows?: keyof typeof media;
  /** The finished training it shares. */
  training?: { title: string; minutes: number; sets: number; load: number };
  reactions: Partial<Record<Reaction, PersonName[]>>;
  comments?: WrittenComment[];
};

/** Oldest first. */
const posts: WrittenPost[] = [
  {
    by: "samir",
    hoursAgo: 211,
    text: "Question for the other night-shift people: when do you lift? I've settled on right after I wake up, before coffee wins the argument, and I'm finally getting through whole weeks.",
    reactions: { support: ["aoife", "lucia"], motivation: ["renata"] },
  },
  {
    by: "hana",
    hoursAgo: 187,
    text: "I used to be the person stretching in the car park after open mat, staring at the steering wheel. Four months of Armor Days and lately I just drive home. That's the whole post.",
    reactions: {
      support: ["renata", "marcus", "dominik", "aoife"],
      motivation: ["lucia", "samir"],
      fire: ["mateus", "caio"],
    },
  },
  {
    by: "dominik",
    hoursAgo: 163,
    text: "Does anyone else do the no-equipment option in a hotel room and then feel it for three days? The slow Cossack squats are not a consolation prize.",
    reactions: { support: ["hana"], fire: ["samir", "renata", "marcus"] },
    comments: [
      {
        by: "samir",
        minutesLater: 41,
        text: "Stairs, day two. I went down backwards.",
        replies: [{ by: "dominik", minutesLater: 58, text: "Glad it isn't only me." }],
      },
      {
        by: "caio",
        minutesLater: 133,
        text: "Hold on to a door frame for the first set and go only as low as your heel stays down. The depth comes.",
      },
    ],
  },
  {
    by: "mateus",
    hoursAgo: 139,
    text: "A note on tempo, because I've had the same question four times. 31X0 reads: three seconds down, one at the bottom, up fast, no pause at the top. If you have to pick only one number to respect, respect the first one. The slow way down is where your joints learn the movement.",
    reactions: {
      support: ["hana", "samir", "aoife", "lucia"],
      motivation: ["renata", "dominik"],
      fire: ["marcus", "caio"],
    },
    comments: [
      {
        by: "lucia",
        minutesLater: 25,
        text: "So with a 20X1 the last number is the second I wait at the top before the next one?",
        replies: [
          {
            by: "mateus",
            minutesLater: 49,
            text: "Yes. Squeeze something while you wait, it is not a rest.",
          },
          { by: "lucia", minutesLater: 55, text: "Noted, with regret." },
        ],
      },
    ],
  },
  {
    by: "marcus",
    hoursAgo: 118,
    text: "Purple belt now. Two years ago I had stopped training altogether and told everyone it was work. Thank you for making me do the boring carries. I still don't like them.",
    shows: "belt",
    reactions: {
      support: ["hana", "aoife", "samir", "lucia", "renata"],
      motivation: ["dominik", "aoife"],
      fire: ["mateus", "caio", "hana", "dominik", "renata"],
    },
  },
  {
    by: "aoife",
    hoursAgo: 94,
    text: "Tip for a home gym: a thick bath towel through a kettlebell handle is a gi. My forearms have opinions about it.",
    shows: "kettlebell",
    reactions: { motivation: ["dominik", "lucia"], fire: ["renata"] },
    comments: [
      {
        by: "dominik",
        minutesLater: 37,
        text: "@Hana K. this is the towel I meant. Cheaper than another gi.",
        names: ["hana"],
      },
    ],
  },
  {
    by: "lucia",
    hoursAgo: 70,
    text: "First unassisted pull-up from a full dead hang! It was ugly and I counted it. Six weeks of hanging around and lowering slowly. Next one will have less kicking in it.",
    shows: "bar",
    reactions: {
      support: ["renata", "samir", "aoife"],
      motivation: ["hana", "dominik", "marcus", "renata"],
      fire: ["mateus", "caio", "hana", "aoife"],
    },
    comments: [
      { by: "mateus", minutesLater: 18, text: "Ugly ones count. Write it down with the date." },
      { by: "renata", minutesLater: 96, text: "I heard you cheer from the other mat. Deserved!" },
    ],
  },
  {
    by: "caio",
    hoursAgo: 49,
    text: "Watching people roll last night: the ones who keep their posture in the closed guard aren't the strongest, they're the ones who fix it early. Same with the front squat. Elbows up before you need them.",
    reactions: { support: ["hana", "samir"], motivation: ["marcus", "lucia"], fire: ["renata"] },
  },
  {
    by: "dominik",
    hoursAgo: 38,
    text: "Suitcase carry, 24 kg, from the bins to the gate and back. The neighbours have stopped asking.",
    shows: "carry",
    reactions: { support: ["samir"], motivation: ["aoife", "lucia"], fire: ["mateus", "hana", "marcus"] },
    comments: [
      { by: "mateus", minutesLater: 52, text: "Shoulders level the whole way. Now the other hand, same distance." },
    ],
  },
  {
    by: "renata",
    hoursAgo: 27,
    text: "Slept badly, nearly skipped, did the short version instead: A pair only, home in twenty-five minutes. Felt better after the second set than I had all day. Writing it here so I remember it next time.",
    training: { title: "Base Builder", minutes: 25, sets: 8, load: 1640 },
    reactions: { support: ["aoife", "marcus", "priya"], motivation: ["lucia", "theo"], fire: ["mateus"] },
  },
  {
    by: "theo",
    hoursAgo: 6,
    text: "New here, blue belt, forty-one, desk job. Did my first session here and learned that what I've been calling strength was mostly hurry. Happy to be starting over properly.",
    reactions: { support: ["renata", "hana", "dominik", "samir"], motivation: ["caio"], fire: ["mateus"] },
    comments: [
      {
        by: "samir",
        minutesLater: 34,
        text: "Welcome. Forty-six, desk job, still hurrying sometimes.",
        replies: [{ by: "theo", minutesLater: 47, text: "That helps more than it should." }],
      },
    ],
  },
];

/** The first post of a member. */
export const postIdOf = (by: PersonName) => posts.findIndex((post) => post.by === by) + 1;

export function communityStatements(moment: Moment): SeedStatement[] {
  const { now, timeZone, today } = moment;
  const pinnedAt = instantAt(addDays(mondayOf(today), -1), "18:30", timeZone);
  return [
    ...insertInto(
      "community_post",
      posts.map((post, index) => ({
        id: index + 1,
        user_id: people[post.by].id,
        content: post.text,
        media_url: post.shows ? mediaUrl(post.shows) : null,
        media_type: post.shows ? media[post.shows].kind : null,
        shared_training: post.training ? JSON.stringify({ ...post.training, unit: "kg" }) : null,
        created_at: now - post.hoursAgo * HOUR_MS,
      })),
    ),
    ...mediaStatements(
      posts.flatMap(({ shows, by, hoursAgo }, index) =>
        shows
          ? [{ name: shows, by, at: now - hoursAgo * HOUR_MS, place: "community" as const, placeId: index + 1 }]
          : [],
      ),
    ),
    ...insertInto(
      "post_reaction",
      posts.flatMap((post, index) => reactionRows(post, index + 1, now)),
    ),
    ...insertInto("community_comment", commentRows(now)),
    ...insertInto("community_mention", mentionRows(now)),
    ...trainingTalkStatements(moment, commentRows(now).length + 1),
    ...insertInto("pinned_message", [
      {
        admin_id: people.mateus.id,
        title: "This is the heavy week",
        content:
          "Loads go up, sets don't. If a weight costs you the tempo, it is too heavy: take five percent off and keep going. Next week is a deload and you will want to have earned it. Form checks are welcome: send me a side view, whole body in the frame, one set is enough.",
        priority: 5,
        created_at: pinnedAt,
        updated_at: pinnedAt,
      },
    ]),
  ];
}

function reactionRows(post: WrittenPost, postId: number, now: number) {
  const given = Object.entries(post.reactions).flatMap(([type, names]) => names.map((name) => ({ type, name })));
  return given.map(({ type, name }, index) => ({
    post_id: postId,
    user_id: people[name].id,
    reaction_type: type,
    // Close enough together that no reaction, not even to the newest post, lies in the future.
    created_at: now - post.hoursAgo * HOUR_MS + (9 + index * 17) * MINUTE_MS,
  }));
}

/** Mentions in comments; triggers keep the names that comments show. */
function mentionRows(now: number) {
  const written = posts.flatMap(({ comments = [] }) =>
    comments.flatMap(({ replies = [], ...comment }) => [comment, ...replies]),
  );
  return commentRows(now).flatMap(({ id, post_id, created_at }, index) =>
    (written[index]?.names ?? []).map((name) => ({
      post_id,
      comment_id: id,
      user_id: people[name].id,
      name: mentionName(people[name]),
      shown: 1,
      at: created_at,
    })),
  );
}

/** Triggers keep the counts, and a reply's thread. */
function commentRows(now: number) {
  const rows: {
    id: number;
    post_id: number;
    parent_id: number | null;
    user_id: string;
    content: string;
    created_at: number;
  }[] = [];
  posts.forEach(({ hoursAgo, comments = [] }, index) => {
    const add = ({ by, text, minutesLater }: WrittenComment, parentId: number | null) => {
      const id = rows.length + 1;
      const createdAt = now - hoursAgo * HOUR_MS + minutesLater * MINUTE_MS;
      rows.push({
        id,
        post_id: index + 1,
        parent_id: parentId,
        user_id: people[by].id,
        content: text,
        created_at: createdAt,
      });
      return id;
    };
    for (const comment of comments) {
      const id = add(comment, null);
      for (const reply of comment.replies ?? []) add(reply, id);
    }
  });
  return rows;
}
