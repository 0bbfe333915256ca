import type { Playbook } from '../playbook.ts'

/** A term of teaching one's own child at home: subjects in turn, projects, outings, records. */
export const HOMESCHOOLING: Playbook = {
  id: 'homeschooling',
  title: 'homeschooling',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['homeschool', 'home school', 'home educat', 'teach my child at home', 'teach my children at home', 'teach my son at home', 'teach my daughter at home', 'teach our children at home', 'learning at home with my', 'world schooling', 'worldschool', 'unschool', 'hausunterricht', 'zuhause unterrichten', 'educar en casa', 'educacion en casa', 'escuela en casa', 'instruction en famille', 'ecole a la maison', 'ensino domiciliar', 'ensino em casa'],
    weak: ['son', 'daughter', 'children', 'kids', 'maths', 'reading', 'science', 'term', 'curriculum', 'morning', 'year'],
    not: ['back to school', 'move house'],
  },
  tags: ['homeschool'],
  series: [
    {
      id: 'outing', about: ['museum', 'outing', 'excursion', 'field trip', 'forest', 'zoo', 'library', 'co op', 'group'], name: 'outing', perWeek: 1, minutes: 150, tags: ['outing'], onlyIfAsked: true,
      sessions: [
        { id: 'ho-question', title: '{name}, week {week}: one question to take along and one thing to draw there', how: 'The question comes from this week’s subject and hangs at the door. Half the time with it, half free; on the way home each tells one thing the other has not seen.', done: 'question and drawing are in the folder with the date' },
        { id: 'ho-guide', from: 0.3, title: '{name}, week {week}: your child leads and explains three things', how: 'Prepared for a quarter of an hour the day before. You ask as if you knew nothing; photograph the three things for the portfolio.', done: 'three things were explained and stand in the portfolio' },
      ],
    },
    {
      id: 'movement', about: ['swim', 'sport', 'gym', 'dance', 'judo', 'football', 'ride'], name: 'sport', perWeek: 1, minutes: 60, tags: ['sport'], onlyIfAsked: true,
      sessions: [
        { id: 'ho-sport', title: '{name}, week {week}: with other children, and one skill to show at the end', how: 'Be there ten minutes early; bag packed by your child from a picture list. Time before and after with the others counts as much as the sport.', done: 'the skill was shown, and the bag was packed by your child' },
      ],
    },
  ],
  sessions: {
    minutes: 120, perWeek: 4,
    topicMinutes: { beginner: 1400, intermediate: 1200, advanced: 1000 },
    usualAmount: { units: ['subject', 'unit', 'chapter', 'child', 'children', 'kid'], value: 3 },
    order: 'rotate', inParts: true,
    topics: ['mathematics', 'reading and writing', 'science', 'history and geography', 'a foreign language', 'art, music and making'],
    opening: [
      { id: 'hs-law', priority: 'high', title: 'Clear up what the education office wants: notice, plan, records, tests', how: 'Ask in writing what must be reported by when, whether somebody visits and what work must be kept; file the answer at the front of the folder.', done: 'every duty has a date and the notice is sent' },
      { id: 'hs-where', priority: 'high', title: 'See where the child stands in every subject, without marks', how: 'Ten tasks each from last year, reading aloud, a page of writing, a talk on what they love and what they fear; stop before they are tired.', done: 'each subject has a starting point and one wish of the child' },
      { id: 'hs-aims', title: 'Write three aims a subject for the term, and what will show them', how: '“Can …”, with a piece of work as proof; compare with the official curriculum; put them up where the child sees them.', done: 'aims hang on the wall and the child can say them' },
      { id: 'hs-first', when: { levels: ['beginner'] }, title: 'Try one morning as a rehearsal: how long does attention really last?', how: 'Twenty minutes of work and ten of moving; hardest subject first; note the hour at which it tips over.', done: 'block lengths and order for the first two weeks are fixed' },
      { id: 'hs-others', when: { levels: ['beginner'] }, title: 'Talk with two families who do it: week, materials, bad days', how: 'Ask what they bought for nothing, how they meet other children and what they do when nobody wants to.', done: 'five pieces of advice and a first meeting are noted' },
      { id: 'hs-deep', when: { levels: ['advanced'] }, title: 'Choose one big question that runs through all subjects this term', how: 'A river, a house, a journey: what each subject contributes and what is shown to others at the end.', done: 'the question stands with a part for each subject' },
    ],
    stages: [
      { id: 'begin', titles: ['{Topic}: begin with a question and something to touch'], share: 1, how: 'Story, experiment, object or walk first; what do you think, how could we find out? Then the word for it; twenty to thirty minutes a block with movement in between.', done: 'the child has put a question of its own and the new word is in the book' },
      { id: 'work', titles: ['{Topic}: new step together, then alone', '{Topic}: practise in short blocks, with one task of choice', '{Topic}: use it – game, letter, measurement or drawing', '{Topic}: harder tasks and what was wrong yesterday'], share: 5, how: 'Ten minutes together, fifteen alone, five telling each other; correct at once and kindly; two tasks from last week at the start.', done: 'four of five tasks were done alone and the page is in the folder' },
      { id: 'show', titles: ['{Topic}: show what was learned to somebody', '{Topic}: a piece for the folder, with the date'], share: 1.5, how: 'Explain it to a grandparent, build it, read it out; photograph or copy goes into the records.', done: 'one piece with a date is in the folder' },
      { id: 'again', titles: ['{Topic}: look back after two weeks – what is still there?'], share: 1, lag: 1, tags: ['revision'], how: 'Quiz, cards or a game without looking up; what is gone comes into next week’s first ten minutes.', done: 'what must be repeated is noted for next week' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'hs-outing', title: 'Learning outside, round {round}: museum, workshop, wood or library', how: 'Three questions beforehand, drawing instead of work sheet, one thing brought home; invite another family.', done: 'the three questions are answered in the folder' },
      { id: 'hs-project', title: 'Project morning {round}: the child decides and finishes something', how: 'Plan of three steps, you only help when asked; finish with a look: what worked, what would you change?', done: 'something finished has been shown to somebody' },
      { id: 'hs-week', title: 'Look at the fortnight together, round {round}: folder, mood, next aims', how: 'Child chooses the best piece; aims get a tick; strike one thing that only annoys; update the records.', done: 'records are up to date and one thing is changed' },
      { id: 'hs-skills', title: 'Life at home as lesson, round {round}: cook, pay, repair, write a letter', how: 'Recipe times three, a shopping budget, a real request to a real office; the child leads.', done: 'it was really used and a page on it is in the folder' },
    ] },
    closing: [
      { id: 'hs-check', title: 'The tasks of the first day again: what has grown', how: 'Same ten tasks each; side by side with the old sheets; praise what was hard and worked.', done: 'starting point and today stand beside each other for every subject', priority: 'high' },
      { id: 'hs-show-day', title: 'Show day: family and friends, five pieces, one question each', how: 'The child guides; folder, model, reading, experiment; cake.', done: 'five pieces were shown by the child itself' },
      { id: 'hs-report', title: 'Write the report of the term and the plan for the next', how: 'Half a page a subject with proofs, hours, outings; what the office wants; aims for next term with the child.', done: 'the report is filed and the first week of next term stands' },
    ],
  },
  tasks: [],
}
