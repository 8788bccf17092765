import { localDate } from "../worker/contract/calendar.ts";
import type { FilmedSet } from "../worker/contract/messages.ts";
import type { Remark } from "../worker/contract/remarks.ts";
import { nameKey } from "../worker/features/exercises/name-key.ts";
import { HOUR_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { mediaStatements, mediaUrl } from "./media.ts";
import { type PersonName, people } from "./people.ts";

type Written = {
  /** Written by the coach, or by the conversation's member. */
  by: "coach" | "member";
  hoursAgo: number;
  type?: "general" | "form_check" | "substitution";
  text: string;
  /** Its clip. */
  clip?: "hinge" | "hingeBefore" | "hingeSince";
  /** The set in the clip: its load in kilos, its reps. */
  filmed?: { exercise: string; set: number; load: number; reps: number; training: string };
  /** For the coach's answer to the clip before it. */
  remarks?: Remark[];
};

type Line = {
  member: PersonName;
  /** Oldest first. */
  messages: Written[];
  /** The number of unread messages of the side that was written to last. */
  unread: number;
  resolved?: true;
};

/** Latest conversation first. */
const lines: Line[] = [
  {
    member: "theo",
    unread: 1,
    messages: [
      {
        by: "coach",
        hoursAgo: 44,
        text: "Welcome, Theo. Start with the option that fits the room you are in; you can change it any day. Write here when something is unclear.",
      },
      {
        by: "member",
        hoursAgo: 3,
        text: "Thank you! One question: I train no-gi on Tuesday and Thursday evenings. Do I lift before, or leave those days out?",
      },
    ],
  },
  {
    member: "renata",
    unread: 1,
    messages: [
      {
        by: "member",
        hoursAgo: 101,
        type: "form_check",
        text: "Romanian deadlifts, third set, 18 kg in each hand. Does the back hold at the bottom?",
        clip: "hinge",
      },
      {
        by: "coach",
        hoursAgo: 96,
        type: "form_check",
        text: "Good start, and you stop half a hand too late. Stay at 18 kg, stop where the hamstrings do.",
        remarks: [
          {
            at: 0.7,
            text: "This is the one: hips back, bells close to the legs, back as long as it gets.",
            shapes: [
              {
                kind: "line",
                points: [
                  [0.46, 0.5],
                  [0.56, 0.31],
                ],
              },
            ],
          },
          {
            at: 1.3,
            text: "From here on the hips have stopped and the back goes on. Turn round a little earlier.",
            shapes: [
              {
                kind: "angle",
                points: [
                  [0.49, 0.66],
                  [0.44, 0.48],
                  [0.57, 0.36],
                ],
              },
            ],
          },
        ],
      },
      {
        by: "member",
        hoursAgo: 72,
        type: "substitution",
        text: "My left wrist does not like front rack positions at the moment. What can I do instead of the front squats this week?",
      },
      {
        by: "coach",
        hoursAgo: 69,
        type: "substitution",
        text: "Goblet squats, same sets and tempo, the bell close to your chest. If 24 kg gets easy, stop for two seconds at the bottom. How long has the wrist been like that?",
      },
      {
        by: "member",
        hoursAgo: 68,
        type: "substitution",
        text: "About ten days, since an odd post in a scramble. No pain at rest.",
      },
      {
        by: "coach",
        hoursAgo: 20,
        type: "substitution",
        text: "Then no weight on a bent wrist for two weeks: push-ups on dumbbells, and carries instead of planks. If it is not better after that, have it looked at.",
      },
    ],
  },
  {
    member: "lucia",
    unread: 2,
    messages: [
      {
        by: "member",
        hoursAgo: 31,
        type: "form_check",
        text: "Hip hinge question. I feel Romanian deadlifts in my lower back before the hamstrings, also with little weight.",
      },
      {
        by: "member",
        hoursAgo: 30,
        type: "form_check",
        text: "I can film a set tomorrow. From the side, or from behind?",
      },
    ],
  },
  {
    member: "samir",
    unread: 0,
    resolved: true,
    messages: [
      { by: "member", hoursAgo: 120, text: "Can I move Friday's session to Sunday when I work nights?" },
      {
        by: "coach",
        hoursAgo: 117,
        text: "Yes. The order of the days matters more than their names, so keep a day of rest between the two heavy ones.",
      },
    ],
  },
  {
    member: "dominik",
    unread: 0,
    resolved: true,
    messages: [
      {
        by: "member",
        hoursAgo: 526,
        type: "form_check",
        text: "First time with the heavier bells.",
        clip: "hingeBefore",
        filmed: { exercise: "Dumbbell Romanian Deadlift", set: 2, load: 24, reps: 8, training: "Base Builder" },
      },
      {
        by: "coach",
        hoursAgo: 520,
        type: "form_check",
        text: "Strong. One thing, which stands beside the lift from now on.",
        remarks: [{ at: 0.7, text: "Bells close to the legs all the way.", shapes: [] }],
      },
      {
        by: "member",
        hoursAgo: 196,
        type: "form_check",
        text: "Closer to the legs now. Is it deep enough?",
        clip: "hingeSince",
        filmed: { exercise: "Dumbbell Romanian Deadlift", set: 3, load: 26, reps: 8, training: "Base Builder" },
      },
      {
        by: "coach",
        hoursAgo: 190,
        type: "form_check",
        text: "Much better. Deep enough, a little too deep even.",
        remarks: [
          {
            at: 1.3,
            text: "Stop where the hamstrings do, not where the floor is.",
            shapes: [
              {
                kind: "line",
                points: [
                  [0.46, 0.5],
                  [0.6, 0.44],
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Cues kept from answered form checks, open and ticked off. */
const cues = [
  {
    member: "dominik",
    clip: "hingeSince",
    lift: "Dumbbell Romanian Deadlift",
    text: "Stop where the hamstrings do, not where the floor is.",
    moment: 1.3,
    shapes: [
      {
        kind: "line",
        points: [
          [0.46, 0.5],
          [0.6, 0.44],
        ],
      },
    ],
    hoursAgo: 190,
    tickedHoursAgo: null,
  },
  {
    member: "dominik",
    clip: "hingeBefore",
    lift: "Dumbbell Romanian Deadlift",
    text: "Bells close to the legs all the way.",
    moment: 0.7,
    shapes: [],
    hoursAgo: 520,
    tickedHoursAgo: 200,
  },
] as const;

/** Conversations, with an unanswered message on either side. Triggers keep counts and times. */
export function messageStatements({ now, timeZone }: Moment): SeedStatement[] {
  const at = ({ hoursAgo }: Written) => now - hoursAgo * HOUR_MS;
  const conversations = lines.map(({ member, messages: [first] }, index) => ({
    id: index + 1,
    member_id: people[member].id,
    created_at: first ? at(first) : now,
    last_message_at: first ? at(first) : now,
  }));
  const written = lines
    .flatMap(({ member, messages }, index) =>
      messages.map((message) => ({ message, member, conversationId: index + 1, at: at(message) })),
    )
    .sort((one, other) => one.at - other.at)
    .map((each, index) => ({ ...each, id: index + 1 }));
  const reviewedBy = ({ message, conversationId, id }: (typeof written)[number]) =>
    message.remarks
      ? written.findLast((each) => each.conversationId === conversationId && each.id < id && each.message.clip)?.id
      : null;
  const messages = written.map((each) => ({
    id: each.id,
    conversation_id: each.conversationId,
    from_user_id: people[each.message.by === "coach" ? "mateus" : each.member].id,
    from_admin: each.message.by === "coach" ? 1 : 0,
    content: each.message.text,
    message_type: each.message.type ?? "general",
    media_url: each.message.clip ? mediaUrl(each.message.clip) : null,
    media_type: each.message.clip ? "video" : null,
    reviewed_id: reviewedBy(each) ?? null,
    remarks: each.message.remarks ? JSON.stringify(each.message.remarks) : null,
    filmed: each.message.filmed ? JSON.stringify(filmedOf(each.message.filmed, each.at, timeZone)) : null,
    lift_key: each.message.filmed ? nameKey(each.message.filmed.exercise) : null,
    created_at: each.at,
  }));
  const kept = cues.map(({ member, clip, lift, text, moment, shapes, hoursAgo, tickedHoursAgo }, index) => ({
    id: index + 1,
    user_id: people[member].id,
    name_key: nameKey(lift),
    exercise_name: lift,
    text,
    message_id: written.find(({ message }) => message.clip === clip)?.id ?? null,
    moment,
    shapes: JSON.stringify(shapes),
    created_at: now - hoursAgo * HOUR_MS,
    ticked_at: tickedHoursAgo === null ? null : now - tickedHoursAgo * HOUR_MS,
    ticked_by: tickedHoursAgo === null ? null : "member",
  }));
  const clips = written.flatMap(({ message: { clip }, member, id, at: sentAt }) =>
    clip ? [{ name: clip, by: member, at: sentAt, place: "message" as const, placeId: id, reader: member }] : [],
  );
  const marks = lines.map(({ messages, unread, resolved }, index): SeedStatement => {
    const toAdmins = messages.at(-1)?.by === "member";
    return {
      sql: `UPDATE conversation SET unread_by_admins = ?, unread_by_member = ?, resolved_at = ?,
        read_by_admins = ${readUpTo(toAdmins)}, read_by_member = ${readUpTo(!toAdmins)} WHERE id = ?`,
      params: [toAdmins ? unread : 0, toAdmins ? 0 : unread, resolved ? now : null, unread, unread, index + 1],
    };
  });
  return [
    ...insertInto("conversation", conversations),
    ...insertInto("direct_message", messages),
    ...insertInto("lift_cue", kept),
    ...mediaStatements(clips),
    ...marks,
  ];
}

type Filmed = NonNullable<Written["filmed"]>;

function filmedOf({ exercise, set, load, reps, training }: Filmed, at: number, timeZone: string): FilmedSet {
  const done = {
    load,
    unit: "kg" as const,
    reps,
    effort: null,
    seconds: null,
    metres: null,
    side: null,
    bodyweight: false,
  };
  return { exercise, set, done: [done], training, localDate: localDate(new Date(at), timeZone) };
}

/** Read marks: the side that was written to last has so many unread messages, the other none. */
const readUpTo = (leavesUnread: boolean) => `coalesce((SELECT m.id FROM direct_message m
  WHERE m.conversation_id = conversation.id ORDER BY m.id DESC LIMIT 1 OFFSET ${leavesUnread ? "?" : "0 * ?"}), 0)`;
