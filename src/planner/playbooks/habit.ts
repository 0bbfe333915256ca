import type { Playbook } from './playbook.ts'

export const HABIT: Playbook = {
  id: 'habit',
  title: 'habit',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['meditat', 'mindful', 'journal', 'habit', 'every morning', 'every evening', 'daily', 'quit smoking', 'stop smoking', 'screen time', 'drink water', 'drink more water', 'wake up early', 'gratitude', 'floss', 'sleep better', 'gewohnheit', 'habito', 'habitude', 'meditieren', 'meditar', 'mediter', 'cold shower', 'no sugar', 'social media', 'dry january', 'digital detox', 'breathing'],
    weak: ['every day', 'day challenge', '30 days', 'minutes a day', 'routine', 'jeden tag', 'cada dia', 'chaque jour', 'todo dia'],
    not: ['app', 'exam', 'marathon', 'sprint', 'standup', 'write the', 'write a speech', 'write my speech', 'eulogy', 'toast', 'scan', 'digiti', 'transcri', 'translate', 'repair', '=sew', 'build a model', 'build the', 'application', 'renovat'],
  },
  tags: ['habit'],
  series: [
    {
      id: 'meditation', about: ['meditat', 'mindful', 'sit', 'breath', 'meditier', 'meditar', 'mediter'], name: 'meditation', perWeek: 7, minutes: 10, tags: ['meditation'], when: { mentions: ['meditat', 'mindful', 'breath', 'meditier', 'meditar', 'mediter'] },
      sessions: [
        { id: 'count', to: 0.3, when: { levels: ['beginner', 'intermediate'] }, title: 'Meditate: count ten breaths and begin again', how: 'Sit so that the back holds itself. Count each out-breath to ten, start over whenever you notice you were elsewhere: noticing is the exercise.', done: 'the bell rang and you were still sitting' },
        { id: 'breath-place', to: 0.4, when: { levels: ['beginner', 'intermediate'] }, title: 'Meditate: find where the breath is clearest', how: 'Nostrils, chest or belly: choose one place and stay with the feeling of air there, without steering it.', done: 'you know your place and came back to it at least three times' },
        { id: 'unpleasant', when: { levels: ['advanced'] }, title: 'Meditate: stay with what is unpleasant', how: 'Choose the least comfortable sensation, go to its edge, notice where it changes; back to the breath when it becomes a story.', done: 'you know where it was and how it changed' },
        { id: 'who-notices', when: { levels: ['advanced'] }, title: 'Meditate: turn towards what is noticing', how: 'Settle for five minutes, then look for the one who hears and feels; drop the question as soon as it becomes thinking.', done: 'there was one moment without an answer and without a hurry' },
        { id: 'body-scan', from: 0.1, title: 'Meditate: body scan from feet to scalp', how: 'A minute for each region; let what is tight be tight, just notice it.', done: 'you reached the scalp' },
        { id: 'sounds', from: 0.2, title: 'Meditate: sounds near and far', how: 'Let sounds come to you without naming them; when you name one, smile and listen again.', done: 'you heard one sound you usually miss' },
        { id: 'noting', from: 0.3, title: 'Meditate: note thoughts as “planning”, “judging”, “remembering”', how: 'One soft word for each thought, then back to the breath; no following it up.', done: 'you can say which of the three came most' },
        { id: 'kindness', from: 0.4, title: 'Meditate: wish somebody well, then yourself', how: 'A person you like, then yourself, then somebody neutral: “may you be well”, with their face before you.', done: 'you did not skip yourself' },
        { id: 'open', from: 0.6, title: 'Meditate: open awareness, nothing chosen', how: 'Breath, sound, body, thought: whatever is strongest may be there. When lost, ten counted breaths.', done: 'you stayed until the bell' },
      ],
    },
    {
      id: 'reflection', about: ['journal', 'reflect', 'write down', 'diary', 'log', 'review', 'gratitude', 'how it went', 'tagebuch', 'diario', 'note'], name: 'reflection', perWeek: 1, minutes: 20, tags: ['reflection'],
      sessions: [
        { id: 'facts', title: 'Write down how week {week} went: what happened', how: 'Days done, days missed and what came in between, without blame; one sentence on the best day.', done: 'the week stands on half a page' },
        { id: 'pattern', from: 0.2, title: 'Write down how week {week} went: what made it easy or hard', how: 'Compare easy and hard days: hour, place, sleep, who was around. Choose one condition to repeat.', done: 'one sentence begins with “it works when …”' },
        { id: 'change', from: 0.5, title: 'Write down how week {week} went: what has changed in you', how: 'Read the first page, write what you would not have noticed then; decide what to keep.', done: 'a sentence on what you keep stands at the end' },
      ],
    },
    {
      id: 'daily', about: ['habit', 'daily', 'routine', 'morning', 'evening', 'water', 'walk', 'read', 'sketch', 'draw', 'write', 'floss', 'tidy', 'cold shower', 'phone', 'no '], name: '{subject}', perWeek: 7, minutes: 15, tags: ['habit'], when: { unless: ['meditat', 'mindful', 'meditier', 'meditar', 'mediter'] },
      sessions: [
        { id: 'tie', to: 0.2, title: '{name}: tie it to something you already do', how: 'Choose the moment right after coffee, teeth or coat, and do the smallest version there.', done: 'it happened straight after the cue' },
        { id: 'tiny', to: 0.3, title: '{name}: the two-minute version counts', how: 'Do at least the small version even on a bad day; more only if it comes by itself.', done: 'the day has its mark on the wall chart' },
        { id: 'place', from: 0.05, to: 0.5, title: '{name}: lay everything out the evening before', how: 'Remove one obstacle and one temptation: shoes by the door, phone in the drawer.', done: 'you began without searching for anything' },
        { id: 'if-then', from: 0.15, to: 0.8, title: '{name}: an if-then for the next obstacle', how: 'Name what stopped you last and write “if … then I will …”; then do today’s round.', done: 'the sentence is written and today is done' },
        { id: 'never-twice', from: 0.25, title: '{name}: never miss twice', how: 'If yesterday was missed, today is the most important one; small is fine.', done: 'the chain goes on' },
        { id: 'longer', from: 0.35, to: 0.9, title: '{name}: a little longer or harder today', how: 'Add about a tenth, only if the last three days were easy.', done: 'it was more and still fine' },
        { id: 'enjoy', from: 0.4, title: '{name}: notice what you like about it', how: 'Do it without anything else on; say afterwards aloud what was good.', done: 'you can name one pleasant thing' },
        { id: 'identity', from: 0.7, title: '{name}: as somebody who simply does this', how: 'No score today; it is just what you do at this hour.', done: 'it took no decision' },
      ],
    },
  ],
  tasks: [
    { id: 'one-only', at: 0, minutes: 20, when: { levels: ['beginner'] }, title: 'Choose the smallest version, the cue and the place', how: 'One habit only. Two minutes must count; it follows something you already do every day, at one place.', done: 'the sentence “after … I will … at …” hangs where you see it' },
    { id: 'obstacles', at: 0.1, minutes: 20, when: { levels: ['beginner'] }, title: 'List three things that will stop you, with an answer to each', how: 'A late evening, a guest, no wish: “if … then …”, small enough to do ill.', done: 'three sentences are written' },
    { id: 'raise-bar', at: 0.05, minutes: 20, when: { levels: ['advanced'] }, title: 'Decide what this round should change: depth, length or what hangs on it', how: 'You have done it before: where did it break off last time, and what would be worth it?', done: 'one change and the point of the last break are written' },
    { id: 'travel-version', at: 0.4, minutes: 20, when: { minWeeks: 5 }, title: 'A version for travel, illness and full days', how: 'What is left when there is no time, no place and no strength? That still counts.', done: 'it has been tried on one ordinary day' },
    { id: 'month-mark', at: 0.6, minutes: 30, when: { minWeeks: 6 }, title: 'Month mark: count the days, keep what carried, drop one rule', how: 'Numbers first, then the feeling; a missed week is information.', done: 'the number and one decision are written' },
    { id: 'share-it', at: 0.8, minutes: 30, when: { minWeeks: 8 }, title: 'Pass it on: explain to somebody how you keep it up', how: 'What you say aloud you believe; ask what they would try.', done: 'you have told one person' },
  ],
}
