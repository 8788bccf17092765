import { addDays, HOUR_MS, instantAt, MINUTE_MS, type Moment, mondayOf } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { type PersonName, people } from "./people.ts";

type Reaction = "support" | "motivation" | "fire";

type WrittenPost = {
  by: PersonName;
  hoursAgo: number;
  text: string;
  reactions: Partial<Record<Reaction, PersonName[]>>;
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
  },
  {
    by: "marcus",
    hoursAgo: 118,
    text: "Purple belt now. Two years ago I had stopped training altogether and told everyone it was work. Thank you for making me do the boring carries. I still don't like them.",
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
    reactions: { motivation: ["dominik", "lucia"], fire: ["renata"] },
  },
  {
    by: "lucia",
    hoursAgo: 70,
    text: "First unassisted pull-up from a full dead hang! It was ugly and I counted it. Six weeks of hanging around and lowering slowly. Next one will have less kicking in it.",
    reactions: {
      support: ["renata", "samir", "aoife"],
      motivation: ["hana", "dominik", "marcus", "renata"],
      fire: ["mateus", "caio", "hana", "aoife"],
    },
  },
  {
    by: "caio",
    hoursAgo: 49,
    text: "Watching people roll last night: the ones who keep their posture in the closed guard aren't the strongest, they're the ones who fix it early. Same with the front squat. Elbows up before you need them.",
    reactions: { support: ["hana", "samir"], motivation: ["marcus", "lucia"], fire: ["renata"] },
  },
  {
    by: "renata",
    hoursAgo: 27,
    text: "Slept badly, nearly skipped, did the short version instead: A pair only, home in twenty-five minutes. Felt better after the second set than I had all day. Writing it here so I remember it next time.",
    reactions: { support: ["aoife", "marcus", "priya"], motivation: ["lucia", "theo"], fire: ["mateus"] },
  },
  {
    by: "theo",
    hoursAgo: 6,
    text: "New here, blue belt, forty-one, desk job. Did my first session here and learned that what I've been calling strength was mostly hurry. Happy to be starting over properly.",
    reactions: { support: ["renata", "hana", "dominik", "samir"], motivation: ["caio"], fire: ["mateus"] },
  },
];

export function communityStatements({ now, timeZone, today }: Moment): SeedStatement[] {
  const pinnedAt = instantAt(addDays(mondayOf(today), -1), "18:30", timeZone);
  return [
    ...insertInto(
      "community_post",
      posts.map((post, index) => ({
        id: index + 1,
        user_id: people[post.by].id,
        content: post.text,
        created_at: now - post.hoursAgo * HOUR_MS,
      })),
    ),
    ...insertInto(
      "post_reaction",
      posts.flatMap((post, index) => reactionRows(post, index + 1, now)),
    ),
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
