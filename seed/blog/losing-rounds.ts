import type { WrittenPost } from "./post.ts";

export const losingRounds: WrittenPost = {
  slug: "losing-rounds-on-purpose",
  title: "Losing Rounds on Purpose",
  excerpt:
    "If you win every round in your own gym, you are practising winning. Practising jiu-jitsu is something else, and it looks worse from the outside.",
  category: "Mental Game",
  tags: ["mindset", "longevity", "sparring"],
  readTime: 3,
  daysOld: 38,
  content: `When I was a purple belt I had a very good year. I don't think I was passed more than a handful of times in my own gym. I knew whose game I liked, I arranged to be standing near them when rounds were picked, and I kept my guard exactly where it had worked the week before. People said I was sharp.

Then I visited a friend's academy and a brown belt I had never heard of put me in half guard, flat, on my bad side. I had not been there for so long that I had nothing. No frame, no first move. I remember looking at the ceiling and thinking: I have spent a whole year avoiding this exact ceiling.

## A round is a question

You can ask many different things in a round. *Can I win?* is only one of them, and it's the one that teaches you least, because you'll use what you already have to answer it.

Better questions are smaller:

- Can I get my elbow back inside before they settle?
- What happens if I start from the bottom, every time, for a month?
- Can I stay calm for thirty seconds in the place I like least?
- Can I do this at sixty percent of my strength and still be in the conversation?

The moment you ask one of these, losing the round stops being the opposite of succeeding in it. You went into bad half guard on purpose, you got the elbow in twice and lost it three times, and somebody passed you. On the scoreboard that's a loss. In the notebook it is five attempts.

## Give your strength a day off

This one is uncomfortable for a strength coach to write. The stronger you get, the easier it is to stop learning. Strength lets bad timing survive. You are late, you push harder, it works, and the lesson never arrives.

So I ask members to pick one session a week in which they roll *light and early*. No bursts. If a movement needs a bench press to finish, you give it up and start again. It feels silly for two weeks and then you notice that you are beginning to move before you have to. When you add the strength back, it lands on top of timing instead of replacing it.

Keep the strength for the days that are meant for it, in the gym and in competition class. It isn't going anywhere. That is rather the point of all those slow squats.

## Choose your partners like a grown-up

Losing on purpose only works with people who understand it. Three kinds of rounds make a good week:

1. **Someone newer than you,** where you start in bad places and give yourself one tool to get out.
2. **Someone at your level,** where you play the game you are building, not the game that you trust.
3. **Someone better,** where your only job is to notice the first moment it went wrong. Not the submission. The first moment.

And there is a fourth kind, once in a while, when you simply go. Full game, full effort, shake hands, lie on the floor. You need those too. They are dessert.

## What to write down

Keep it short or you won't keep it. After class, one line: *where I was, what I tried, what came back.* Three weeks of those lines will show you a pattern that no single round will. It will be in a corner of the game that you have been walking around for a while. You probably already know which.

Go there on Monday. Stand next to the person you usually avoid when rounds are picked. Start on your bad side, with your eyes open, and lose a little. It is the cheapest place in the world to do it, and the people around you will still have a drink of water with you afterwards.

I've been back under that ceiling many times since. It turns out there is a frame there, and a first move, and then another one.`,
};
