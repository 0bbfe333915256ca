import type { Playbook } from '../playbook.ts'

/** Pictures, not only sound. */
const VIDEO = ['youtube', 'video', 'vlog', 'tiktok', 'twitch']

export const PODCAST: Playbook = {
  id: 'podcast',
  title: 'podcast and video channel',
  plannerTypes: ['calendar', 'sprint'], usualWeeks: 10, occasion: { on: [2, 3, 4], amongTasks: true },
  matches: { strong: ['podcast', 'youtube', 'video series', 'video channel', 'vlog', 'webseries', 'audio show', 'livestream', 'online course', 'twitch channel', 'twitch stream', 'start streaming'], weak: ['launch', 'episode', 'record', 'microphone', 'publish', 'edit', 'channel', 'subscribers'], not: ['listen to', 'listen to podcasts'] },
  tags: ['podcast'],
  keepsParts: true,
  topicStages: [
    { id: 'prepare', titles: ['{Topic}: outline and questions'], share: 1, how: 'One promise, three points, a story each; guest gets the outline a week before.', done: 'the outline fits on a page' },
    { id: 'record', titles: ['{Topic}: record'], share: 1.2, how: 'Quiet room, test minute with headphones, two tracks, a glass of water; clap to mark slips.', done: 'two clean tracks are backed up' },
    { id: 'edit', titles: ['{Topic}: edit, notes and upload'], share: 2, how: 'Cut the first minute, level, intro, chapters; notes with links and transcript.', done: 'it is scheduled and a stranger has listened to the first two minutes' },
  ],
  series: [
    {
      id: 'po-record', onlyIfAsked: true, perWeek: 1, minutes: 120, priority: 'high', tags: ['recording'],
      about: ['record', 'recording', 'film', 'shoot', 'aufnehmen', 'aufnahme', 'grabar', 'enregistrer', 'gravar'],
      name: 'Record',
      sessions: [
        { id: 'po-r-test', when: { unless: VIDEO }, to: 0.08, title: 'Record a test in week {week}: one story told twice, then listen to both', how: 'Same place, two distances from the microphone, with and without notes. Note where you sounded as if reading.', done: 'distance, place and way of telling are chosen' },
        { id: 'po-r-talk', when: { unless: VIDEO }, from: 0.05, title: 'Record in week {week}: the next episode from the outline, in one go', how: 'A test minute with headphones, water, telephones off; clap once at a slip and say the sentence again. A minute of silence at the end for the edit.', done: 'the tracks are saved in two places and named with the episode' },
        { id: 'po-r-pick', when: { unless: VIDEO }, from: 0.3, title: 'Record in week {week}: what is missing – openings, links, corrections, the next talk', how: 'Listen to the last rough cut beforehand and write down the sentences that are missing; same microphone, same place, same loudness.', done: 'nothing is missing for the episode in the edit and the next one has begun' },
        { id: 'po-v-test', to: 0.2, when: { mentions: VIDEO }, title: 'Film a test in week {week}: two places, two lights, two minutes each', how: 'The same piece of work or story twice: watch it on a phone with sound off, then with eyes closed. Window from the side, camera at the height of the hands, microphone within an arm’s length.', done: 'place, light and framing are fixed and marked with tape' },
        { id: 'po-v-main', from: 0.12, when: { mentions: VIDEO }, title: 'Film in week {week}: the next video from the shot list, start to finish', how: 'Opening sentence first, three takes; then the work in the order of the list, each step once from afar and once close. Say a slip again at once, and copy the cards to two places before you clear up.', done: 'every line of the shot list is ticked and the files lie in two places' },
        { id: 'po-v-close', from: 0.3, when: { mentions: VIDEO }, title: 'Film in week {week}: next video, then close-ups, cutaways and the thumbnail picture', how: 'Write down while rough cutting which pictures are missing and fetch them now; before and after from the same spot; the thumbnail is a picture of its own, not a frame.', done: 'the missing pictures and three thumbnail pictures are there' },
      ],
    },
    {
      id: 'po-edit', onlyIfAsked: true, perWeek: 1, minutes: 120, tags: ['editing'],
      about: ['edit', 'editing', 'cut', 'schneiden', 'editar', 'monter', 'montage'],
      name: 'Edit',
      sessions: [
        { id: 'po-e-rough', title: 'Edit in week {week}: rough cut by the story, a third goes', how: 'Mark the three best minutes first; begin there. Whole answers out before single words.', done: 'the rough cut has its length and begins with a scene' },
        { id: 'po-e-fine', title: 'Edit in week {week}: loudness, music, chapters, notes, then upload', how: 'Voices to the same loudness (about -16 LUFS), breath left in, music under speech quieter than you think; notes with links and names checked.', done: 'it is scheduled and a stranger has listened to the first two minutes' },
      ],
    },
    {
      id: 'po-publish', onlyIfAsked: true, perWeek: 1, minutes: 30, tags: ['publishing'],
      about: ['publish', 'upload', 'release', 'video', 'episode', 'folge', 'veroffentlich', 'publicar', 'publier'],
      name: 'Publish',
      sessions: [
        { id: 'po-p-out', title: 'Publish in week {week}: title, notes, one clip, answers for half an hour', how: 'Title with the question of the episode, first two lines for the small screen, a clip of 40 seconds with subtitles; thank the guest with the link.', done: 'it is out everywhere and the clip is posted' },
      ],
    },
  ],
  tasks: [
    { id: 'promise', at: 0, minutes: 60, priority: 'high', title: 'Put the show into one sentence: for whom, what changes for them, why you', how: 'Fill in: “for … who want …, every … you get …, unlike …”. Say it to three people of that kind and watch their faces.', done: 'two of three asked when it starts' },
    { id: 'competitors', after: ['promise'], at: 0.04, minutes: 60, title: 'Study five neighbours: what to copy, what to leave', how: 'Three of their pieces each: first minute, length, sound or picture, what the comments complain about.', done: 'three rules for your show are written' },
    { id: 'format', after: ['promise'], when: { unless: VIDEO }, at: 0.08, minutes: 60, title: 'Settle the format: length, rhythm, solo or guests, segments, length of a season', how: 'A rhythm you can keep in your worst week; seasons allow pauses.', done: 'season one has a length, a day and eight working titles' },
    { id: 'name-art', when: { unless: VIDEO }, at: 0.14, minutes: 90, title: 'Name, cover art, address: searchable, sayable, free', how: 'Check directories and domains; cover readable at thumb size; consistent handles.', done: 'name is free everywhere that matters and the cover is 3000 px' },
    { id: 'gear', when: { unless: VIDEO }, at: 0.12, minutes: 60, title: 'Microphone, headphones, room: test three corners', how: 'Dynamic microphone, a hand from the mouth, curtains and books; fifty times better than a dear microphone in a bare room.', done: 'a test minute sounds close and dry' },
    { id: 'video-format', after: ['promise'], when: { mentions: VIDEO }, at: 0.08, minutes: 60, title: 'Three kinds of video you can repeat: what happens, how long, what the viewer can do after', how: 'One that people search for, one that shows you at work, one short; a rhythm you can keep in your worst week.', done: 'six working titles stand, two of each kind' },
    { id: 'channel-page', when: { mentions: VIDEO }, at: 0.14, minutes: 75, title: 'Channel page: name, picture, banner, one sentence, links', how: 'Searchable and sayable, free on the other networks; legible at thumb size; two playlists even if they are still empty.', done: 'a stranger says in five seconds what the channel is about' },
    { id: 'camera-light', when: { mentions: VIDEO }, at: 0.12, minutes: 75, title: 'Camera, light, sound: one test shot at the real place', how: 'Phone on a stand is enough; light from the side, microphone close, second angle for hands; machine noise and safety looked at first.', done: 'one minute is sharp, bright and clear, and the set-up is photographed' },
    { id: 'thumbnails', when: { mentions: VIDEO }, at: 0.6, minutes: 75, title: 'Titles and thumbnails: three of each per video, choose with five people', how: 'One thing, large, the result or the problem; at most four words; no promise the video does not keep.', done: 'each video has a title and a thumbnail that three of five would click' },
    { id: 'video-publish', when: { mentions: VIDEO }, about: ['publish', 'first one out', 'release', 'goes live', 'launch', 'out on'], at: 0.7, minutes: 60, priority: 'high', title: 'Publish the first video: chapters, captions, end screen, answers for two hours', how: 'Same weekday from now on; captions corrected by hand; the first comment is a question of yours; send it to the fifty by name.', done: 'it is live with captions and every comment of the first day has an answer' },
    { id: 'guests', at: 0.2, minutes: 60, title: 'Invite four guests with a concrete date and three questions', how: 'People slightly ahead of your listener; why them, how long, what they get.', done: 'two have said yes with a date' },
    { id: 'pilot-outline', at: 0.24, minutes: 60, title: 'Outline episode 1: hook, story, takeaway, next step', how: 'Write the first thirty seconds word for word, the rest as bullets.', done: 'you can tell it in two minutes' },
    { id: 'pilot-record', at: 0.32, minutes: 90, priority: 'high', after: ['pilot-outline', 'gear'], title: 'Record a pilot episode nobody has to hear', how: 'Whole thing in one go, standing; then listen the next day with a pencil.', done: 'five things to do differently are noted' },
    { id: 'hosting', when: { unless: VIDEO }, at: 0.6, minutes: 60, title: 'Set up hosting and feed, and submit the show to the directories with a trailer', how: 'Trailer of one minute; approvals can take days; own domain in front of the feed.', done: 'the trailer shows in two directories' },
    { id: 'notes-site', when: { unless: VIDEO }, at: 0.7, minutes: 75, title: 'Write show notes and transcript, and put up a page to subscribe', how: 'Links, names spelt right, one sentence for sharing, mailing list.', done: 'three pages are live and readable on a phone' },
    { id: 'launch-list', at: 0.78, minutes: 60, title: 'Make the launch list: fifty people by name, three communities, two shows to visit', how: 'Personal lines, not a blast; ask for one thing: listen and reply.', done: 'the messages are written and dated' },
    { id: 'publish', when: { unless: VIDEO }, about: ['publish', 'first one out', 'release', 'goes live', 'launch', 'out on'], at: 0.98, minutes: 60, priority: 'high', after: ['hosting'], title: 'Publish: three episodes at once, then tell the fifty', how: 'Early morning, check each app, answer everybody on the day.', done: 'all three play in each directory and the messages are out' },
    { id: 'first-numbers', at: 1.05, minutes: 45, title: 'Look at the first week: what the audience said, where they stop, the next four dates', how: 'Drop-off graph, three voice notes from listeners, no chart watching.', done: 'the next four recordings are in the calendar' },
    { id: 'mic-technique', at: 0.16, minutes: 60, when: { levels: ['beginner'] }, title: 'Practise at the microphone: a hand away, off axis, level at -12, one take of two minutes', how: 'Record the same text at three distances and in two rooms; listen on a phone.', done: 'you can hear the difference and have a mark on the desk' },
    { id: 'talk-aloud', at: 0.22, minutes: 45, when: { levels: ['beginner'] }, title: 'Speak aloud for ten minutes from five words, three times', how: 'No script; cut nothing; count fillers in the third.', done: 'the third has half the fillers of the first' },
    { id: 'pitch-guests', at: 0.3, minutes: 75, when: { levels: ['advanced'] }, title: 'Trade shows with two hosts of your size: swap guests or trailers', how: 'Send a finished thirty-second trailer and a date; offer first.', done: 'two swaps are agreed with dates' },
    { id: 'sponsor-sheet', at: 1.12, minutes: 60, when: { levels: ['advanced'] }, title: 'Write the sponsor sheet: who listens, numbers of the last three episodes, two formats', how: 'One page with a price; ask listeners, not agencies, who fits.', done: 'the page has gone to three names' },
    { id: 'batch-second', at: 1.1, minutes: 120, when: { minWeeks: 8 }, title: 'Hold a second recording day: the next episodes with what the first ones taught', how: 'Re-read the comments; change the opening; keep the rhythm.', done: 'three raw takes and their notes are saved' },
    { id: 'listener-survey', at: 1.15, minutes: 45, when: { minWeeks: 10 }, title: 'Ring five listeners: where they listen, what they skip, whom to invite', how: 'Fifteen minutes each; ask for the last time, not for opinions.', done: 'one segment is cut or added because of it' },
    { id: 'record-1', at: 0.4, minutes: 70, when: { unless: ['i film', 'we film', 'film on', 'filming on', 'film every', 'we record', 'i record', 'record on', 'record every', 'recording every', 'recording on', 'record saturdays', 'record sundays', 'record mondays'] }, batch: { units: ['episode', 'video', 'folge', 'episod'], unit: 'episodes', usual: 3, of: 2, atMost: 8, until: 0.68 }, title: 'Record {part}', how: 'Outline on one page, water, phone out; two takes of the opening, one of the rest; room tone at the end. Back up before you leave the room.', done: 'sound and a copy are safe and the notes mark the cuts' },
    { id: 'edit-batch', when: { unless: ['i edit', 'we edit', 'and edit', 'edit on', 'editing on', 'edit every'] }, at: 0.56, minutes: 110, batch: { units: ['episode', 'video', 'folge', 'episod'], unit: 'episodes', usual: 3, of: 2, atMost: 8, until: 0.86 }, title: 'Edit {part}: cut, level, chapters, notes', how: 'Cut what you would skip yourself, level to -16 LUFS, name the chapters as questions; listen once at the speed of a walk.', done: 'the files are uploaded as drafts with title, notes and chapters' },
    { id: 'trailer', at: 0.72, minutes: 90, when: { minWeeks: 6 }, title: 'Make a trailer of ninety seconds: the question, one moment, when it starts', how: 'Cut it from the pilot, end on the date; post it where the fifty names are.', done: 'it is in the feed and five people have forwarded it' },
  ],
}
