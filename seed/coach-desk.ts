import { NO_EXERCISE } from "../worker/contract/exercise-fields.ts";
import { DAY_MS, HOUR_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { type PersonName, people } from "./people.ts";

/** The coach's saved replies, member tags, templates and consultation requests. */
export function deskStatements({ now, timeZone }: Moment): SeedStatement[] {
  return [
    // Its coach is long past the first run.
    ...insertInto("first_run", [{ id: 1, finished_at: now - 60 * DAY_MS }]),
    ...insertInto(
      "saved_reply",
      REPLIES.map((reply) => ({ ...reply, updated_at: now - 60 * DAY_MS })),
    ),
    ...insertInto(
      "member_tag",
      TAGS.map(([member, tag]) => ({ user_id: people[member].id, tag })),
    ),
    ...insertInto(
      "workout_template",
      TEMPLATES.map(({ exercises, daysAgo, ...template }) => ({
        ...template,
        exercise_fields: JSON.stringify(["name", "setRep", "load", "tempo", "rest", "notes", "videoUrl"]),
        sample_exercises: JSON.stringify(exercises.map((each) => ({ ...NO_EXERCISE, ...each }))),
        created_at: now - daysAgo * DAY_MS,
        updated_at: now - daysAgo * DAY_MS,
      })),
    ),
    ...insertInto(
      "consultation_request",
      REQUESTS.map(({ availability, hoursAgo, answeredAfter, ...request }) => ({
        ...request,
        availability: JSON.stringify(availability),
        time_zone: timeZone,
        created_at: now - hoursAgo * HOUR_MS,
        updated_at: now - (hoursAgo - answeredAfter) * HOUR_MS,
      })),
    ),
  ];
}

const REPLIES = [
  {
    title: "Welcome",
    content:
      "Welcome, {first name}. Start with the option that fits the room you are in; you can change it any day. Write here when something is unclear.",
  },
  {
    title: "Film your set",
    content:
      "{first name}, please film one working set from the side, the whole body in the frame, camera at hip height. Send it here as a form check.",
  },
  {
    title: "Missed a week",
    content:
      "Nothing to make up for, {first name}. Take the week as it stands, the loads you used in {last training}, and leave one rep more in the tank than usual.",
  },
];

/** The coach's tags for members. */
const TAGS: [PersonName, string][] = [
  ["samir", "Works nights"],
  ["hana", "Masters division"],
  ["marcus", "Masters division"],
  ["renata", "Wrist"],
];

const TEMPLATES = [
  {
    name: "Heavy day, three lifts",
    description: "One lift for the legs, one pull, one press. Warm up to the first working set, then keep the load.",
    category: "Strength",
    difficulty: "Intermediate",
    estimated_duration_minutes: 50,
    is_active: 1,
    daysAgo: 190,
    exercises: [
      { name: "Front Squat", setRep: "5 x 5", tempo: "3-1-1", rest: "2-3 min" },
      { name: "Weighted Chin-Up", setRep: "5 x 3-5", tempo: "2-0-1", rest: "2 min" },
      { name: "Half-Kneeling Dumbbell Press", setRep: "4 x 8 / side", tempo: "2-0-1", rest: "90 s" },
    ],
  },
  {
    name: "Twenty minutes before class",
    description: "Wakes up hips and shoulders and leaves strength for the mat.",
    category: "Mobility",
    difficulty: "Beginner",
    estimated_duration_minutes: 20,
    is_active: 1,
    daysAgo: 75,
    exercises: [
      { name: "90/90 Hip Switch", setRep: "2 x 10", notes: "Hands off the floor when it gets easy." },
      { name: "Turkish Get-Up", setRep: "3 x 1 / side", load: "8-12 kg" },
      { name: "Dead Hang", setRep: "3 x 30 s" },
    ],
  },
];

const REQUESTS = [
  {
    name: "Ingrid Solberg",
    email: "ingrid.solberg@example.com",
    phone: null,
    message:
      "I have competed as a brown belt for six years and my back gives up before my grips do. I would like to talk about two lifting days that fit around five on the mat.",
    service_type: "individualized-programming",
    availability: ["weekday-morning", "weekend-morning"],
    experience: "Four years of barbell training, on and off.",
    status: "new",
    notes: "",
    hoursAgo: 26,
    answeredAfter: 0,
  },
  {
    name: "Tomasz Wilk",
    email: "tomasz.wilk@example.com",
    phone: "+48 601 555 010",
    message: "Back on the mat after a knee operation in spring. What should strength look like in the first months?",
    service_type: "consultation-only",
    availability: ["weekday-evening"],
    experience: "White belt, one year. New to weights.",
    status: "booked",
    notes: "Call on Thursday evening. Ask for the surgeon's clearance first.",
    hoursAgo: 8 * 24,
    answeredAfter: 20,
  },
];
