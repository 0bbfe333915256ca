import type { Keyword, Playbook } from '../playbook.ts'

const ONLINE: Keyword[] = ['online', 'roll20', 'foundry', 'discord', 'remote']
const BOUGHT: Keyword[] = ['published', 'module', 'adventure book', 'starter set', 'official']
const PLAYERS: Keyword[] = ['player', 'friend', 'people', 'person', 'kid', 'character']

/** Leading a role-playing campaign: agreement, world, first session, the table from week to week. */
export const TABLETOP_CAMPAIGN: Playbook = {
  id: 'tabletop-campaign',
  title: 'running a role-playing campaign',
  plannerTypes: ['calendar'], usualWeeks: 12,
  tags: ['roleplaying'],
  matches: {
    strong: ['d d campaign', '=dnd', 'dungeons and dragons', 'dungeons dragons', 'tabletop campaign', 'tabletop rpg', 'role playing campaign', 'roleplaying campaign', 'role playing game', 'roleplaying game', 'rpg campaign', 'pathfinder campaign', 'call of cthulhu', 'one shot adventure', 'dungeon master', 'game master', 'run a campaign for my friends', 'rollenspielrunde', 'rollenspielabend', 'pen and paper', 'spielleiter', 'partida de rol', 'campana de rol', 'jeu de role', 'partie de jdr', 'campanha de rpg', 'mesa de rpg'],
    weak: ['campaign', 'players', 'session', 'character', 'dice', 'adventure', 'dungeon', 'rules', 'world'],
    not: ['marketing', 'video game', 'develop a', 'unity', 'unreal', '=app', 'election', 'ads', 'donation', 'school play'],
  },
  tasks: [
    { id: 'tc-pitch', at: 0, minutes: 40, priority: 'high', title: 'Write the pitch in five sentences: world, mood, rules, length, what heroes do', how: 'Three pitches are sent to those you would like at the table, and they choose. Say an end: six, ten or twenty evenings.', done: 'one pitch has been chosen by the others' },
    { id: 'tc-table', after: ['tc-pitch'], at: 0.03, minutes: 30, priority: 'high', scale: { units: PLAYERS, minutesEach: 5, atMost: 90 }, title: 'Gather three to five players and find the evening that all can keep', how: 'A fixed day, hours with an end, and what happens when one is missing: from three on you play.', done: 'names, day and the rule for missing are agreed' },
    { id: 'tc-rules', at: 0.05, minutes: 90, about: ['rules'], title: 'Read the rules that come up every evening, and make a page of them', how: 'Checks, fights, damage, rest, growing. All else is looked up after the session; at the table you decide within a minute.', done: 'the page lies before your seat' },
    { id: 'tc-zero', after: ['tc-table'], at: 0.1, minutes: 150, priority: 'high', scale: { units: PLAYERS, minutesEach: 10, atMost: 240 }, about: ['session zero', 'characters'], title: 'Session zero: what we want, what we leave out, heroes made together', how: 'Each says one thing to see and one never to see; a sign that stops a scene without a reason given. Every hero knows two of the others.', done: 'heroes, ties and limits stand on one sheet' },
    { id: 'tc-hooks', after: ['tc-zero'], at: 0.14, minutes: 60, title: 'Take one wish, one fear and one name from each hero into the story', how: 'A list of fifteen lines; half of your ideas come from it later on.', done: 'each hero stands three times on the list' },
    { id: 'tc-front', after: ['tc-hooks'], at: 0.16, minutes: 75, priority: 'high', title: 'Invent two who want something, and what happens if nobody stops them', how: 'Who, what for, with whose help, five steps with a sign that heroes can see. No plot: plans of others that the heroes cross.', done: 'two lists of five steps stand' },
    { id: 'tc-place', at: 0.18, minutes: 60, title: 'Draw the first place: one village, six people, three troubles, one secret', how: 'A name, a voice and a wish for each of the six. The map has empty edges on purpose.', done: 'the place fits on two pages' },
    { id: 'tc-bought', at: 0.12, minutes: 120, when: { mentions: BOUGHT }, about: ['module', 'adventure'], title: 'Read the bought adventure to its end, and cut what your table will not miss', how: 'A line for each scene: who is there, what can be found, where it leads. Names of your heroes in the margin.', done: 'the lines fit on two pages' },
    { id: 'tc-online', at: 0.12, minutes: 60, when: { mentions: ONLINE }, title: 'Set up the table online and try it with two players: sound, dice, maps, turns to speak', how: 'As little as works. Everybody with headphones; cameras on for the first hour.', done: 'a small fight ran without a break' },
    { id: 'tc-kit', at: 0.2, minutes: 40, title: 'Get the table ready: dice, sheets, pencils, screen or folder, paper for maps, food', how: 'Who brings what is on a list. A lamp over the table, telephones on the shelf.', done: 'everything is in one box' },
    { id: 'tc-first', after: ['tc-front', 'tc-place'], at: 0.24, minutes: 90, priority: 'high', title: 'Prepare the first evening: strong start, three scenes, a fight, a reason to come back', how: 'Begin in the middle of something. Three scenes that may come in any order; ten names in reserve for whoever they ask.', done: 'two pages, no more' },
    { id: 'tc-play', after: ['tc-first'], at: 0.3, everyWeeks: 1, minutes: 210, priority: 'high', title: 'Play evening {week}: “what happened so far”, two hours, ten minutes of talk after it', how: 'A player tells what happened. Each hero gets a moment; stop on an open door. Ask at the end: what was best, what next?', done: 'everybody has said what they want next' },
    { id: 'tc-prepare', at: 0.34, everyWeeks: 2, minutes: 60, title: 'Prepare the next evenings, week {week}: what they will do, what the others do meanwhile', how: 'Move both lists of five one step on. Strong start, three scenes, two finds, ten names.', done: 'two pages lie ready' },
    { id: 'tc-notes', at: 0.36, minutes: 30, title: 'Keep the chronicle: names, promises, debts, open riddles', how: 'A page that all can see, ten lines an evening; whoever was late writes it.', done: 'the chronicle has the evenings so far' },
    { id: 'tc-middle', at: 0.55, minutes: 40, when: { minWeeks: 6 }, title: 'Ask each alone at half-time: more of, less of, what is your hero waiting for', how: 'Five minutes on the telephone. One change is made that they notice.', done: 'each has answered and one change is made' },
    { id: 'tc-turn', at: 0.6, minutes: 60, when: { minWeeks: 6 }, title: 'Plan the turn: something that they believed is wrong', how: 'Three signs before it, so that they could have known. It raises the stakes and takes nothing away that they earned.', done: 'the three signs stand in the next evenings' },
    { id: 'tc-map', at: 0.46, minutes: 75, optional: true, when: { minWeeks: 5 }, title: 'Make one thing to hold: a letter, a map, a coin', how: 'Tea-stained and folded often. It answers one question and asks two.', done: 'it lies in an envelope' },
    { id: 'tc-guest', at: 0.65, minutes: 30, optional: true, when: { minWeeks: 8 }, title: 'Let a player lead a scene, or a guest play the enemy for an evening', how: 'Tell them aim and limits, and sit on the other side.', done: 'somebody else led a scene' },
    { id: 'tc-simple', at: 0.08, minutes: 60, when: { levels: ['beginner'] }, title: 'Watch an hour of a table at play, and note what the leader asks', how: '“What do you do?”, “how does that look?”: most of leading is asking. You need no voices.', done: 'five questions stand on your card' },
    { id: 'tc-short', at: 0.15, minutes: 90, when: { levels: ['beginner'] }, title: 'Try an adventure for one evening with two friends first', how: 'Made heroes, one place, one danger. Afterwards: where did I look things up, where was it slow?', done: 'it was played and two things are noted' },
    { id: 'tc-hard', at: 0.5, minutes: 60, when: { levels: ['advanced'] }, title: 'Build an evening in which two heroes want opposite things, both for good reasons', how: 'Ask both players before. No right answer, a clock, and a price for each way.', done: 'the two have agreed and the price stands' },
    { id: 'tc-final', at: 0.86, minutes: 75, priority: 'high', when: { minWeeks: 4 }, title: 'Prepare the end: every hero’s thread, the last danger, what comes after', how: 'From the chronicle: what is still open? A fight with an aim other than killing; then ten minutes for each hero, ten years later.', done: 'every thread has its place in the last two evenings' },
    { id: 'tc-close', at: 0.98, minutes: 30, title: 'End it well: favourite scenes, thanks, a picture of the table, who leads next', how: 'Everybody names a scene of somebody else’s. A break before the next.', done: 'the end was drunk to and the next leader is asked' },
  ],
}
