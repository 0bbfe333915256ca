import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const MAGIC: Keyword[] = ['magic', 'magician', 'trick', 'zauber', 'magia', 'magie']
const POETRY: Keyword[] = ['poetry slam', 'slam', 'spoken word', 'reading', 'storytelling']
const JUGGLE: Keyword[] = ['juggl', 'circus', 'acrobat', 'puppet', 'clown', 'ventriloqu', 'fire show']

/** A few minutes alone before an audience. */
export const STAGE_ACT: Playbook = {
  id: 'stage-act',
  title: 'preparing an act for the stage',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  inOrder: true,
  tags: ['act'],
  matches: {
    strong: ['magic show', 'magic tricks', 'magic act', 'card tricks', 'close up magic', 'poetry slam', 'slam poetry', 'spoken word', 'storytelling night', 'puppet show', 'circus act', 'juggling act', 'cabaret act', 'talent show', 'zaubershow', 'zaubertricks', 'trucos de magia', 'tours de magie', 'truques de magica', ...wordings(['learn', 'perform', 'do', 'prepare', 'put together', 'show'], ['a', 'my first', '3', '4', '5', 'some', 'a 10 minute', 'a 20 minute', 'a short'], ['magic tricks', 'magic show', 'puppet show', 'juggling show', 'circus act']), 'dj at', 'dj for', 'dj set', 'sing at a wedding', 'sing at my', 'play at my', 'play at a wedding', 'busk', 'busking'],
    weak: ['audience', 'stage', 'perform', 'jokes', 'props', 'minutes', 'open mic', 'show', 'birthday'],
    not: ['comedy', 'stand up', 'stand up meeting', 'standup meeting', 'daily standup', 'stand up desk', 'stand up paddle', 'magic the gathering', 'deck', 'organise a comedy night', 'host an open mic', 'organise an open mic', 'guitar', 'songs', 'band', 'piano', 'choir'],
  },
  topicStages: [
    { id: 'learn', titles: ['{Topic}: learn it slowly until it needs no thinking'], share: 2, how: 'Slowly and without a mistake, in front of a mirror or camera, ten times right in a row before it gets faster.', done: '{topic} works ten times in a row' },
    { id: 'present', titles: ['{Topic}: words, look and timing for it'], share: 1.5, how: 'Write what is said and where you look; a pause before what matters. Try it on one person.', done: '{topic} fooled, moved or amused one person' },
  ],
  tasks: [
    { id: 'act-aim', at: 0, minutes: 45, priority: 'high', title: 'Settle occasion, minutes, audience, stage and what the act is to leave behind', how: 'Ask the host for length, microphone, light, where people sit, who comes before you, and what is not wanted. Write down the one feeling people leave with.', done: 'minutes, stage and the one feeling are on a card' },
    { id: 'act-watch', at: 0.05, minutes: 90, title: 'Watch three acts of your kind with a stopwatch, and note how they are built', how: 'Laughs, gasps or silences a minute, how they enter, how they end. Take the structure and never the material.', done: 'one page has openings, transitions and endings of three acts' },
    { id: 'act-basics', at: 0.08, minutes: 60, when: { levels: ['beginner'] }, title: 'Go to an open stage as a guest, and talk to the person who runs it', how: 'Where the list is, how the light says that time is up, what beginners do wrong. Sit at the back and watch the audience.', done: 'you know how to get on the list and what the light means' },
    { id: 'act-collect', at: 0.11, minutes: 90, priority: 'high', title: 'Collect material: three times as much as you need', how: 'Magic: effects you love to see. Poems or stories: moments with a turn. No judging yet.', done: 'thirty ideas are on cards' },
    { id: 'act-choose', at: 0.16, minutes: 60, title: 'Choose what suits you, the room and the minutes, and put it in an order', how: 'Second best first, best last, the risky thing in the middle. One style and one person throughout.', done: 'the order is on the wall, with seconds beside each part' },
    { id: 'act-tricks', at: 0.2, minutes: 150, when: { mentions: MAGIC }, about: ['trick', 'effect', 'sleight', 'magic'], batch: { units: ['trick', 'effect'], unit: 'tricks', usual: 4, of: 1, atMost: 7, until: 0.42 }, title: 'Learn {part}: method slowly before the mirror, then with the words', how: 'Look where the audience should look. Practise the secret move until you can hold a conversation, then film it from their seats.', done: 'ten times in a row, and the film shows nothing' },
    { id: 'act-text', at: 0.2, minutes: 150, when: { mentions: POETRY }, about: ['poem', 'text', 'story'], title: 'Write the text for the ear: first line, turn, last line, 140 words a minute', how: 'Read each draft aloud and mark breath and stress. What you stumble over three times is rewritten.', done: 'it is ten seconds shorter than allowed' },
    { id: 'act-skill', at: 0.2, minutes: 150, when: { mentions: JUGGLE }, about: ['juggling', 'skill', 'puppet'], title: 'Train the skill to a level that is safe on stage', how: 'On stage you have seventy per cent of what you have at home. Only what works nine times out of ten goes in, with a planned answer for a drop.', done: 'nine of ten runs are clean' },
    { id: 'act-script', at: 0.44, minutes: 120, priority: 'high', title: 'Join the parts: entrance, links, one call back, ending, bow', how: 'The first ten seconds are learned word for word, and the last thirty too. A way out at each link in case time is short.', done: 'the whole runs on one page with times' },
    { id: 'act-props', at: 0.48, minutes: 75, about: ['props', 'costume', 'cards'], title: 'Get props, clothes and music ready, each with a place and a spare', how: 'Nothing rattles, everything is reached with one hand, pockets are assigned. Music on two devices.', done: 'the set-up is done in two minutes in the dark' },
    { id: 'act-learn', at: 0.54, minutes: 90, title: 'Learn it by heart in parts, standing, from the end forwards', how: 'Say it while you walk and while you wash up. Link parts by pictures and not by sheets.', done: 'you begin at any part without paper' },
    { id: 'act-film', after: ['act-learn'], at: 0.6, minutes: 60, title: 'Film a whole run, watch it without sound, then without picture', how: 'Hands, feet, eyes; then filler words, speed, last words swallowed. Change three things only.', done: 'three changes are in the next film' },
    { id: 'act-friends', after: ['act-film'], at: 0.67, minutes: 75, priority: 'high', title: 'Show it to three people who do not know it, and watch their faces', how: 'Do not explain and do not ask whether it was good. Ask what they remember and where they drifted off.', done: 'what they forgot is cut' },
    { id: 'act-openmic', at: 0.76, minutes: 120, when: { minWeeks: 4 }, title: 'Try it before strangers on a small stage, recorded', how: 'An open mic, a club evening, a family at the next table. Mark each reaction on the script afterwards.', done: 'the recording is listened to and each part has a plus or a minus' },
    { id: 'act-cut', at: 0.82, minutes: 60, title: 'Cut a fifth, sharpen the ending, and time it with pauses', how: 'Laughter and applause take ten seconds a minute. Shorter than allowed is remembered kindly.', done: 'it is half a minute shorter than the limit' },
    { id: 'act-mishap', at: 0.86, minutes: 45, title: 'Prepare for what goes wrong: blank, heckler, drop, microphone', how: 'One friendly sentence for each. Practise losing the thread and coming back at the next link.', done: 'four sentences are learned and used once' },
    { id: 'act-dress', at: 0.92, minutes: 75, priority: 'high', title: 'Dress rehearsal at the hour, in the clothes, in one go, without stopping', how: 'Stand with a microphone or a bottle, light in your eyes. Whatever happens, go on.', done: 'one uninterrupted run within the time' },
    { id: 'act-venue', at: 0.95, minutes: 30, title: 'Confirm with the host: hour, sound, light, order, table for props', how: 'Send music and the words on which the light changes. Bring adapters and water.', done: 'the answer with your slot is there' },
    { id: 'act-day', at: 0.98, minutes: 45, daysBefore: 1, title: 'Pack, run it once lightly, sleep', how: 'Script on a card for the pocket, spare props, nothing new after tonight.', done: 'the bag stands at the door' },
    { id: 'act-daily', at: 0.56, minutes: 45, everyWeeks: 1, optional: true, title: 'Run through the order, week {week}: slow, loud, with a different aim', how: 'One time for clarity, one for speed, one for one person in the third row.', done: 'the weakest part has been repeated five times' },
    { id: 'act-voice', at: 0.5, minutes: 60, when: { levels: ['beginner'] }, title: 'Train voice and stand: breath, volume, stillness, microphone a hand away', how: 'Speak to the far wall without shouting, feet still for a whole minute, pause for three seconds and bear it.', done: 'a friend at the back understands each word' },
    { id: 'act-persona', at: 0.18, minutes: 90, when: { levels: ['advanced'] }, title: 'Sharpen the character: what you want from this audience, and what you hide', how: 'Play the same part arrogant, shy and delighted; film and choose. Let it colour each line.', done: 'one attitude runs through the whole script' },
    { id: 'act-second', at: 0.72, minutes: 90, when: { minWeeks: 8 }, title: 'Replace the weakest part by a new one', how: 'The one with a minus from every audience. Take the next card from the collection.', done: 'the new part was tried on two people' },
    { id: 'act-long', at: 0.64, minutes: 60, when: { minWeeks: 8 }, optional: true, title: 'See a professional live from the first row, and look only at the pauses', how: 'Where they wait, where they breathe, how they take applause.', done: 'two pauses are built into the script' },
  ],
}
