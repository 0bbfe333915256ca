import type { Playbook } from '../playbook.ts'

export const PERSONAL_GROWTH: Playbook = {
  id: 'personal-growth', title: 'personal growth', plannerTypes: ['calendar'], usualWeeks: 10, tags: ['growth'],
  matches: { strong: ['become a better', 'be a better', 'become more confident', 'become more patient', 'be more patient', 'be more confident', 'improve my relationship', 'improve my leadership', 'improve my communication', 'improve my focus', 'improve my time', 'stop procrastinat', 'public speaking', 'confiden', 'listener', 'patience', 'more patient', 'patient with', 'plus patient', 'paciente', 'assertive', 'time management', 'productiv', 'make friends', 'communication', 'leadership', 'work life', 'relationship', 'zuhoren lernen', 'mejor padre', 'mejor madre', 'meilleur pere', 'meilleure mere'], weak: ['become more', 'be more', 'get better at', 'improve my', 'besser werden', 'mejorar mi', 'ameliorer', 'melhorar', 'feedback', 'shy', 'speech', 'toast', 'focus'], not: ['ivf', 'fertility', 'marathon', 'exam', '=app', 'apps', 'website', 'score'] },
  sessions: {
    minutes: 40, perWeek: 3, topicMinutes: { beginner: 200, intermediate: 200, advanced: 160 }, order: 'blocks',
    topics: ['noticing', 'one new way of doing it', 'in easy company', 'when it is hard'],
    opening: [
      { id: 'one-behaviour', when: { levels: ['beginner'] }, title: 'Turn the wish into one behaviour others could film', how: 'Not “be better”, but what you say or do, when, to whom; small enough for tomorrow.', done: 'a stranger could count it' },
      { id: 'why-now', when: { levels: ['beginner'] }, title: 'Write why now, and what the old way protects you from', how: 'Every habit pays for something; what would you lose?', done: 'the price of changing is one honest sentence' },
      { id: 'blind-spot', when: { levels: ['advanced'] }, title: 'Ask somebody who does not spare you: what do I still not see?', how: 'Somebody senior or critical, one situation, no explanation from you.', done: 'the blind spot is written in their words' },
      { id: 'scene', title: 'Describe one scene from last week as it was and as you wish it had been', how: 'Who said what, what you felt in the body, what you did; then the same scene with you at your best.', done: 'the difference is one sentence that begins with a verb' },
      { id: 'ask-three', title: 'Ask three people: what should I keep, stop, start?', how: 'People who wish you well; listen, thank, no defending.', done: 'nine answers are written and one pattern circled' },
    ],
    stages: [
      { id: 'observe', titles: ['{Topic}: watch yourself for a day and tally', '{Topic}: watch somebody who is good at it'], share: 1.5, how: 'A mark for each time; what came just before? Five lines in the evening.', done: 'the trigger that comes most is named' },
      { id: 'learn', titles: ['{Topic}: learn one technique and say it in your words'], share: 1, how: 'One chapter or talk, one technique; write when, where and how you will use it.', done: 'an if-then sentence hangs where you see it' },
      { id: 'rehearse', titles: ['{Topic}: rehearse it aloud, twice', '{Topic}: rehearse with a friend playing the other side'], share: 1.5, how: 'Stand, real words, real pause; the second time slower.', done: 'it comes without reading' },
      { id: 'use', titles: ['{Topic}: use it in one real conversation or task', '{Topic}: use it where it usually goes wrong', '{Topic}: use it twice on the same day'], share: 2, how: 'Choose the occasion beforehand; afterwards: what did I do, what happened, what next?', done: 'three lines about it are written' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'mentor', when: { levels: ['advanced'] }, title: 'Help somebody else with it, round {round}', how: 'Listen first, one question, no advice before they ask.', done: 'they did something and you learnt one thing' },
      { id: 'week-page', title: 'Week page {round}: what went well, what I avoided, one person to thank', how: 'Facts before judgement; send the thanks.', done: 'the page is written and the thanks sent' },
      { id: 'harder', title: 'One notch harder, round {round}', how: 'The same thing with a stranger, a boss or less time.', done: 'you did it, however it went' },
    ] },
    closing: [
      { id: 'ask-again', title: 'Ask the same three people again', how: 'What have you noticed? What is still missing?', done: 'their answers stand beside the first ones' },
      { id: 'setback', title: 'Plan for a setback: what you will do on the day it fails', how: 'Name the likeliest day, the first sign, the smallest next step, whom to tell.', done: 'the sentence “when it fails I …” is written' },
      { id: 'rule', title: 'Turn it into a rule for yourself and a date to look again', how: 'One sentence, one reminder, one person who may remind you.', done: 'the date is in the calendar' },
    ],
  },
  tasks: [],
}
