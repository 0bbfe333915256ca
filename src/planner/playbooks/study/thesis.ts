import type { Playbook } from '../playbook.ts'

/** Work that asks people or measures them, not only books. */
const OWN_DATA = ['survey', 'questionnaire', 'interviews', 'interviewees', 'experiment', 'participants', 'focus group', 'field study', 'field work', 'fieldwork', 'umfrage', 'fragebogen', 'befragung', 'experteninterview', 'versuchspersonen', 'encuesta', 'cuestionario', 'entrevistas', 'sondage', 'entretiens', 'enquete', 'questionario', 'inquerito']
/** Whoever codes them has held them. */
const HELD = ['coding the', 'code the', 'finish coding', 'coded', 'transcribed', 'interviews are done', 'interviews done', 'data collected', 'data is collected', 'collected the data', 'data collection is done']
const COLLECTS = { mentions: OWN_DATA, unless: ['literature survey', 'survey paper', 'survey of the literature'] }
const STILL_COLLECTS = { ...COLLECTS, unless: [...COLLECTS.unless, ...HELD] }

const INTERVIEWS = ['interviews', 'interviewees', 'entrevistas', 'entretiens', 'experteninterview']
const TRANSCRIBES = [...INTERVIEWS, 'transcri', 'transkri']

export const THESIS: Playbook = {
  id: 'thesis',
  title: 'thesis and academic writing',
  plannerTypes: ['calendar'], usualWeeks: 24,
  matches: {
    strong: ['=tese', 'minha tese', 'a tese', 'thesis', 'dissertation', 'phd', 'term paper', 'masterarbeit', 'bachelorarbeit', 'doktorarbeit', 'tesis', 'tfg', 'tfm', 'memoire', 'these', 'dissertacao', 'tcc', 'essay', 'grant proposal', 'literature review'],
    weak: ['chapter', 'supervisor', 'draft', 'methods', 'results', 'discussion', 'introduction', 'references', 'hand in', 'submit', 'words'],
    not: ['viva', 'thesis defence', 'thesis defense', 'defend my thesis', 'oral defence', 'novel', '=memoir', 'read the', 'book club'],
  },
  tags: ['thesis'],
  otherTopics: ['layout', 'formatting', 'references', 'bibliography', 'proofread', 'slides', 'talk', 'presentation', 'printing', 'binding', 'coding', 'transcri', 'cover', 'submission', 'acknowledgements', 'abstract', 'appendix', 'citations'],
  sessions: {
    minutes: 150,
    perWeek: 5,
    topicMinutes: { beginner: 1800, intermediate: 1500, advanced: 1200 },
    usualAmount: { units: ['word'], value: 25000 },
    order: 'blocks',
    topics: ['introduction', 'literature review', 'methods', 'results', 'discussion'],
    opening: [
      { id: 'good-theses', when: { levels: ['beginner'] }, title: 'Read two good theses of your department backwards: conclusion, results, question', how: 'Ask the supervisor which; note length of chapters, kind of evidence, what the first page promises.', done: 'you can say what made each of them pass well' },
      { id: 'citing', when: { levels: ['beginner'] }, title: 'Practise quoting, paraphrasing and citing on one page', how: 'Same passage three ways; check against the integrity rules; let the library look at it.', done: 'the page has no mark from the librarian' },
      { id: 'contribution', when: { levels: ['advanced'] }, title: 'Write the contribution as reviewers would attack it, and where each chapter could be published', how: 'Three objections, the experiment or argument that answers each, a venue per chapter.', done: 'the supervisor has agreed on the paper plan' },
      { id: 'question', title: 'Research question and one-page argument, agreed with the supervisor', how: 'One question, why it matters, what would count as an answer, what is out. Send it before you write anything longer.', done: 'the page is answered by the supervisor', priority: 'high' },
      { id: 'own-instrument', priority: 'high', when: STILL_COLLECTS, title: 'Draft the questionnaire, guide or protocol: one item for each thing the question needs', how: 'Begin from the table you want in the results; use a published scale where there is one; personal questions last, fifteen minutes at most.', done: 'each item belongs to a sentence of the research question' },
      { id: 'outline', title: 'Outline to the paragraph level, with figures and word budget', how: 'A heading per page to come, one sentence under each; place figures and tables as empty boxes; give each chapter a number of words.', done: 'the outline reads as a story and the words add up', priority: 'high' },
      { id: 'setup', title: 'Set up template, reference manager, back-up and citation style', how: 'Department template, one library with notes and PDFs, nightly copy to two places; export one citation to test the style.', done: 'an empty thesis compiles with one correct reference' },
      { id: 'own-ethics', priority: 'high', when: STILL_COLLECTS, title: 'Ethics form, consent sheet and data protection, signed before anybody is asked', how: 'Which data, where they lie, who sees them, when they are deleted; the committee often takes four weeks. One page of consent in plain words.', done: 'the approval is in the folder or the supervisor has confirmed that none is needed' },
      { id: 'own-pilot', when: STILL_COLLECTS, title: 'Pilot with five people, and make the planned tables of their answers', how: 'Watch two of them answer and think aloud; time it; make the tables of the results from the five, however few. What cannot be analysed is rewritten now.', done: 'nobody stumbled over the final version and each table could be filled' },
      { id: 'own-invite', priority: 'high', when: STILL_COLLECTS, title: 'Start collecting: invite by three ways, with a closing date', how: 'Two invitations for each answer you need, in person where it can be; say how long it takes and what it is for. Count by group from the first day.', done: 'the invitations are out and the first answers have come in' },
    ],
    stages: [
      { id: 'gather', titles: ['{Topic}: read and note the key sources', '{Topic}: fill gaps in material and data', '{Topic}: sort notes under headings'], share: 2, how: 'Question first, then read: claim, evidence, weakness, how it bears on yours, in five lines a source with page numbers.', done: 'every heading of {topic} has its notes and sources beneath it' },
      { id: 'outline-chapter', titles: ['{Topic}: paragraph plan', '{Topic}: evidence and figure for each paragraph'], share: 1, how: 'One sentence a paragraph in order; say it aloud to somebody or to the wall until it follows.', done: 'each paragraph of {topic} has a first sentence' },
      { id: 'draft', titles: ['{Topic}: write the first draft', '{Topic}: first draft, core section', '{Topic}: first draft, evidence and figures', '{Topic}: first draft, last section and links', '{Topic}: close the brackets in the draft'], share: 5, priority: 'high', how: 'Write forward from the plan, 400-600 words a sitting, no editing; [brackets] for missing facts. Stop in mid-sentence so that tomorrow is easy.', done: 'the planned paragraphs exist and the word count is logged' },
      { id: 'revise', titles: ['{Topic}: revise structure and argument', '{Topic}: revise sentences, figures and captions', '{Topic}: work in the supervisor’s remarks'], share: 2, lag: 0.8, how: 'Print it. Write the point of each paragraph in the margin; move or cut those without one. Then figures: axis, unit, caption that stands alone.', done: 'a reader outside the field can retell {topic}' },
    ],
    mixed: { every: 7, sessions: [
      { id: 'own-chase', when: STILL_COLLECTS, title: 'The data so far: remind, type in, clean, fill the tables of the results (round {round})', how: 'While it is open: compare with the number you need and ask each who answered for one more. Each step into a script or log, names out; the planned tests or codes, nothing fished for.', done: 'the tables hold all that has come in and the thin groups are known' },
      { id: 'send', title: 'Send what stands to the supervisor, with three questions (round {round})', how: 'A clean PDF of finished sections, a half page on what changed and the three decisions you need.', done: 'it is sent and the talk about it is dated' },
      { id: 'bibliography', title: 'References and figures: clean up so far (round {round})', how: 'Every claim has a source, every source its full record; figures in their final format and folder.', done: 'no “[citation]” is left in finished parts' },
    ] },
    closing: [
      { id: 'assemble', title: 'Assemble the full draft: contents, numbering, cross-references', how: 'All chapters in one file; read only headings and first sentences in one go.', done: 'the full draft reads as one text', priority: 'high' },
      { id: 'full-draft', title: 'Full draft to the supervisor', how: 'PDF with line numbers and the list of what you are unsure about; agree on a date for remarks.', done: 'receipt is confirmed', priority: 'high' },
      { id: 'abstract', title: 'Abstract, title, acknowledgements', how: 'Problem, gap, method, result with a number, meaning: one sentence each; title under fifteen words.', done: 'somebody who has not read it can say what you found' },
      { id: 'remarks', title: 'Work through remarks: big ones first', how: 'A table: remark, what I did, where. Structure before sentences.', done: 'each remark has an answer' },
      { id: 'proofread', title: 'Proofread aloud, chapter by chapter', how: 'Listen with text-to-speech, ruler under the line; names, numbers, units, tense. Somebody else reads abstract and conclusion.', done: 'no correction in the last ten pages' },
      { id: 'formatting', title: 'Formatting: margins, page numbers, figure quality, declaration', how: 'Against the department’s checklist, line by line; print two pages with figures.', done: 'every line of the checklist is ticked' },
      { id: 'submit-test', title: 'Print or upload test, plagiarism check, final PDF', how: 'Embed fonts, check size limit and file name, upload to the test area if there is one; book the binder.', done: 'the file that goes in is frozen and backed up', priority: 'high' },
    ],
  },
  tasks: [
    { id: 'own-interviews', at: 0.2, minutes: 180, priority: 'high', when: { mentions: INTERVIEWS, unless: HELD }, about: ['interview', 'entrevista', 'entretien'], batch: { units: ['interview', 'entrevista', 'entretien'], unit: { en: 'interviews', de: 'Interviews', es: 'entrevistas', fr: 'entretiens', pt: 'entrevistas' }, usual: 6, of: 3, atMost: 8, until: 0.4 }, title: 'Hold {part}, and write a page on each the same day', how: 'Consent and recording tested first, the guide in your head and not on your knees; ask for examples, and wait. Afterwards what surprised you, what to ask the next one, and the file saved under a number without the name.', done: 'recording and page of each lie where only you can open them' },
    { id: 'own-transcribe', at: 0.3, after: ['own-interviews'], minutes: 240, priority: 'high', when: { mentions: TRANSCRIBES, unless: HELD }, about: ['transcri', 'transkri'], scale: { units: ['interview', 'entrevista', 'entretien'], minutesEach: 60, atMost: 900 }, title: 'Transcribe while the talks are fresh, by one set of rules', how: 'Rules first: how exact, pauses, dialect, names replaced. A program’s draft is corrected by ear; reckon with three to six hours for an hour of talk, and begin with the second talk, not after the last.', done: 'each talk is a checked text without names' },
    { id: 'own-write-plan', at: 0.46, minutes: 60, when: COLLECTS, about: ['writing', 'writing up', 'write up', 'schreiben', 'redaccion', 'redaction', 'redacao'], title: 'Plan the writing: a section and a number of words for each week, the last one left free', how: 'Results first while the analysis is warm, then methods, discussion, and the introduction last. A day for the supervisor’s remarks stands behind each section.', done: 'each week until the hand-in has its section and its words' },
    { id: 'own-clean', at: 0.4, after: ['own-transcribe', 'own-interviews'], minutes: 150, priority: 'high', when: COLLECTS, title: 'Close the collection, clean the data and keep the raw file untouched', how: 'Rules for leaving somebody out were fixed before; write each step into a script or a log; names are taken out now.', done: 'the clean file can be made again from the raw one by somebody else' },
    { id: 'own-analyse', at: 0.46, minutes: 240, priority: 'high', after: ['own-clean'], about: ['analysis', 'analyse', 'statistics', 'coding'], when: COLLECTS, title: 'Analyse as planned: tables or themes first, sentences afterwards', how: 'The tests or codes of the plan, nothing fished for; two people code a tenth of the interviews; one figure for each finding.', done: 'each part of the question has a table, a figure or a quoted passage' },
  ],
}
