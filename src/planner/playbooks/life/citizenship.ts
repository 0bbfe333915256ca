import type { Playbook } from '../playbook.ts'

export const CITIZENSHIP: Playbook = {
  id: 'citizenship',
  title: 'citizenship test and interview',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['citizenship interview', 'citizenship test', 'citizenship exam', 'citizenship', 'naturalisation', 'naturalization', 'naturalis', 'naturaliz', 'civics test', 'life in the uk', 'become a citizen', 'einburgerung', 'einburgerungstest', 'staatsburgerschaft', 'nacionalidad', 'examen de ciudadania', 'ccse', 'ciudadania', 'nationalite', 'nacionalidade', 'cidadania', '=citizen', 'german citizen', 'british citizen', 'american citizen', 'us citizen', 'canadian citizen', 'australian citizen', 'french citizen', 'spanish citizen', 'examen ccse', 'examen de nacionalidad', 'nacionalidad espanola'],
    weak: ['interview', 'test', 'questions', 'history', 'constitution', 'passport', 'oath', 'ceremony', 'study', 'rights'],
    not: ['citizenship lesson', 'corporate citizenship', 'digital citizenship', 'good citizenship award', 'senior citizen', 'citizen science', 'citizens assembly', 'citizen participation'],
  },
  tags: ['citizenship'],
  sessions: {
    minutes: 45, perWeek: 4,
    topicMinutes: { beginner: 225, intermediate: 180, advanced: 90 },
    usualAmount: { units: ['question', 'questions'], value: 200 },
    order: 'blocks', inParts: true,
    topics: ['the constitution and how laws are made', 'history and the dates that are asked', 'rights, duties and the courts', 'regions, symbols and public holidays', 'everyday life, work and values'],
    opening: [
      { id: 'cz-rules', minutes: 45, priority: 'high', title: 'Read the official requirements: residence, language, test, record, fee', how: 'Use only the page of the authority that decides. Write each condition with the proof they ask for, and mark which one you are not sure of.', done: 'each condition has its proof beside it or a question to ask' },
      { id: 'cz-diagnostic', title: 'Take one full practice test before learning anything', how: 'Use the official list of questions for the country and sort every miss by subject. Note the number you need to pass.', done: 'you know your score, the pass mark and the two weakest subjects', priority: 'high', tags: ['diagnostic'] },
      { id: 'cz-words', when: { levels: ['beginner'] }, title: 'Learn forty words of government and law that the questions use', how: 'Write each word (parliament, court, duty, vote) with a plain sentence of your own and say it aloud.', done: 'you can explain thirty of the forty without looking' },
    ],
    stages: [
      { id: 'cz-learn', titles: ['{Topic}: learn the answers with the reason behind each', '{Topic}: ten new questions and a summary from memory'], share: 3, how: 'Take ten questions at a time, read why the answer is right, close the page and say it in your own words.', done: 'all questions of the part were answered once without looking' },
      { id: 'cz-aloud', titles: ['{Topic}: answer aloud as in the interview'], share: 2, how: 'Somebody reads the questions in any order, or record yourself; answer in one full sentence and ask for a repeat politely where you missed a word.', done: 'nine of ten answers came within ten seconds' },
      { id: 'cz-again', titles: ['{Topic}: repeat the missed questions'], share: 1, lag: 1.2, tags: ['revision'], how: 'Only the cards that were wrong before; a card leaves the pile when it was right on two different days.', done: 'fewer than three cards of this part are left' },
    ],
    mixed: { every: 4, sessions: [
      { id: 'cz-form-again', minutes: 60, priority: 'high', when: { mentions: ['interview', 'hearing', 'entrevista', 'entretien', 'gesprach'] }, title: 'Interview practice: read your own application again, line by line', how: 'The officer asks from it. Say each answer aloud, note what has changed since (job, address, journey, child) and bring proof of the change.', done: 'you can explain each line and the changes are on one page' },
      { id: 'cz-life', minutes: 45, when: { mentions: ['interview', 'hearing', 'entrevista', 'entretien', 'gesprach'] }, title: 'Interview practice: short answers about you: why, work, family, place, plans', how: 'Two or three true sentences each, spoken and not learned by heart. Have one example of how you take part where you live.', done: 'each question has an answer of under a minute' },
      { id: 'cz-hard', minutes: 40, when: { mentions: ['interview', 'hearing', 'entrevista', 'entretien', 'gesprach'] }, title: 'Interview practice: the questions you fear: fines, gaps, long stays abroad', how: 'Say what happened, when, and what shows it is settled. Ask an advice centre or a lawyer before the day if anything involves the police or a tax debt.', done: 'each has a truthful answer and a document' },
      { id: 'cz-mixed', title: 'Mixed practice test {round}, in real time', how: 'Take the official number of questions from all subjects, without notes, and mark it at once.', done: 'the score stands in the table beside the last one', tags: ['revision'] },
    ] },
    closing: [
      { id: 'cz-mock', title: 'Rehearse the whole appointment: documents, small talk, test, language', minutes: 60, how: 'A friend plays the officer: asks about your form, your work, your journeys and ten test questions, and asks you to read and write a sentence if that is part of it.', done: 'you went through it without notes and know what to polish', priority: 'high', tags: ['mock'] },
      { id: 'cz-folder', minutes: 45, priority: 'high', title: 'Pack the document folder in the order of the invitation letter', how: 'Originals with copies: passports old and new, residence card, certificates, tax and pay slips, photographs, receipt of the fee.', done: 'each line of the letter has a tick' },
      { id: 'cz-last', title: 'Repeat the last weak cards and stop learning', how: 'Half an hour with what was wrong this week, then the official list once with the eyes only.', done: 'you passed two practice tests in a row with some points to spare' },
    ],
  },
  tasks: [
    { id: 'cz-dates', at: 0.03, minutes: 45, priority: 'high', when: { mentions: ['apply', 'application', 'antrag', 'solicit', 'demande', 'requer', 'interview', 'naturali'] }, title: 'List your addresses, jobs and days abroad for the years they count', how: 'Go through passport stamps, booking mails and pay slips; the interview asks about exactly these. Days abroad are often limited.', done: 'the table has no gap longer than a month' },
    { id: 'cz-papers', at: 0.08, minutes: 60, priority: 'high', about: ['document', 'papers'], title: 'Order certificates that take weeks: birth, marriage, police record', how: 'Ask how old each may be and whether it needs a stamp for use abroad; order the slowest first.', done: 'every certificate is in hand or ordered with a date' },
    { id: 'cz-translate', at: 0.22, minutes: 30, after: ['cz-papers'], when: { mentions: ['apply', 'application', 'document', 'papers', 'antrag', 'solicit', 'demande', 'naturali'] }, title: 'Have foreign certificates translated by a sworn translator', how: 'Send good scans, check the spelling of names against the passport, and ask whether the original has to be attached.', done: 'the translations are back and every name is spelled the same' },
    { id: 'cz-language', at: 0.1, minutes: 40, about: ['language', 'sprache', 'idioma', 'langue'], title: 'Check the language proof: which level, which certificate, or an exemption', how: 'School, degree or work in the language may count. If a test is needed, book it now: results take weeks.', done: 'the proof is filed or a test date is booked' },
    { id: 'cz-form', at: 0.3, minutes: 90, about: ['application', 'antrag', 'form'], when: { mentions: ['apply', 'application', 'antrag', 'solicit', 'demande', 'requer', 'naturali', 'become'] }, after: ['cz-dates'], title: 'Fill in the application and read it through with a second person', how: 'Answer exactly as in your table of addresses and journeys; a fine or a gap is named, not left out.', done: 'no field is empty and a second person has checked every date' },
    { id: 'cz-submit', at: 0.36, minutes: 45, after: ['cz-form'], when: { mentions: ['apply', 'application', 'antrag', 'solicit', 'demande', 'requer', 'naturali', 'become'] }, title: 'Submit the application with the fee and keep a full copy', how: 'Photograph or scan every page in order, note the file number and how to reach the case worker.', done: 'the receipt with the file number is in the folder' },
    { id: 'cz-test-book', at: 0.05, minutes: 20, when: { mentions: ['test', 'exam', 'ccse', 'life in the uk'] }, title: 'Confirm or book the test: place, hour, identity card, language', how: 'Places fill up weeks ahead; read what happens when you fail and how soon you may try again.', done: 'the confirmation lies in the folder and a second date is noted' },
    { id: 'cz-route', at: 0.9, daysBefore: 3, minutes: 25, title: 'Check route, entrance, security and what may not be brought in', how: 'Plan to arrive half an hour early and know the next connection; save the office’s number.', done: 'the way is known and the clothes are ready' },
    { id: 'cz-oath', at: 1.05, minutes: 30, title: 'Note the decision, the way to object and the next step', how: 'Write down what was said and by when a letter comes; keep the day of the ceremony or oath free where there is one.', done: 'the next date and the file number are in the calendar' },
    { id: 'cz-guide', at: 0.04, minutes: 45, when: { levels: ['beginner'] }, title: 'Ask somebody who has been through it, or an advice centre, what surprised them', how: 'Prepare five questions: length, tone, what was asked outside the list, what they had forgotten.', done: 'five answers are written down' },
    { id: 'cz-listen', at: 0.4, minutes: 45, when: { levels: ['beginner'] }, title: 'Practise listening: official speech at normal speed, then retell it', how: 'Ten minutes of news or parliament, pause, and retell it in three sentences; look up the three words that stopped you.', done: 'you retold two pieces without pausing more than once' },
    { id: 'cz-random', at: 0.7, minutes: 45, when: { levels: ['advanced'] }, title: 'Draw fifty questions from the full list and accept no miss', how: 'At double speed, without notes; look up only what you hesitated on.', done: 'fifty of fifty are right' },
    { id: 'cz-keep', at: 0.5, minutes: 30, everyWeeks: 3, when: { minWeeks: 6 }, title: 'Keep the file alive, week {week}: answers, expiry dates, changes', how: 'Look at post and portal, at the expiry of passport and residence card, and report a new address or job if the authority wants to know.', done: 'nothing in the file is out of date' },
    { id: 'cz-visit', at: 0.45, minutes: 120, when: { minWeeks: 6 }, optional: true, title: 'Visit the town hall, a museum or a parliament sitting', how: 'Look for five answers of the test in the real place; it makes dates stick and gives you something to tell.', done: 'five answers are tied to something you have seen' },
    { id: 'cz-old-state', at: 0.42, minutes: 45, when: { minWeeks: 8 }, title: 'Ask your present country whether you keep its citizenship', how: 'Ask the consulate in writing: permission needed first, loss, military service, children.', done: 'the answer is in writing before anything is given up' },
    { id: 'cz-references', at: 0.25, minutes: 40, when: { minWeeks: 8 }, title: 'Ask referees or witnesses early, if the form asks for them', how: 'Check who may sign (years of acquaintance, profession) and send them the page with the dates.', done: 'they have agreed and know when they will be asked' },
  ],
}
