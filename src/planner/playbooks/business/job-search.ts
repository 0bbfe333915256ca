import type { Playbook } from '../playbook.ts'

export const JOB_SEARCH: Playbook = {
  id: 'job-search',
  title: 'job search',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['cambiar de trabajo', 'cambiar de empleo', 'changer de travail', 'changer de boulot', 'changer d emploi', 'mudar de emprego', 'mudar de trabalho', 'trocar de emprego', 'job wechseln', 'stelle wechseln', 'jobwechsel', 'job finden', 'job als', 'neuen job', 'stelle finden', 'neue stelle', 'arbeit finden', 'arbeitssuche', 'encontrar trabajo', 'encontrar empleo', 'nuevo trabajo', 'nuevo empleo', 'trouver un emploi', 'trouver un travail', 'nouvel emploi', 'recherche d emploi', 'encontrar emprego', 'novo emprego', 'conseguir emprego', 'job hunt', 'job search', 'laid off', 'find a job', 'find a new job', 'look for a job', 'look for a new job', 'looking for a job', 'looking for a new job', 'look for work', 'looking for work', 'search for a job', 'searching for a job', 'land a job', 'land a new job', 'job as a', 'job as an', 'change jobs', 'changing jobs', 'another job', 'better job', 'new job', 'find work', 'job application', 'apply for jobs', 'apply for a job', 'applying for jobs', 'applying for a job', 'applications a week', 'applications per week', 'interview practice', 'cv', 'resume', 'interview prep', 'jobsuche', 'bewerbung', 'buscar trabajo', 'buscar empleo', 'chercher un emploi', 'procurar emprego', 'internship', 'get hired', 'get a job', 'retrouver un emploi', 'chercher un travail', 'changer de metier', 'mudar de carreira', 'cambiar de carrera', 'cambiar de profesion', 'berufswechsel', 'quereinst', 'stellensuche', 'stelle als', 'emprego de', 'trabajo como', 'trabajo de', 'emploi de', 'arrumar emprego', 'made redundant', 'been laid off', 'lost my job', 'lose my job', 'job opening', 'job opening i like', 'job i like', 'job advert i like', 'vacancy i like', 'need a new job'],
    weak: ['linkedin', 'applications', 'networking', 'mock interview', 'leetcode', 'recruiter', 'salary', 'interview', 'portfolio'],
    not: ['hand in my notice', 'handing in my notice', 'give my notice', 'gave my notice', 'start the new job', 'starting the new job', 'for new job', 'for a new job', 'for my new job', 'for the new job', 'new job starts', 'new job starting', 'hire', 'hiring', 'we want to hire', 'cron job', 'thesis', 'start my new job', 'starts my new job', 'first day at my new job', 'start a new job on', 'started my new job', 'i start my new job', 'neue stelle an', 'neuen job an', 'empiezo un trabajo', 'empiezo un nuevo', 'commence un nouveau', 'comeco um novo'],
  },
  tags: ['job search'],
  series: [
    {
      id: 'applications', about: ['applic', 'apply', 'bewerb', 'solicitud', 'candidat'], name: 'applications', perWeek: 2, minutes: 90, priority: 'high', tags: ['applications'],
      sessions: [
        { id: 'scout', to: 0.09, title: 'Applications, week {week}: read ten openings and mark what they all ask for', how: 'Copy the demands that come three times into your table, with the words they use; choose the two openings for which the first tailored application will be written.', done: 'the common demands are a list and two openings are chosen' },
        { id: 'targeted', from: 0.07, title: 'Applications, week {week}: tailored to the target list', how: 'For each: mirror the three main demands in the first half page, name one result with a number, send to a person where you can. Log date, contact, next step.', done: 'what you planned for this sitting is sent and logged with a follow-up date' },
        { id: 'warm', from: 0.1, title: 'Applications, week {week}: through a contact, then the best posting of the week', how: 'Ask the contact for a sentence of introduction before you press send; then the best of this week’s postings.', done: 'both are sent and the contact is thanked' },
        { id: 'follow-up', from: 0.2, title: 'Applications, week {week}: follow up the silent ones, and send a fresh one', how: 'A polite three-line note to everything older than a week; close what is older than four. Then one fresh one.', done: 'no application is without a next step' },
      ],
    },
    {
      id: 'networking', about: ['network', 'coffee', 'outreach', 'contact', 'reach out', 'kontakt'], name: 'networking', perWeek: 1, minutes: 45, tags: ['networking'],
      sessions: [
        { id: 'former', title: 'Networking coffee or call, week {week}: a former colleague', how: 'Ask what their workplace is busy with, who is looking for people, whom else to meet; offer something back. No CV unless asked.', done: 'you have one name more and have thanked them the same day' },
        { id: 'target-firm', from: 0.15, title: 'Networking call, week {week}: somebody inside a target firm', how: 'Fifteen minutes: what the team is busy with, how they interview, what would make a newcomer useful.', done: 'notes are in the firm’s row and a follow-up is set' },
        { id: 'community', from: 0.2, title: 'Networking, week {week}: meetup, forum or alumni group', how: 'Go with one question and leave with two conversations; connect with a sentence on what you talked about.', done: 'two new contacts have a note' },
      ],
    },
    {
      id: 'practice', about: ['leetcode', 'coding practice', 'algorithm', 'kata', 'practice', 'practise', 'case practice', 'portfolio'], name: 'interview practice', perWeek: 2, minutes: 60, tags: ['practice'], when: { mentions: ['dev', 'engineer', 'program', 'software', 'leetcode', 'data', 'code', 'java', 'python'], unless: ['mechanical engineer', 'civil engineer', 'electrical engineer', 'chemical engineer', 'process engineer', 'structural engineer', 'sound engineer', 'sales engineer', 'industrial engineer', 'environmental engineer', 'programme manager', 'business development', 'program manager'] },
      sessions: [
        { id: 'arrays', to: 0.35, title: 'Coding practice, week {week}: arrays, strings, hash maps', how: 'Two problems, 25 minutes each, talking aloud; write the test cases before the code. Read one good solution after.', done: 'both pass and the complexity is stated' },
        { id: 'two-pointers', to: 0.5, title: 'Coding practice, week {week}: two pointers and sliding window', how: 'One medium, timed; then write it again from memory in your main language.', done: 'the second version took under ten minutes' },
        { id: 'trees', from: 0.2, to: 0.75, title: 'Coding practice, week {week}: trees, graphs, breadth and depth first', how: 'One traversal from scratch, one problem that hides a graph; draw before coding.', done: 'you can say when each traversal is right' },
        { id: 'dynamic', from: 0.4, title: 'Coding practice, week {week}: recursion and dynamic programming', how: 'Brute force, then memo, then table; one problem only.', done: 'the recurrence is written in one line' },
        { id: 'system-design', from: 0.3, title: 'System design practice, week {week}: one service on a whiteboard', how: 'Requirements, numbers, data model, API, then where it breaks at ten times the load; forty minutes aloud.', done: 'a photo of the board and three weak spots are filed' },
      ],
    },
    {
      id: 'mock', about: ['mock', 'probe', 'simulacro'], name: 'mock interview', perWeek: 1, minutes: 60, tags: ['interview'], onlyIfAsked: true, priority: 'high',
      sessions: [
        { id: 'behavioural', title: 'Mock interview, week {week}: behavioural, six stories', how: 'With a friend or camera: situation, task, what you did, result with a number; two minutes each.', done: 'two stories are tightened after listening back' },
        { id: 'technical', title: 'Mock interview, week {week}: technical, live problem', how: 'Stranger’s problem, shared editor, think aloud; ask for blunt feedback on clarity.', done: 'the one habit to fix is written down' },
        { id: 'offer', from: 0.5, title: 'Mock interview, week {week}: salary and closing questions', how: 'Say your number aloud with a reason, stay silent; practise three questions to them.', done: 'the number comes without an apology' },
      ],
    },
  ],
  tasks: [
    { id: 'informational', at: 0.06, minutes: 60, when: { levels: ['beginner'] }, title: 'Three talks with people who do the job: a normal week, what is hard, how they came in', how: 'Fifteen minutes each, your questions sent before; ask for the next name.', done: 'your target role is a sentence you can defend' },
    { id: 'proof-of-skill', at: 0.12, minutes: 120, when: { levels: ['beginner'] }, title: 'Make one proof that you can do it: a small piece of the work itself', how: 'Take a real posting, do a task from it, write half a page on why so.', done: 'it has a link or a page you can hand over' },
    { id: 'hidden-market', at: 0.08, minutes: 75, when: { levels: ['advanced'] }, title: 'Work the hidden market: twenty people who could create the role', how: 'Peers, former customers, investors; one useful observation each, no CV.', done: 'five talks are in the calendar' },
    { id: 'references-list', at: 0.6, minutes: 45, when: { minWeeks: 5 }, title: 'Prepare three references: what each can speak about, and ask again', how: 'Send them the posting and two reminders of your work together.', done: 'all three have said yes this month' },
    { id: 'trial-project', at: 0.55, minutes: 120, when: { minWeeks: 7 }, title: 'Close one gap the postings keep asking for', how: 'Count demands in ten postings; choose the one you can learn in two weeks; show it.', done: 'it stands in the CV with an example' },
    { id: 'energy-week', at: 0.7, minutes: 30, when: { minWeeks: 9 }, title: 'A free day, then decide what to change for the second half', how: 'Nothing about jobs for a day; then look at the tracker with a friend.', done: 'one thing is dropped and one is added' },
    { id: 'finances', at: 0, minutes: 60, title: 'Money and benefits: runway, sign-on, insurance, references', how: 'Months the savings last, what to cancel, deadlines for benefits; ask your last manager for a reference letter while warm.', done: 'you know your last safe month and have asked for the reference', optional: true },
    { id: 'target', at: 0.01, minutes: 75, priority: 'high', title: 'Define the target: roles, must-haves, salary floor, thirty firms', how: 'Three columns: role titles, what you will not do again, firms with a reason each. Check pay on two sources.', done: 'the list of thirty is ranked' },
    { id: 'cv', at: 0.03, minutes: 150, priority: 'high', about: ['cv', 'resume', 'lebenslauf', 'curriculum'], title: 'Rewrite the CV: two pages, results with numbers', how: 'Per job three lines of what changed because of you, with figures; the top third matches the target role. Two people proof-read.', done: 'a PDF stands that parses cleanly as plain text' },
    { id: 'linkedin', at: 0.05, minutes: 75, priority: 'high', about: ['linkedin', 'xing', 'profile'], title: 'LinkedIn: headline, about, open-to-work, two recommendations', how: 'Headline says role and value, first three lines of “about” are what a recruiter sees; same dates as the CV.', done: 'profile is live and two people are asked for a recommendation' },
    { id: 'tracker', at: 0.04, minutes: 45, title: 'Set up the tracker: firm, role, contact, date, next step', how: 'A sheet with one row a firm and alerts on three job boards; saved searches, not browsing.', done: 'alerts arrive and the first ten rows stand', optional: true },
    { id: 'stories', at: 0.14, minutes: 90, title: 'Write eight interview stories', how: 'A conflict, a failure, a rescue, a thing you led, learnt, simplified, disagreed with, and are proud of; bullet points, not prose.', done: 'each fits on a card and has a number' },
    { id: 'portfolio', at: 0.2, minutes: 150, about: ['portfolio', 'github', 'side project', 'website'], title: 'Portfolio or work samples: two pieces you can talk about', how: 'Choose what resembles the target role; a one-page note each: problem, what you decided, result.', done: 'two links open on a stranger’s phone', optional: true },
    { id: 'recruiters', at: 0.18, minutes: 60, title: 'Talk to two recruiters in the field', how: 'Tell them role, floor and notice; ask what moves now and how long processes take.', done: 'both have the CV and you have their market view', optional: true },
    { id: 'mock-first', at: 0.45, minutes: 60, about: ['mock'], title: 'Mock interview: full hour with feedback', how: 'Somebody who hires in the field, camera on, real questions; ask for the two things that would make them hesitate.', done: 'both are turned into an exercise', priority: 'high' },
    { id: 'mock-second', at: 0.65, minutes: 60, about: ['mock'], after: ['mock-first'], title: 'Mock interview 2: the hard parts only', how: 'Gap question, weakness, the topic you dread, the salary question; repeat until plain.', done: 'each answer is under two minutes' },
    { id: 'midway', at: 0.5, minutes: 45, title: 'Midway review: replies per ten applications, change one thing', how: 'No replies: CV or target. Calls but no second round: stories. Finals but no offer: closing and references.', done: 'one change is made this week' },
    { id: 'negotiation', at: 0.88, minutes: 45, title: 'Prepare for an offer: number, notice, questions, second offer', how: 'Your floor, your wish, three things besides pay; ask for the offer in writing and two days to think.', done: 'the page lies beside the phone', optional: true },
    { id: 'references', at: 0.75, minutes: 30, title: 'Brief three references on the role', how: 'Send them the posting and the story you would like told.', done: 'all three agreed and know when they may be called', optional: true },
    { id: 'retrospect', at: 0.99, minutes: 45, title: 'Take stock of the hunt and plan the next four weeks or the first day', how: 'Which channel brought talks? Keep that, drop the weakest, rest a day.', done: 'the next block or the start date is in the calendar', optional: true },
  ],
}
