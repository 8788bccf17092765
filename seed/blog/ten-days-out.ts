import type { WrittenPost } from "./post.ts";

export const tenDaysOut: WrittenPost = {
  slug: "ten-days-out",
  title: "Ten Days Out",
  excerpt:
    "You can't get stronger in the last ten days before a tournament. You can get fresher, calmer and better organised, which wins more matches.",
  category: "Competition",
  tags: ["competition", "tapering", "planning"],
  readTime: 4,
  daysOld: 29,
  content: `Around ten days before a tournament, sensible people start doing strange things. They add a run. They look for a new takedown. They roll seven rounds on Wednesday with the heaviest person in the room "to see where they are".

I know where you are. You are ten days out. Whatever strength you brought is the strength you have. What is still open is how much of it you can reach on the day, and that is decided by how tired you are, how well you slept and whether you know where your mouthguard is.

## Days ten to seven: the last real work

This is the end of training, so make it count and then let it go.

- **One last heavy session**, at the start of this window. Your usual lifts, your usual weights, about two thirds of the sets. No tests. A test has two outcomes: you learn what you already knew, or you walk around worried for a week.
- **Two hard mat sessions** with match-length rounds. Start them standing, start them from the score you fear most, and rest properly in between. Four rounds that resemble the thing are worth more than nine that resemble an open mat.
- **Choose your game.** One way to get it to the ground. One guard, one pass, one way out of each bad place. Write it on a card. If it doesn't fit on the card, it is too much.

## Days six to three: less, but just as fast

The mistake here is to make everything slow and soft. You want to do **less work at the same speed.** Cut the amount by half and keep the snap.

In the gym that means a few jumps, a few fast and light sets of something familiar, some pulling, a little neck and groin work. Twenty-five minutes, done before you start to sweat seriously. On the mat it means drilling your card with good timing, and two or three short rounds with somebody you trust. Somebody you trust is not the same as somebody you like.

You will feel restless, and a day later you'll feel heavy and slow and be convinced that you have lost everything. Nearly everybody has that day. It passes. Don't answer it with a workout.

If you have to make weight, the plan for it should have begun weeks ago and have been discussed with somebody who knows what they are doing. Ten days out, my only advice is the one nobody wants: look at the next division up. Being a bit lighter than your opponents is a smaller problem than being empty.

## Days two and one: become boring

- Pack the bag two days before. Two gis, belt, rash guard, tape, mouthguard, nail clippers, flip-flops, food you have eaten a hundred times, a warm layer for the waiting.
- Read the schedule twice. Find out where you park, where you check in and who will be in your corner.
- Move a little every day. Twenty easy minutes, mobility and a light sweat.
- Eat what you always eat. A tournament town is the wrong place to discover a cuisine.
- Go to bed at the normal time. If you don't sleep much the last night, so be it. It is the nights before that carry you, which is one more reason to have been kind to them.

## The day itself

Warm up twice: once about forty minutes before your first match, properly, until you have broken a sweat and raised your breathing, and once for a few minutes when they call your bracket. Between matches, put the warm layer on, sip something, and sit down. Standing next to the mat and watching your division is also work.

For the first match, give yourself one sentence. Not a plan. One sentence: *first grip is mine*, or *breathe out on contact*, or *hips first*. It should be something you can do regardless of who is standing across from you.

And afterwards, win or lose, write down three things before you drive home: what worked, what surprised you and what you were too tired to do. The first one is for your confidence, the second is for class. The third one is for me. That is where the next block begins.`,
};
