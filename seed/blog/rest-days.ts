import type { WrittenPost } from "./post.ts";

export const restDays: WrittenPost = {
  slug: "the-day-after-open-mat",
  title: "The Day After Open Mat",
  excerpt:
    "A rest day is not an empty square on the calendar. It is the session that decides what the next one is worth.",
  category: "Recovery",
  tags: ["recovery", "sleep", "mobility"],
  readTime: null,
  daysOld: 20,
  content: `Sunday, eleven in the morning. You rolled for two hours yesterday because the room was good and nobody wanted to be the first one to leave. Now you walk down the stairs one at a time, holding the rail. You have two ideas. One is the sofa. The other is to "sweat it out".

Both are reasonable, and both tend to be wrong in the same way. They are about how you feel now. A rest day is about how you will feel on Tuesday.

## Sore is not the same as hurt

Before anything else, sort what you feel into two boxes.

Soreness is wide and dull. It is in the belly of the muscle, it is about the same on both sides, and it gets better when you move. You can work with soreness.

The other box is for anything that is sharp, sits in one spot, wakes you at night, or gets worse as you warm up. Nothing I write here is for that box. Stop, and have it looked at by someone whose job that is. The mat will wait. It is very good at waiting.

## What I do, in order

**1. Eat breakfast like somebody who trained.** A real meal, with protein, and something salty if you left half of yourself in the gi. People plan their food around class and forget that the work of adapting happens the day after.

**2. Move before you decide how you feel.** Ten minutes. A walk is enough. Most of the stiffness of the morning after is simply a body that hasn't been asked anything yet. I don't trust any opinion I have about my hips before I have walked around the block.

**3. Go through the positions you were squashed out of.** Open the chest you spent two hours curling around. Turn the upper back both ways. Sit in a deep squat with something to hold on to. Long exhales. There is a twenty-minute version of this among the workouts, called Day-After Reset, and its only goal is to be a little boring.

**4. Do nothing that needs courage.** No new personal bests in stretching. No ice bath because somebody filmed theirs. If you like cold water, sauna or a massage and you feel better afterwards, keep them. Liking something is a good enough reason. Just don't let them take the place of the next point.

**5. Protect the night.** If I could have one thing for every member, it would be an hour more sleep on the two nights after the hardest session of the week. Not perfect sleep. An hour more. Put the phone in another room, go to bed while the evening is still pleasant, and don't make it a competition.

## What about training on the day after?

You can. I would ask three questions first:

- Did I sleep?
- Does the soreness fade once I am warm?
- Am I going because the session is useful, or because I would feel guilty at home?

Two good answers and I'd go, at an easy effort. Drill, flow, help the new person with their shrimping. One good answer and I'd take the walk. The third question is the one people skip and the one that matters most. Guilt is a poor training partner. It always wants one more round and it never taps.

## Plan the easy day before the hard one

The trick that helped me most is embarrassingly simple. Before a hard weekend, I put the easy day in the calendar with a time next to it, like a class. *Sunday, ten o'clock, walk and reset.* When it has a time it stops being the absence of something.

You trained hard yesterday. Good. That was the deposit. Today you leave it in the bank, and on Tuesday, when the warm-up feels light and your hips turn before you tell them to, you'll see what it earned.`,
};
