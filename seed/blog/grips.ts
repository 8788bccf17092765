import type { WrittenPost } from "./post.ts";

export const grips: WrittenPost = {
  slug: "hold-less-keep-more",
  title: "Hold Less, Keep More: Grips That Last a Whole Round",
  excerpt:
    "Your forearms are not weak. You are using them for jobs that belong to your back, your hips and your sense of timing.",
  category: "Technique",
  tags: ["grips", "forearms", "pulling"],
  readTime: 4,
  daysOld: 12,
  content: `Every new member asks me about grip strength, usually while opening and closing their hands like somebody testing a pair of gloves. They want more of it. I understand. It is a helpless feeling when the fingers simply stop.

But watch an old black belt for a round and look only at the hands. They are open most of the time. They close, something happens, they open again. A blue belt's hands close at the slap and bump and open when the timer rings. The difference between these two people is not in the forearm.

## Three grips that cost too much

**The nervous grip.** You hold a sleeve because letting go feels worse. It isn't doing anything. Ask yourself in the middle of a round what each hand is for. If there is no answer, open it and put it somewhere it has a job.

**The arm-wrestling grip.** Your elbow is away from your body and you are pulling with the biceps. Bring the elbow home to the ribs and the same pull suddenly comes from the back, which is a much larger animal. Most grips that "slip" were lost at the elbow a second earlier.

**The late grip.** They are already moving and you are holding on to a train. Strength is expensive when it comes second. If you feel the fabric running through your fingers, let it go and take the next one early instead of this one late.

## Hook, don't squeeze

Take a sleeve now, or a towel. Squeeze it as hard as you can for ten seconds. Now do it again, but fold the four fingers over like a hook, let the thumb rest, and hang the weight of your arm from it.

The hook holds nearly as much and you can breathe while it does. Squeezing is for the moment when something actually pulls. In between, hang. I tell people to think of two settings: *hanging* and *pulling*. You should be able to feel the change from one to the other. If there is only one setting, it will always be the tiring one.

## Train the parts that hold up the hand

I do give people grip work. I just don't start at the hand.

- **Rows with a slow way down.** Three seconds, elbow close. Your fingers learn to stay closed while something larger does the work.
- **Carries.** Two heavy things, thirty metres, tall. They train the hand, the shoulder and your patience in equal parts.
- **Hangs, well short of failure.** Twenty to thirty seconds with the shoulders switched on. Let go while you still could have stayed. Elbows forgive many things, but they keep count.
- **Gi or towel pull-ups, sparingly.** They are specific, and they are a lot. One day a week is enough for nearly everyone. On the other days, use the bar.
- **Opening the hand.** A rubber band around the fingertips, twenty slow openings, a few times a week. Nobody does this. Everybody who starts keeps doing it.

What I don't do is add hard grip training on top of five evenings of grip training. You already have five evenings. If your hands are sore in the morning, the answer is rarely more work for the hands. It is a strap on the heavy rows, so that the back gets its training and the fingers get an hour off.

## A game for the next open mat

Pick one partner who likes you. Roll five minutes with a single rule for yourself: **no grip lasts longer than three breaths.** When the third breath is out, you either use it to do something or you let it go and take a better one.

You will lose positions. You will also notice how many of your grips had no plan behind them, and how much of the round you spend holding somebody exactly where they wanted to be. Play it once a week for a month. By the end of it you will grip less often, earlier and with the elbow in the right place, and somebody will ask what you have been doing for your forearms.

Tell them you have been opening your hands.`,
};
