import type { Keyword, Playbook } from '../playbook.ts'

const APPS: Keyword[] = ['app', 'online', 'profile', 'tinder', 'website']
const KIDS: Keyword[] = ['kids', 'children', 'son', 'daughter', 'single parent', 'single mum', 'single dad']
const LATER: Keyword[] = ['divorce', 'widow', 'after 50', 'over 50', 'over 60', 'long marriage', 'years single', 'single for']
const MEETINGS: Keyword[] = ['date', 'meeting', 'evening']

/** Meeting somebody to share life with: what one looks for, more places to meet, kind first meetings, and time to see clearly. */
export const FINDING_PARTNER: Playbook = {
  id: 'finding-partner',
  title: 'meeting a partner',
  plannerTypes: ['calendar'], usualWeeks: 12,
  tags: ['dating'],
  matches: {
    strong: ['find a partner', 'find a girlfriend', 'find a boyfriend', 'find a husband', 'find a wife', 'find love', 'find the love', 'meet a partner', 'meet somebody new', 'meet someone new', 'meet somebody', 'meet someone', 'start dating', 'dating again', 'date again', 'go on dates', 'go on more dates', 'been single', 'single for', 'tired of being single', 'online dating', 'dating profile', 'partner finden', 'freundin finden', 'freund finden', 'encontrar pareja', 'buscar pareja', 'trouver l amour', 'trouver un copain', 'trouver une copine', 'encontrar um namorado', 'encontrar uma namorada'],
    weak: ['single', 'love', 'relationship', 'dates', 'profile', 'lonely'],
    not: ['business partner', 'partner company', 'training partner', 'tennis partner', 'dance partner', 'study partner', 'climbing partner', 'dating app for', 'build a dating', 'carbon dating', 'meet someone famous', 'single mum to', 'my girlfriend', 'my boyfriend', 'sales partner', 'implementation partner'],
  },
  tasks: [
    { id: 'fp-want', always: true, at: 0, minutes: 40, priority: 'high', title: 'Write what an ordinary Tuesday with that person looks like', how: 'Not height and job: how you speak, rest, quarrel, what each does alone. Three things that must be, three that may not.', done: 'half a page and three and three stand' },
    { id: 'fp-past', always: true, at: 0.03, minutes: 45, title: 'Look back at two earlier relationships: what was good, what came again, what was mine', how: 'A friend who was there may say what they saw. One thing to do otherwise is enough.', done: 'one thing to do otherwise stands in a sentence' },
    { id: 'fp-time', always: true, at: 0.04, minutes: 20, priority: 'high', title: 'Find two evenings a week and a budget that can last', how: 'From something else. With every evening full, nobody is met.', done: 'the two evenings are free in the calendar' },
    { id: 'fp-tell', always: true, at: 0.06, minutes: 30, priority: 'high', title: 'Tell five friends, and ask each for one introduction', how: '“I would like to meet somebody. Whom do you know whom I would like?” Friends of friends are still the surest way.', done: 'five were asked and one has a name' },
    { id: 'fp-places', always: true, at: 0.08, minutes: 45, title: 'Choose two things to join where the same people come every week', how: 'What you would do anyway: choir, climbing, dance, helping, a course. Mixed, your age, with a drink afterwards.', done: 'the first evening of both is in the calendar' },
    { id: 'fp-well', at: 0.1, minutes: 60, title: 'Do something for how you feel in your skin: hair, one outfit, sleep, movement', how: 'For you and not for a picture.', done: 'you leave the house gladly' },
    { id: 'fp-home', at: 0.12, minutes: 60, optional: true, title: 'Make a corner of your home ready for two', how: 'Two good glasses, a second lamp, clean sheets.', done: 'somebody could come by' },
    { id: 'fp-photos', at: 0.12, minutes: 75, when: { mentions: APPS }, about: ['photos', 'profile'], title: 'Have a friend take three pictures in daylight, doing something', how: 'One face, one whole, one among people; this year’s.', done: 'three pictures that friends call you' },
    { id: 'fp-profile', at: 0.15, minutes: 60, when: { mentions: APPS }, after: ['fp-photos'], title: 'Write the profile in six sentences that somebody can answer', how: 'A place, a dish, a doubt, a wish. No list of what you do not want. Two services at most, twenty minutes a day.', done: 'it is up and a friend has laughed at the right place' },
    { id: 'fp-safe', always: true, at: 0.14, minutes: 20, priority: 'high', title: 'Set your rules for first meetings: public, an hour, own way home, a friend who knows', how: 'No money, no address, no pictures to strangers. A short call first spares many an evening.', done: 'a friend has place and hour each time' },
    { id: 'fp-open', when: { levels: ['beginner'] }, at: 0.16, minutes: 25, title: 'Practise speaking to people where it does not matter', how: 'Queue, market, dog walkers: a remark, a question, goodbye. Ten times in a week.', done: 'ten are ticked' },
    { id: 'fp-questions', when: { levels: ['beginner'] }, at: 0.18, minutes: 20, title: 'Prepare five questions you would like to be asked yourself', how: '“What have you changed your mind about?” Then listen and go on from the answer.', done: 'five are on a card at home' },
    { id: 'fp-kids', at: 0.1, minutes: 40, when: { mentions: KIDS }, title: 'Settle with yourself what the children hear, and when they meet somebody', how: 'Months, not weeks. Who minds them on the two evenings?', done: 'a rule and a sitter are there' },
    { id: 'fp-later', at: 0.09, minutes: 40, when: { mentions: LATER }, title: 'Look whether you are free: rings, rooms, comparisons, anger', how: 'What would a visitor notice at your home? A talk with somebody outside can help.', done: 'one thing is put away' },
    { id: 'fp-week', always: true, at: 0.2, everyWeeks: 1, minutes: 150, priority: 'high', scale: { units: MEETINGS, minutesEach: 12, atMost: 300 }, title: 'Evening out, week {week}: the group, an invitation, or a first meeting', how: 'Go also when you do not feel like it; stay an hour. Coffee or a walk is enough for a first time.', done: 'you were among people and spoke to one you did not know' },
    { id: 'fp-note', at: 0.3, everyWeeks: 2, minutes: 20, title: 'Two lines after each meeting, week {week}: how did I feel with them, was I curious', how: 'Before you read messages. Charm fades; being at ease stays.', done: 'the lines are written and it is decided whether to ask again' },
    { id: 'fp-say', at: 0.35, minutes: 20, title: 'Say clearly and kindly yes or no within a day', how: 'Two sentences for each. Silence is no answer.', done: 'nobody waits for you' },
    { id: 'fp-second', at: 0.45, minutes: 120, when: { minWeeks: 5 }, title: 'Second and third meetings by doing something: cook, repair, climb, a market', how: 'How do they treat the waiter, how do they lose a game?', done: 'you have seen them busy' },
    { id: 'fp-pause', at: 0.55, minutes: 20, when: { minWeeks: 7 }, title: 'A week without looking', how: 'Friends, sleep, your own things. What was dreary, what was fun?', done: 'one way is dropped or changed' },
    { id: 'fp-friends', at: 0.7, minutes: 120, when: { minWeeks: 9 }, title: 'Let it meet your life: friends, a Sunday, being ill', how: 'Ask a friend afterwards what they saw.', done: 'they have met two people who matter to you' },
    { id: 'fp-talk', when: { levels: ['advanced'] }, at: 0.8, minutes: 60, title: 'Speak about what divides people later: children, money, place, faith, how much together', how: 'Without haste, walking. Listen to the hesitation.', done: 'you know where you differ' },
    { id: 'fp-look', at: 0.97, minutes: 30, title: 'Look back: which way brought you among whom, and what goes on', how: 'Keep the group whatever came of it.', done: 'the next twelve weeks have two evenings' },
  ],
}
