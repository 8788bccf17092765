import type { WrittenPost } from "./post.ts";

export const twoLifts: WrittenPost = {
  slug: "two-lifts-a-week-that-survive-a-full-mat-schedule",
  title: "Two Lifts a Week That Survive a Full Mat Schedule",
  excerpt:
    "Most strength plans for grapplers fail in the third week, on a Thursday, for reasons that have nothing to do with the exercises. Here is how to write one that doesn't.",
  category: "Training",
  tags: ["strength", "planning", "hobbyists"],
  readTime: 4,
  featured: true,
  daysOld: 5,
  content: `Most strength plans for grapplers don't fail because the exercises are wrong. They fail in the third week, on a Thursday. You trained Tuesday, you rolled Wednesday with the one guy who makes everything heavy, and now the plan says squat. You look at the bar, you look at your legs, and you decide to start again on Monday.

I have written that plan. I have also been the person looking at the bar. What follows is what I do now, with myself and with nearly everybody who trains three to five times a week and has a job.

## Start from the mat, not from the gym

Write down the classes you actually go to. Not the ones you intend to go to. Next to each one put a letter: **H** if it leaves you tired the next day, **E** if it doesn't. Competition class is an H. Drilling night is an E. Open mat is whatever your training partners make of it.

You will usually find two holes in the week. That is where strength goes. Two sessions is not a compromise. Done for a year, two sessions is about a hundred, and a hundred sessions change what you can do. Four sessions done for three weeks change your opinion of yourself, and not for the better.

## One session is heavy, one is broad

Give the two days different jobs.

- **The heavy day** goes as far away from your hardest class as the calendar allows. One squat or hinge, one press, one pull. Few reps, long rests, nothing to failure. It takes forty-five minutes and you leave feeling better than when you came.
- **The broad day** can sit right next to a class, even before it. Single-leg work, carries, neck, groin, trunk. Moderate weights, slow lowering. It is the day that keeps the heavy day possible.

If you swap them by accident, nothing bad happens. If you do two heavy days, you will be back on that Thursday.

## Leave reps in the bar

The simplest rule I know: **finish every set with two good reps left.** Not two ugly reps. Two that would look like the ones before.

People hear this as permission to be lazy. It is the opposite. Anyone can fail a set. It takes attention to stop at the right place, and that attention is the same skill that keeps you from spending everything in the first minute of a round. You are strong enough to train hard. The question is whether you can also train tomorrow.

> If the lifting makes your rolling worse for more than a day, the lifting is wrong, however impressive the numbers are.

## Have a short version ready

Some weeks fall apart. A child gets sick, a project is late, you slept five hours. The plan has to know this in advance, because you won't want to negotiate with yourself at seven in the evening.

So every session in Longroll is written in pairs, and the first pair is the session. If you have twenty minutes, do the A pair and go home. You have trained. Tick it off. What you must not do is skip the day because you can't do all of it. The person who does the short version forty times a year is ahead of the person who does the perfect version twelve times, and they also have fewer arguments with themselves.

## What progress looks like

In a gym, progress is a number that goes up. For us it is slower and a little stranger. Some signs to look for:

1. The same weight feels the same on a day after rolling as on a day of rest.
2. You stop noticing stairs.
3. Your posture in the closed guard breaks later, and you fix it without thinking.
4. You finish the last round with your hands still able to open a water bottle.

Add weight when the slow lowering is easy, not when the calendar says so. Two and a half kilos that stay are worth more than ten that visit.

## The week, on one line

For someone who has class Monday, Wednesday and Friday evening, it comes out like this: heavy on Tuesday at lunch, broad on Thursday, nothing clever on the weekend. Open mat if you want it. A walk if you don't.

It will look too small on paper. Do it for eight weeks before you decide. The point was never to win the week. The point is to still be here when the people who won it have stopped.`,
};
