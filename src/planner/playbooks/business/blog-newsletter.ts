import type { Playbook } from '../playbook.ts'

const MONTHLY = ['monthly', 'every month', 'each month', 'once a month', 'quarterly', 'every quarter', 'twice a year']
const NEWSLETTER = ['newsletter', 'substack', 'mailing list', 'boletin']
const BLOG = ['blog']
/** The rhythm is said, and carried by the series. */
const REGULAR = ['post every', 'post each', 'publish every', 'publish each', 'issue every', 'issue each', 'article every', 'piece every', 'post a week', 'posts a week', 'post per week', 'jede woche', 'cada semana', 'chaque semaine']

/** A blog or newsletter of one's own: promise, rhythm, a store of pieces, readers who come back. */
export const BLOG_NEWSLETTER: Playbook = {
  id: 'blog-newsletter',
  title: 'blog or newsletter',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['online magazine', 'monthly magazine', 'digital magazine', 'e zine', 'webzine', 'start a blog', 'starting a blog', 'start my blog', 'my blog', 'our blog', 'a blog', 'my own blog', 'launch a blog', 'travel blog', 'food blog', 'blogging', 'start blogging', 'write a blog', 'start a newsletter', 'start my newsletter', 'launch a newsletter', 'launch my newsletter', 'my newsletter', 'our newsletter', 'weekly newsletter', 'monthly newsletter', 'e-mail newsletter', 'email newsletter', 'a newsletter', 'substack', 'blog starten', 'blog schreiben', 'blog aufbauen', 'newsletter starten', 'newsletter aufbauen', 'einen newsletter', 'einen blog', 'crear un blog', 'empezar un blog', 'un blog', 'un boletin', 'creer un blog', 'lancer un blog', 'lancer une newsletter', 'une newsletter', 'criar um blog', 'um blog', 'uma newsletter'],
    weak: ['post', 'posts', 'subscribers', 'readers', 'publish', 'week', 'issue', 'write', 'blog', 'newsletter', 'articles'],
    not: ['unsubscribe', 'inbox', 'build a newsletter', 'feature', 'signup form', 'backend', 'frontend', 'youtube', 'podcast', 'novel', 'vlog'],
  },
  tags: ['writing'],
  keepsParts: true,
  topicStages: [
    { id: 'draft', titles: ['{Topic}: question, three points, first draft'], share: 2, how: 'Write the question a reader would type, the answer in the first paragraph, then one example each. Stop when it is said.', done: 'a whole draft stands, however rough' },
    { id: 'edit', titles: ['{Topic}: cut, check, picture, headline'], share: 1.5, how: 'The next day: cut a fifth, check names and numbers at their source, read aloud, choose of five headlines.', done: 'it is scheduled and one reader has understood the first paragraph' },
  ],
  series: [
    {
      id: 'bn-publish', onlyIfAsked: true, perWeek: 1, minutes: 90, priority: 'high', tags: ['publish'],
      about: ['publish', 'post', 'blog', 'newsletter', 'article', 'piece', 'entry', 'veroffentlich', 'publicar', 'publier'],
      name: 'Publish',
      sessions: [
        { id: 'bn-m-collect', when: { mentions: MONTHLY }, title: 'Collect for the next issue, week {week}: ask three people, dates, one picture each', how: 'By telephone or at the fence, not by circular: what happened, what is coming, what did they learn; names and permission for pictures at once. Dates with day, hour and place.', done: 'each column of the next issue has its source, and what is missing has a name' },
        { id: 'bn-m-draft', when: { mentions: MONTHLY }, title: 'Draft for the next issue, week {week}: the longest piece first, gaps marked', how: 'First line says what readers get; one piece for each column, short ones too; look nothing up while writing.', done: 'the longest piece stands from beginning to end' },
        { id: 'bn-m-check', when: { mentions: MONTHLY }, title: 'Cut and check for the next issue, week {week}: facts, names, headlines', how: 'A fifth shorter, names and numbers at their source, five headlines for each and the plainest one taken; whoever was asked reads their part.', done: 'each piece is approved by whoever it speaks of' },
        { id: 'bn-m-layout', when: { mentions: MONTHLY }, title: 'Put the next issue together, week {week}: order, pictures, preview on a telephone', how: 'Most useful first, dates where they are found again, pictures small enough to load; one other person reads the preview.', done: 'the preview has been read by somebody else and its mistakes are mended' },
        { id: 'bn-p-store', when: { unless: MONTHLY }, to: 0.3, title: 'Write a piece to the end in week {week}: one goes out, one stays in store', how: 'Draft without looking anything up, gaps marked with XX, filled the next day; cut a fifth, choose of five headlines, read aloud. Until the page stands, the pieces wait as drafts.', done: 'it is finished and either published or waiting with headline and picture' },
        { id: 'bn-p-guide', when: { unless: MONTHLY }, from: 0.3, title: 'Write and publish the piece of week {week}: a question answered in full', how: 'Draft without looking anything up, gaps marked with XX; fill them, cut a fifth, five headlines, read aloud, publish and answer for half an hour.', done: 'it is out and every comment of the first hour has an answer' },
        { id: 'bn-p-story', when: { unless: MONTHLY }, from: 0.3, title: 'Write and publish the piece of week {week}: something that happened, and what it showed', how: 'Begin in the middle of it, one scene, then the turn, then what a reader can take from it; names only with permission.', done: 'it is out and links to one older piece' },
        { id: 'bn-p-finds', when: { unless: MONTHLY }, from: 0.3, title: 'Write and publish the piece of week {week}: five finds with a sentence of your own on each', how: 'Why it is worth the time and for whom; a link tested today; the short form is the reserve for a full week.', done: 'it is out and the five links open' },
      ],
    },
    {
      id: 'bn-out', onlyIfAsked: true, perWeek: 1, minutes: 45, priority: 'high', tags: ['publish'],
      about: ['issue', 'edition', 'number', 'mailing', 'ausgabe'],
      name: 'Issue',
      sessions: [
        { id: 'bn-o-send', title: 'Send the next issue: last look, test mail to yourself, out, answers', how: 'Names, dates and each link once more on a telephone; subject line as a question or a thing; sent at the usual hour; half an hour for answers, and the addresses that came back are cleared.', done: 'it is out, no link was dead, and what readers asked is noted for the next one' },
      ],
    },
  ],
  tasks: [
    { id: 'bn-promise', at: 0, minutes: 60, priority: 'high', title: 'Write the promise: for whom, about what, how often, and what they can do afterwards', how: 'Fill in “for people who … every … so that …”. Narrow enough that a reader knows somebody to send it to.', done: 'three people of that kind have heard it and one asked for the first piece' },
    { id: 'bn-neighbours', after: ['bn-promise'], at: 0.03, minutes: 60, title: 'Read six neighbours: what they leave out, how long, how often, how they earn', how: 'Read their most read and their last piece, and the comments. Your place is what readers ask there without an answer.', done: 'the gap is written in one sentence' },
    { id: 'bn-thirty', after: ['bn-promise'], at: 0.05, minutes: 60, priority: 'high', title: 'Write down thirty working titles in one sitting', how: 'Questions you were asked, mistakes you made, places, people, figures nobody explains. If thirty do not come, the subject is too narrow or not yours.', done: 'thirty stand, ten of them with a mark for strong' },
    { id: 'bn-form', after: ['bn-promise'], at: 0.08, minutes: 45, title: 'Choose form, length and a rhythm that survives your worst week', how: 'Two or three kinds of piece that come in turn: guide, story, list of finds, talk with somebody. Fix weekday and hour of publishing and the two sittings before it.', done: 'kinds, length and the weekday stand, and the sittings are in the calendar' },
    { id: 'bn-name', at: 0.1, minutes: 60, title: 'Settle name, address and one line under it', how: 'Sayable on the telephone, free as a domain and on the networks, no protected name; let three people write it down after hearing it once.', done: 'the address is registered in your own name' },
    { id: 'bn-tool', when: { unless: NEWSLETTER }, at: 0.13, minutes: 90, about: ['website', 'wordpress', 'platform', 'hosting'], title: 'Set the blog up: platform, plain theme, start page, categories, feed', how: 'Something you can leave with your texts; at most five categories; legible on a telephone and quick without large pictures. Back-ups switched on.', done: 'a test post looks right on two telephones and a back-up has been downloaded' },
    { id: 'bn-mail-tool', when: { mentions: NEWSLETTER }, at: 0.13, minutes: 90, about: ['platform', 'tool', 'mailchimp', 'substack', 'software'], title: 'Set up the sending: service, sender address of your own domain, template', how: 'SPF, DKIM and DMARC as the service describes them, sign-up with confirmation by mail, one column, no picture needed to understand it. The list can be exported.', done: 'a test reached the inbox at three providers and the list was exported once' },
    { id: 'bn-signup', at: 0.17, minutes: 60, title: 'Put up the sign-up: one field, what they get, an example to read first', how: 'On top of the page and below each piece; confirmation mail and a first welcome mail with your three best pieces and one question.', done: 'a friend signed up, confirmed, got the welcome and could leave again with one click' },
    { id: 'bn-legal', at: 0.19, minutes: 45, title: 'Settle imprint, privacy notice, picture rights, marking of advertising', how: 'Look up what your country asks of a page like yours, even without income. Pictures of your own or with a licence you have saved.', done: 'the pages are linked in the foot and each picture has a source' },
    { id: 'bn-about', at: 0.2, minutes: 45, title: 'Write the page about you: why you, for whom, where to begin', how: 'A real picture, three facts that show you know the subject, the three pieces to start with, one way to write to you.', done: 'a stranger could say why they should read you' },
    { id: 'bn-style', at: 0.15, minutes: 30, title: 'Make a template for a piece and a list for the last look', how: 'Headline, first paragraph with the answer, sub-headings as questions, one picture, one question at the end; last look: names, links, numbers, read aloud, alternative text.', done: 'template and list are in the tool' },
    { id: 'bn-stock', when: { unless: REGULAR }, at: 0.22, minutes: 120, priority: 'high', batch: { units: ['post', 'issue', 'article', 'piece', 'edition', 'ausgabe', 'beitrag', 'beitrage', 'articulo'], unit: 'pieces', usual: 3, of: 1, atMost: 12, until: 0.94 }, title: 'Write a piece from first line to last: {part}', how: 'Draft in one sitting without looking anything up (mark gaps with XX), fill the gaps, and edit the next day: cut a fifth, five headlines, read aloud.', done: 'it is scheduled with headline, picture and last look' },
    { id: 'bn-test-readers', at: 0.3, minutes: 45, title: 'Give the first piece to three readers: where did you stop', how: 'They read while you watch or mark the line at which they wanted to leave; no praise asked for.', done: 'the first paragraph is rewritten and the template has changed' },
    { id: 'bn-launch', at: 0.36, minutes: 90, priority: 'high', about: ['launch', 'go live', 'first issue', 'first post', 'first edition'], after: ['bn-signup'], title: 'Publish the first piece and write to fifty people by name', how: 'Two more pieces are ready behind it. One personal line each, why it is for them, one request: read it and send it to one person.', done: 'it is out, the fifty messages are sent and every answer has got one' },
    { id: 'bn-rhythm', when: { unless: [...REGULAR, 'first issue', 'first edition', 'first newsletter', 'first number'] }, at: 0.42, minutes: 60, everyWeeks: 1, title: 'Publish on the fixed day and answer readers, week {week}', how: 'Last look, out at the fixed hour, an hour for answers; note the question that came twice: it is the next title.', done: 'it went out on the day and one reader’s question is on the list' },
    { id: 'bn-places', at: 0.46, minutes: 60, title: 'Find three places where your readers already are, and be useful there', how: 'A forum, a group, a letters page, a library; answer fully there and link only where the piece says more. Look at the rules first.', done: 'five useful answers stand in two places' },
    { id: 'bn-guest', at: 0.55, minutes: 75, title: 'Offer a guest piece to two neighbours, and recommend one of theirs', how: 'Three titles that fit theirs, one paragraph each, a sample; a year’s finished piece beats a proposal.', done: 'one has said yes with a date' },
    { id: 'bn-search', when: { mentions: BLOG }, at: 0.5, minutes: 60, title: 'Make the strong pieces findable: title, address, headings, links among them', how: 'What would they type; that in title and first paragraph; three links to older pieces and back; register the site map with the search engines.', done: 'the pieces are in the index and each links to two others' },
    { id: 'bn-subject', when: { mentions: NEWSLETTER }, at: 0.5, minutes: 45, title: 'Test two subject lines an issue: a thing against a question', how: 'Halves by lot, answers and clicks rather than opens, which mail programs count wrongly; note the winner’s pattern.', done: 'four tests are in the table and the pattern is named' },
    { id: 'bn-numbers', at: 0.6, minutes: 45, title: 'Look at four numbers: new readers, leavers, read to the end, answers', how: 'Once a month and not daily; beside each piece where readers came from. Do more of what is answered, not of what is clicked.', done: 'one kind of piece gets more room and one is dropped' },
    { id: 'bn-learn', at: 0.12, minutes: 60, when: { levels: ['beginner'] }, title: 'Copy the build of three good pieces: what is in each paragraph', how: 'One line for each paragraph beside the text: claim, example, turn. Write your own outline on the same bones.', done: 'your outline has the same number of steps' },
    { id: 'bn-habit', at: 0.18, minutes: 45, when: { levels: ['beginner'] }, title: 'Practise the rough draft: twenty minutes without deleting, three times', how: 'Timer, no net, gaps as XX; only then look what is worth keeping.', done: 'three drafts exist and one paragraph is worth a piece' },
    { id: 'bn-money', at: 0.85, minutes: 60, when: { levels: ['advanced'] }, title: 'Decide on income: readers who pay, sponsors, own offer, or none', how: 'Count how many of a hundred would have to pay for the hours it takes; ask ten readers before you build anything.', done: 'one way is decided on with a date or ruled out' },
    { id: 'bn-reserve', at: 0.65, minutes: 120, when: { minWeeks: 8 }, title: 'Put two timeless pieces into reserve for illness and holidays', how: 'No dates in them, headline and picture ready.', done: 'both lie finished in the queue' },
    { id: 'bn-survey', at: 0.75, minutes: 45, when: { minWeeks: 10 }, title: 'Ask readers three questions, and ring up two of them', how: 'Why they came, which piece they sent on, what they skip; a person and not a form for two of them.', done: 'two titles on the list come from it' },
    { id: 'bn-refresh', at: 0.88, minutes: 75, when: { minWeeks: 12 }, title: 'Refresh the three most read pieces: facts, links, next step', how: 'Date of change stated, dead links replaced, a link to the newest; once more to the readers who came later.', done: 'the three are correct as of today' },
    { id: 'bn-quarter', at: 0.98, minutes: 45, title: 'Decide how it goes on: rhythm, subjects, hours', how: 'Hours spent beside what came of it; a pause that is announced is better than one that happens.', done: 'the next ten titles and the rhythm are settled' },
  ],
}
