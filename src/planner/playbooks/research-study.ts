import type { Playbook } from './playbook.ts'

export const RESEARCH_STUDY: Playbook = {
  id: 'research-study', title: 'research study', plannerTypes: ['calendar', 'sprint'], tags: ['research'],
  matches: { strong: ['research study', 'survey', 'user research', 'interview study', 'clinical trial', 'field study', 'experiment', 'questionnaire', 'pilot study', 'ethics approval', 'systematic review', 'data collection', 'focus group', 'market research', 'studie', 'encuesta', 'enquete'], weak: ['participants', 'recruit', 'analysis', 'hypothes', 'paper', 'ethics', 'students', 'sample'], not: ['hire', 'thesis', 'exam'] },
  topicStages: [
    { id: 'plan', titles: ['{Topic}: plan on one page'], share: 1, how: 'What it must deliver, to whom, with what, and how you will know it is good.', done: 'a colleague found no hole in the page' },
    { id: 'do', titles: ['{Topic}: carry out by the protocol'], share: 3, how: 'Small trial first; log every deviation with date and reason.', done: 'it is complete and the log explains each gap' },
  ],
  tasks: [
    { id: 'question', at: 0, minutes: 90, priority: 'high', title: 'Question, hypothesis and what would prove you wrong', how: 'One sentence each; who would act differently on the answer; search whether it is known.', done: 'two colleagues read the question the same way' },
    { id: 'literature', at: 0.04, minutes: 150, title: 'Twenty key papers in a table: design, sample, result, weakness', how: 'Search string saved, forwards and backwards; stop when names repeat.', done: 'the gap is one sentence with three citations' },
    { id: 'design', at: 0.1, minutes: 120, priority: 'high', title: 'Design, measures and sample size', how: 'Validated scales before own items; power for the smallest effect that matters; confounders named.', done: 'a statistician or colleague agreed' },
    { id: 'prereg', at: 0.2, minutes: 75, title: 'Analysis plan written before data, preregistered if you can', how: 'Exclusions, main test, what is exploratory; dummy tables.', done: 'the plan has a date and an address' },
    { id: 'ethics', at: 0.16, minutes: 120, priority: 'high', about: ['ethics', 'approval', 'irb', 'consent'], title: 'Ethics approval and consent: forms, data protection, risks', how: 'Committees meet monthly: find the date first; plain-language sheet; who sees what, how long.', done: 'the application is in and its number filed' },
    { id: 'ethics-answer', at: 0.28, minutes: 60, about: ['ethics', 'approval', 'irb'], after: ['ethics'], title: 'Ethics approval: answer the committee’s remarks', how: 'Point by point, changed passages marked.', done: 'the approval letter is filed' },
    { id: 'instrument', at: 0.22, minutes: 150, about: ['survey', 'questionnaire', 'interview'], title: 'Instrument: items, order, length, on a phone', how: 'Think-aloud with five people; under ten minutes; attention check; skip logic tested.', done: 'five people understood every item' },
    { id: 'pilot', at: 0.34, minutes: 120, after: ['instrument'], title: 'Pilot with ten: timings, floor and ceiling, data file', how: 'Run the analysis on pilot data; change, do not merge.', done: 'the file runs through the script' },
    { id: 'recruit-plan', at: 0.32, minutes: 75, about: ['recruit', 'participants', 'sampling'], title: 'Recruitment: channels, message, incentive, quota', how: 'Who is never reached by that channel? Two reminders; stop rule.', done: 'texts are approved and the quota table stands' },
    { id: 'recruit-run', at: 0.46, minutes: 120, about: ['recruit', 'participants', 'sampling'], after: ['recruit-plan'], title: 'Recruitment: launch, watch the quota, remind', how: 'Numbers every two days; switch channel early.', done: 'half the sample is in' },
    { id: 'collect', at: 0.58, minutes: 150, priority: 'high', title: 'Data collection: finish, back up, log deviations', how: 'Two copies, key separate from answers; close on the planned day.', done: 'the target is met or the shortfall explained' },
    { id: 'clean', at: 0.66, minutes: 120, title: 'Clean by script: exclusions as planned, code book', how: 'Raw stays raw; every step in the script.', done: 'raw to clean runs with one command' },
    { id: 'analyse', at: 0.74, minutes: 180, priority: 'high', about: ['analy', 'statistic', 'coding'], after: ['clean'], title: 'Analysis: the planned test first, then the rest', how: 'Effect with interval, assumptions, one robustness check; qualitative: two coders, agreement.', done: 'the dummy tables are filled' },
    { id: 'figures', at: 0.8, minutes: 90, after: ['analyse'], title: 'Two figures and one table that tell it', how: 'Raw points visible, readable in grey, caption stands alone.', done: 'a stranger retold the result from them' },
    { id: 'write', at: 0.86, minutes: 180, about: ['paper', 'report', 'article', 'publication'], title: 'Paper: methods and results, then discussion, then abstract', how: 'Reporting checklist for your design; limits before implications.', done: 'the checklist has page numbers' },
    { id: 'feedback', at: 0.92, minutes: 75, title: 'Two critical readers; tell participants what came out', how: 'One from the field, one outside; a page in plain words.', done: 'remarks are worked in and the page is sent' },
    { id: 'submit', at: 0.97, minutes: 90, priority: 'high', title: 'Submit, and deposit data and code where allowed', how: 'Author order agreed in writing, cover letter of five sentences.', done: 'the confirmation and the deposit’s address are filed' },
  ],
}
