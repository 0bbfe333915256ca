import type { Playbook } from './playbook.ts'

export const PODCAST: Playbook = {
  id: 'podcast',
  title: 'podcast and video channel',
  plannerTypes: ['calendar', 'sprint'],
  matches: { strong: ['podcast', 'youtube', 'video series', 'video channel', 'vlog', 'webseries', 'audio show', 'livestream', 'online course'], weak: ['launch', 'episode', 'record', 'microphone', 'publish', 'edit', 'channel', 'subscribers'], not: ['listen to'] },
  tags: ['podcast'],
  topicStages: [
    { id: 'prepare', titles: ['{Topic}: outline and questions'], share: 1, how: 'One promise, three points, a story each; guest gets the outline a week before.', done: 'the outline fits on a page' },
    { id: 'record', titles: ['{Topic}: record'], share: 1.2, how: 'Quiet room, test minute with headphones, two tracks, a glass of water; clap to mark slips.', done: 'two clean tracks are backed up' },
    { id: 'edit', titles: ['{Topic}: edit, notes and upload'], share: 2, how: 'Cut the first minute, level, intro, chapters; notes with links and transcript.', done: 'it is scheduled and a stranger has listened to the first two minutes' },
  ],
  tasks: [
    { id: 'promise', at: 0, minutes: 60, priority: 'high', title: 'The show in one sentence: for whom, what changes for them, why you', how: 'Fill in: “for … who want …, every … you get …, unlike …”. Say it to three people of that kind and watch their faces.', done: 'two of three asked when it starts' },
    { id: 'competitors', at: 0.04, minutes: 60, title: 'Listen to five neighbours: what to copy, what to leave', how: 'First minute, length, sound, what reviews complain about.', done: 'three rules for your show are written' },
    { id: 'format', at: 0.08, minutes: 60, title: 'Format: length, rhythm, solo or guests, segments, season of eight', how: 'A rhythm you can keep in your worst week; seasons allow pauses.', done: 'season one has a length, a day and eight working titles' },
    { id: 'name-art', at: 0.14, minutes: 90, title: 'Name, cover art, address: searchable, sayable, free', how: 'Check directories and domains; cover readable at thumb size; consistent handles.', done: 'name is free everywhere that matters and the cover is 3000 px' },
    { id: 'gear', at: 0.12, minutes: 60, title: 'Microphone, headphones, room: test three corners', how: 'Dynamic microphone, a hand from the mouth, curtains and books; fifty times better than a dear microphone in a bare room.', done: 'a test minute sounds close and dry' },
    { id: 'guests', at: 0.2, minutes: 60, title: 'Invite four guests with a concrete date and three questions', how: 'People slightly ahead of your listener; why them, how long, what they get.', done: 'two have said yes with a date' },
    { id: 'pilot-outline', at: 0.24, minutes: 60, title: 'Outline episode 1: hook, story, takeaway, next step', how: 'Write the first thirty seconds word for word, the rest as bullets.', done: 'you can tell it in two minutes' },
    { id: 'pilot-record', at: 0.32, minutes: 90, priority: 'high', after: ['pilot-outline', 'gear'], title: 'Record a pilot episode nobody has to hear', how: 'Whole thing in one go, standing; then listen the next day with a pencil.', done: 'five things to do differently are noted' },
    { id: 'record-1', at: 0.42, minutes: 90, priority: 'high', after: ['pilot-record'], title: 'Record episode 1', how: 'Same set-up noted on a card, room tone ten seconds, backup recording on the phone.', done: 'the take is saved in two places' },
    { id: 'record-2', at: 0.5, minutes: 120, after: ['record-1'], title: 'Record episodes 2 and 3 in one session', how: 'Change of shirt, break of half an hour, energy first.', done: 'two more takes are saved' },
    { id: 'edit-first', at: 0.55, minutes: 150, after: ['record-1'], title: 'Edit episode 1: cut, level, intro, chapters', how: 'Remove what you would skip; loudness −16 LUFS; music you may use.', done: 'it plays in the car without touching the volume' },
    { id: 'edit-rest', at: 0.65, minutes: 180, after: ['record-2'], title: 'Edit episodes 2 and 3 with the template', how: 'Save the project as a template; time yourself; decide what to hand over.', done: 'both are final and took half the time' },
    { id: 'hosting', at: 0.6, minutes: 60, title: 'Hosting, feed, directories: submit with a trailer', how: 'Trailer of one minute; approvals can take days; own domain in front of the feed.', done: 'the trailer shows in two directories' },
    { id: 'notes-site', at: 0.7, minutes: 75, title: 'Show notes, transcript and a page to subscribe', how: 'Links, names spelt right, one sentence for sharing, mailing list.', done: 'three pages are live and readable on a phone' },
    { id: 'launch-list', at: 0.78, minutes: 60, title: 'Launch list: fifty people by name, three communities, two shows to visit', how: 'Personal lines, not a blast; ask for one thing: listen and reply.', done: 'the messages are written and dated' },
    { id: 'publish', at: 0.92, minutes: 60, priority: 'high', after: ['edit-first', 'hosting'], title: 'Publish: three episodes at once, then tell the fifty', how: 'Early morning, check each app, answer everybody on the day.', done: 'all three play in each directory and the messages are out' },
    { id: 'first-numbers', at: 1, minutes: 45, title: 'First week: what listeners said, where they stop, next four dates', how: 'Drop-off graph, three voice notes from listeners, no chart watching.', done: 'the next four recordings are in the calendar' },
  ],
}
