import type { Playbook } from '../playbook.ts'

/** One dish or cuisine is learnt by cooking it again and again. */
export const LEARNING_DISH: Playbook = {
  id: 'kind-learning-dish',
  title: 'learning to make a dish',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: { strong: ['learn to make sushi', 'learn to make pasta', 'learn to cook thai', 'learn to cook indian'], weak: ['recipe', 'dish', 'cuisine', 'ingredients', 'guests'] },
  tags: ['cooking'],
  tasks: [
    { id: 'dis-taste', at: 0, minutes: 90, priority: 'high', title: '{Subject}: eat it where it is made well, and ask what makes it so', how: 'Sit where you see them work. Texture, temperature, seasoning in three words each: that is what you cook towards.', done: 'three words say how it should be' },
    { id: 'dis-three', at: 0.06, minutes: 45, priority: 'high', title: '{Subject}: compare three recipes by people who grew up with it, and watch one of them do it', how: 'What do all three do? That is the technique; what differs is taste. Weights and not cups. Write the order of movements.', done: 'the three movements that everything hangs on are named' },
    { id: 'dis-kit', at: 0.12, minutes: 60, title: '{Subject}: find a shop for what cannot be replaced, and buy only the one tool it needs', how: 'Rice, flour, paste, fish fit to be eaten raw (frozen as the rules say): ask the shop. A sharp knife and scales do for most else.', done: 'ingredients for three tries are there' },
    { id: 'dis-base', at: 0.18, minutes: 75, priority: 'high', after: ['dis-kit'], title: '{Subject}: the base alone, twice: rice, dough, paste or stock', how: 'Nothing on top. Same weights, change one thing the second time: water, rest, heat. Taste side by side.', done: 'the better of two is written down with its numbers' },
    { id: 'dis-hands', at: 0.3, minutes: 60, priority: 'high', after: ['dis-base'], title: '{Subject}: the movement of the hands, twenty times with cheap stuff', how: 'Rolling, folding, shaping, cutting, tossing: film your hands beside the video. Slow and alike before fast.', done: 'the last five look alike' },
    { id: 'dis-first', at: 0.42, minutes: 120, priority: 'high', after: ['dis-hands'], title: '{Subject}: first whole dish, for yourself', how: 'Everything cut and weighed before the heat is on. Taste at each step and write what was missing: salt, sour, time.', done: 'eaten, with three notes' },
    { id: 'dis-second', at: 0.54, minutes: 105, after: ['dis-first'], title: '{Subject}: once more within the week, with only the worst mistake mended', how: 'Nothing else is changed, or you will not know what helped.', done: 'that mistake did not come again' },
    { id: 'dis-course', at: 0.6, minutes: 150, optional: true, title: '{Subject}: cook one evening beside somebody who does it without a recipe', how: 'A course, a neighbour, a grandmother. You do, they look. Ask how they know that it is ready.', done: 'two signs by hand, ear or nose are noted' },
    { id: 'dis-vary', at: 0.7, minutes: 105, after: ['dis-second'], title: '{Subject}: two variations from the same base', how: 'Another filling, vegetable or sauce; what must not be changed shows now.', done: 'both were good enough to be made again' },
    { id: 'dis-alone', at: 0.8, minutes: 90, priority: 'high', after: ['dis-vary'], title: '{Subject}: without the recipe, by the clock, in serving order', how: 'Write times backwards from the table. Where did you wait, where did it pile up?', done: 'all came to the table hot or cold as meant' },
    { id: 'dis-serve', at: 0.96, minutes: 150, priority: 'high', after: ['dis-alone'], title: '{Subject}: make it for others, with what can be done the day before done', how: 'Four people are enough. Ask one question: what would you leave out?', done: 'it was eaten and the answer noted' },
    { id: 'dis-card', at: 0.99, minutes: 20, title: '{Subject}: write your own card: weights, signs, times, shop', how: 'As you make it and not as the book does.', done: 'somebody else could cook from it' },
  ],
}
