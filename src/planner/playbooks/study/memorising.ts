import type { Playbook } from '../playbook.ts'

/** Learning by heart: texts, passages of scripture, lists, places, anatomy; small portions and spaced recall. */
export const MEMORISING: Playbook = {
  id: 'memorising',
  title: 'learning by heart',
  atItsHours: true,
  plannerTypes: ['calendar'],
  matches: {
    strong: ['memorise', 'memorize', 'memorising', 'memorizing', 'memorisation', 'memorization', 'learn by heart', 'learning by heart', 'know by heart', 'by heart', 'learn my lines', 'learning my lines', 'learn the lines', 'learn a poem', 'learn the poem', 'learn surah', 'learn the surah', 'hifz', 'learn all capitals', 'learn all the capitals', 'all the capitals', 'capitals of the world', 'world capitals', 'capitals of all', 'capitals of europe', 'capitals of africa', 'capitals of asia', 'all hauptstadte', 'learn the capitals', 'learn the countries', 'learn all the countries', 'learn the flags', 'learn all flags', 'learn the periodic table', 'learn the bones', 'learn the muscles', 'memory palace', 'auswendig', 'memorizar', 'aprender de memoria', 'aprendre de memoria', 'apprendre par coeur', 'memoriser', 'decorar', 'saber de cor', 'spelling bee'],
    weak: ['flashcards', 'anki', 'poem', 'verses', 'surah', 'juz', 'passage', 'psalm', 'lines', 'stanza', 'capitals', 'anatomy', 'cards', 'recite', 'gedicht', 'poema', 'poeme'],
    not: ['=oral', 'viva', 'exam', 'vocabulary', 'decorate', 'decorar la', 'decorar el', 'decorar mi', 'decorar o quarto', 'decorar a casa', 'memorial', 'piano', 'guitar', 'violin', 'song on'],
  },
  tags: ['memory'],
  sessions: {
    minutes: 25, perWeek: 6,
    topicMinutes: { beginner: 200, intermediate: 160, advanced: 120 },
    usualAmount: { units: ['verse', 'line', 'stanza', 'card', 'capital', 'country', 'page', 'poem', 'bone', 'word', 'ayah', 'ayat', 'item', 'fact', 'flag', 'strophe', 'vers'], value: 40 },
    order: 'blocks', inParts: true,
    topicsFor: [
      { mentions: ['capital', 'countr', 'flags', 'hauptstadt', 'hauptstadte', 'capitales'], topics: ['Europe, west and north', 'Europe, east and south', 'Asia, west and south', 'Asia, east and south-east', 'Africa, north and west', 'Africa, east and south', 'North and Central America', 'South America and Oceania'] },
      { mentions: ['anatomy', 'bones', 'muscles', 'anatomie', 'anatomia'], topics: ['skull and spine', 'shoulder and arm', 'hand and wrist', 'chest and trunk', 'pelvis and thigh', 'knee, lower leg and foot'] },
    ],
    topics: ['the first quarter', 'the second quarter', 'the third quarter', 'the last quarter'],
    opening: [
      { id: 'me-portion', priority: 'high', title: 'Divide it into portions, and test what one sitting really holds', how: 'Learn a trial portion for fifteen minutes, recall after ten and again the next day: what is left then is your daily portion. Leave one day in seven for review only.', done: 'portions are marked and the daily portion is a tested number' },
      { id: 'me-understand', title: 'Understand the whole first: meaning, order, pictures, hard words', how: 'Read it aloud twice, look up what is unclear, tell the contents in your own words, give every section a name; listen to a good speaker where there is one.', done: 'you can tell what comes after what without the words' },
      { id: 'me-method', when: { levels: ['beginner'] }, title: 'Learn the three tools: covering, first letters, a walk through rooms', how: 'Try each on five lines or ten items; tomorrow see which one held; the walk hangs one picture at each place of a way you know.', done: 'you know which tool holds best for what' },
      { id: 'me-schedule', when: { levels: ['beginner'] }, minutes: 20, title: 'Set up the review box: today, tomorrow, three days, a week, two weeks', how: 'Card box with five parts or a program; right moves on, wrong goes back to the first; reviews come before new ones.', done: 'the first ten cards are in it and the daily hour is linked with something you do anyway' },
      { id: 'me-weave', when: { levels: ['advanced'] }, title: 'Mark similar places that can be confused, and make a hook for each', how: 'Line up like beginnings, endings and names side by side; a picture or sound for the difference only.', done: 'every pair has its hook' },
    ],
    stages: [
      { id: 'take-in', titles: ['{Topic}: take in the new portion, line by line, aloud', '{Topic}: next portion, joined to the last'], share: 4, how: 'Read one line three times, look away, say it; add the next, say both; rhythm and gesture help. For lists: picture, link, say it backwards as well.', done: 'today’s portion was said twice without a look' },
      { id: 'join', titles: ['{Topic}: say it whole, mend the seams'], share: 2, how: 'Mistakes sit where portions meet: practise last line and next first line ten times; write out only the places where you stumbled.', done: 'it was said whole with at most two prompts' },
      { id: 'recall', titles: ['{Topic}: recall from nothing after some days', '{Topic}: recall in a changed order and place'], share: 3, lag: 1, tags: ['revision'], how: 'Without a first look; start in the middle, walk while you speak; check only at the end and mark misses.', done: 'the misses are marked and were right on the second try' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'me-all', title: 'Everything so far, round {round}: from the first portion without looking', how: 'Speak or write it in one go; a mark for each stumble; then only the marks, three times.', done: 'fewer stumbles than last time', tags: ['revision'] },
      { id: 'me-listener', title: 'Recite to somebody, round {round}: they follow the text and say nothing', how: 'They mark, you go on; then the marked places. Alone: record and compare.', done: 'the marked places were right once more', tags: ['revision'] },
      { id: 'me-random', title: 'Jump in, round {round}: somebody names a place and you go on', how: 'Ten places by lot, three lines or five items on from each; the slow ones go back a box.', done: 'eight of ten came within three seconds', tags: ['revision'] },
      { id: 'me-disturb', title: 'Under disturbance, round {round}: while walking, in noise, faster and slower', how: 'Once at double speed, once slowly with expression, once with the radio on.', done: 'it held three times without the text', tags: ['revision'] },
    ] },
    closing: [
      { id: 'me-full', title: 'Dress rehearsal: the whole in one go before a listener', how: 'Standing, at the hour and in the manner of the day; no stopping; prompts are counted.', done: 'at most one prompt was needed', priority: 'high' },
      { id: 'me-weakest', title: 'Only the five weakest places, then once through', how: 'From the marks of the last rounds: slowly, in rhythm, with the line before and after.', done: 'the five places were right three times' },
      { id: 'me-keep', minutes: 20, title: 'Set the dates that keep it: after a week, a month, three months', how: 'Whole recall each time, misses back into the box; link it with a fixed day.', done: 'three dates stand in the calendar' },
    ],
  },
  tasks: [],
}
