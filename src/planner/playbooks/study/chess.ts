import type { Keyword, Playbook } from '../playbook.ts'

/** Every tenth rating from here to there, and the quarters between: the lower of two named ones is the player's own. */
const ratings = (from: number, to: number): Keyword[] => Array.from({ length: Math.floor((to - from) / 5) + 1 }, (_, index) => from + 5 * index).filter((rating) => (rating % 10 === 0 || rating % 25 === 0) && !(rating >= 2020 && rating <= 2035)).map((rating) => `=${rating}`)
const UNDER_1300 = [...ratings(600, 1295), 'beginner']
const TO_1700 = ratings(1300, 1695)
const OVER_1700 = [...ratings(1700, 2600), 'candidate master', 'fide master', 'league player', 'club player for']

/** Getting stronger at chess: tactics, endgames, openings that are understood, and games that are looked at afterwards. */
export const CHESS: Playbook = {
  id: 'chess',
  title: 'chess improvement',
  plannerTypes: ['calendar'], usualWeeks: 12, occasion: { on: [6], amongTasks: true, when: { mentions: ['tournament', 'championship', 'open', 'congress', 'turnier', 'torneo', 'tournoi', 'torneio'] } },
  matches: {
    strong: ['improve my chess', 'improve at chess', 'get better at chess', 'better at chess', 'learn chess', 'learn to play chess', 'chess rating', 'chess training', 'chess improvement', 'chess study', 'study chess', 'practise chess', 'practice chess', 'train chess', 'chess elo', 'my chess', 'chess from', 'chess opening', 'chess endgame', 'chess tactics', 'elo rating', 'schach lernen', 'schach spielen', 'schach verbessern', 'besser schach', 'im schach', 'schachtraining', 'aprender ajedrez', 'aprender a jugar al ajedrez', 'mejorar en ajedrez', 'mejorar mi ajedrez', 'apprendre les echecs', 'jouer aux echecs', 'progresser aux echecs', 'aprender xadrez', 'jogar xadrez', 'melhorar no xadrez', 'played chess', 'playing chess', '=elo', 'chess elo', 'chess rating'],
    weak: ['chess', 'elo', 'rating', 'tactics', 'endgame', 'opening', 'club', 'tournament', 'rapid', 'blitz', 'puzzles', 'schach', 'ajedrez', 'echecs', 'xadrez'],
    not: ['organise a chess', 'organize a chess', 'host a chess', 'run a chess tournament', 'chess board from', 'make a chess', 'carve', 'chess app', 'chess engine', 'build', 'chess club for', 'found a chess', 'start a chess club'],
  },
  tags: ['chess'],
  series: [
    {
      id: 'serious-game', about: ['long game', 'serious game', 'game', 'rapid', 'classical', 'club', 'league', 'tournament', 'match'], name: 'long game', perWeek: 1, minutes: 90, priority: 'high', tags: ['game'], onlyIfAsked: true,
      sessions: [
        { id: 'ch-play', to: 0.6, title: '{name}, week {week}: half an hour or more a side, threats checked before each move', how: 'No blitz before it, telephone away, moves noted. Before each move: what does theirs threaten, what hangs, three candidates. Afterwards write down three moments without an engine.', done: 'the game is saved and three moments are marked' },
        { id: 'ch-opening', from: 0.1, title: '{name}, week {week}: the opening you study, and a plan written down at move 12', how: 'Stop the clock in your head when the book ends: worst piece, pawn break, king. Compare the plan with a master game in the same structure afterwards.', done: 'plan and result stand under the game' },
        { id: 'ch-time', from: 0.35, title: '{name}, week {week}: half of the time still there at move 20', how: 'Note the clock at moves 10, 20 and 30; spend long thoughts on captures and on leaving the opening, not on obvious moves.', done: 'three times are noted and the longest thought was worth it' },
      ],
    },
  ],
  sessions: {
    minutes: 45, perWeek: 5, atLeastPerWeek: 2,
    topicMinutes: { beginner: 420, intermediate: 360, advanced: 300 },
    usualAmount: { units: ['puzzle', 'game', 'exercise', 'lesson', 'chapter'], value: 100 },
    order: 'blocks',
    topics: {
      beginner: ['pieces that hang', 'forks and pins', 'mates in one and two', 'king and pawn endings', 'opening principles', 'mates with queen and rook'],
      intermediate: ['double attacks and pins', 'mating attacks', 'rook endings', 'pawn endings', 'pawn structures', 'your opening with White', 'your defence to 1.e4', 'your defence to 1.d4'],
      advanced: ['long calculation', 'technical rook endings', 'prophylaxis', 'isolated and hanging pawns', 'exchange sacrifices', 'your repertoire with White', 'your repertoire with Black'],
    },
    topicsFor: [
      { mentions: UNDER_1300, topics: ['pieces that hang', 'forks and pins', 'mating patterns', 'king and pawn endings', 'opening principles', 'simple rook endings'] },
      { mentions: TO_1700, topics: ['double attacks and pins', 'mating attacks', 'rook endings', 'pawn endings', 'pawn structures', 'your opening with White', 'your defence to 1.e4', 'your defence to 1.d4'] },
      { mentions: OVER_1700, topics: ['long calculation', 'technical rook endings', 'minor piece endings', 'prophylaxis', 'isolated and hanging pawns', 'attack on the castled king', 'your repertoire with White', 'your repertoire with Black', 'time trouble and practical choices'] },
    ],
    opening: [
      { id: 'ch-start', priority: 'high', title: 'Find out where games are lost: go through your last ten defeats', how: 'Without an engine first: mark in each game the move after which it went wrong, then check with the engine. Sort into blunder, missed tactic, opening, endgame, clock.', done: 'the ten are sorted and the two commonest causes lead the training', when: { levels: ['intermediate', 'advanced'] } },
      { id: 'ch-rules', title: 'Learn the rules to the end: castling, en passant, promotion, stalemate, draw', how: 'Set each up on a board and let somebody or a site test you; play two games with only king and pawns.', done: 'you explain en passant and stalemate on the board without looking them up', when: { levels: ['beginner'] } },
      { id: 'ch-tools', minutes: 25, when: { unless: OVER_1700 }, title: 'Set up one place for puzzles, one for games and one book', how: 'A site with rated puzzles and game analysis, a book of your level with exercises, a real board. Write your rating of today down.', done: 'account, book and board are there and the rating of today is noted' },
      { id: 'ch-check', when: { unless: OVER_1700 }, title: 'Practise the check before each move: what does the last move threaten, what hangs', how: 'Ten positions from your own games: name all checks, captures and threats of both sides aloud before you touch a piece.', done: 'you named them in all ten without leaving one out' },
      { id: 'ch-season', when: { mentions: OVER_1700 }, title: 'Go through your last thirty rated games with a coach’s eye: openings, clock, endings', how: 'Score by opening and colour, minutes left at move 25, and result of equal endings. Two weaknesses that cost most points lead the plan; the rest is left alone.', done: 'a table with points lost by cause stands and two causes are marked' },
      { id: 'ch-mate', when: { levels: ['beginner'] }, title: 'Mate the bare king with two rooks, a queen and one rook, each three times', how: 'Against the computer, from a random position; under fifty moves and no stalemate.', done: 'each succeeded three times in a row' },
    ],
    stages: [
      { id: 'see', titles: ['{Topic}: one idea, five model examples on the board'], share: 2, how: 'Set each up, cover the solution, say your move and your opponent’s best answer; write the pattern in one sentence of your own.', done: 'the five were explained aloud and the sentence stands in your notebook' },
      { id: 'solve', titles: ['{Topic}: solve fifteen positions, slowly, the whole line in your head', '{Topic}: the missed positions again, then ten harder ones'], share: 4, how: 'No first move before you see the end; up to five minutes each, at least twelve of fifteen right, otherwise take easier ones. Missed ones go on a card.', done: 'twelve of fifteen were right and the misses are on cards' },
      { id: 'play-out', titles: ['{Topic}: play such a position out against the computer, both sides'], share: 2, lag: 1, how: 'Three times with ten minutes each; after each ask where the plan failed, then play from that point again.', done: 'the better side was won or the worse held twice of three' },
      { id: 'own-games', titles: ['{Topic}: find it in your own games and repeat the cards'], share: 2, lag: 2, tags: ['revision'], how: 'Search your last twenty games for positions where it came up, played or missed; then the cards of this topic until all are right.', done: 'two positions of your own are added to the cards' },
    ],
    mixed: { every: 3, sessions: [
      { id: 'ch-long-game', minutes: 60, title: 'Long game {round}: at least fifteen minutes a side, moves noted', how: 'Against somebody a little stronger; the check before each move; write the time used at moves ten and twenty.', done: 'the game is saved with your thoughts at three points' },
      { id: 'ch-analyse', title: 'Analyse game {round}: first alone, then with the engine', how: 'Find the turning point, the best move you did not consider and where the clock went. One lesson a game, in one sentence.', done: 'one sentence and one card came out of it', priority: 'high' },
      { id: 'ch-mixed', title: 'Mixed puzzles {round}: twenty without a theme, counted', how: 'Nobody says in a game that there is a fork. Accuracy counts, not speed; note how many were right.', done: 'the number is in your table and the misses are on cards', tags: ['revision'] },
      { id: 'ch-master', title: 'Master game {round}: guess the moves of the winner', how: 'An annotated game in your opening; cover the moves, choose yours, compare, one sentence about the plan.', done: 'you can retell the plan of the game' },
    ] },
    closing: [
      { id: 'ch-errors', title: 'Look at the last twenty games again: which cause has become rarer', how: 'Sort as on the first day and compare; what leads the list now is the next topic.', done: 'both lists lie side by side' },
      { id: 'ch-test', minutes: 60, title: 'Test: forty mixed puzzles and a long game, results beside the first ones', how: 'Same site, same time for each puzzle, rested; rating of puzzles and of games over the last month.', done: 'before and after stand next to each other', priority: 'high' },
      { id: 'ch-next', minutes: 30, title: 'Write the next three months’ training: half tactics and own games, the rest your weakest part', how: 'Sessions a week, one book, one tournament or team match with a date.', done: 'the next event is entered' },
    ],
  },
  tasks: [
    { id: 'ch-club', at: 0.3, minutes: 120, when: { minWeeks: 6 }, optional: true, title: 'Visit a chess club: a training evening and one serious game', how: 'Ask for somebody a hundred points above you, and whether they look at the game with you afterwards.', done: 'you have played there and been shown one thing' },
    { id: 'ch-tournament', at: 0.7, minutes: 60, when: { minWeeks: 10 }, title: 'Enter a tournament with long games, and prepare the day', how: 'Open section for your rating, entry by the date stated; sleep, food, ear plugs, openings only repeated.', done: 'the entry is confirmed and travel is settled' },
    { id: 'ch-month', at: 0.25, minutes: 30, when: { minWeeks: 6 }, everyWeeks: 4, title: 'Look at the numbers, week {week}: puzzles right, games, causes of losses', how: 'Three numbers in the table; if blunders still lead, cut openings and double the slow puzzles.', done: 'the plan of the next four weeks has one change' },
    { id: 'ch-repertoire', at: 0.35, minutes: 90, when: { levels: ['advanced'] }, title: 'Build a repertoire file: one answer to each main move, ideas before moves', how: 'For each line the pawn structure, the usual plan, one model game; novelties only where opponents of your level play them.', done: 'each line has a model game and you know its plan without the file' },
    { id: 'ch-coach', at: 0.4, minutes: 60, when: { minWeeks: 12 }, optional: true, title: 'One lesson with a trainer on three of your lost games', how: 'Send the games with your own notes first; ask what to leave out of your training.', done: 'you know what to stop doing' },
  ],
}
