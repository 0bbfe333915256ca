import type { Playbook } from './playbook.ts'

export const PRODUCT_LAUNCH: Playbook = {
  id: 'product-launch',
  title: 'product launch',
  plannerTypes: ['calendar', 'sprint'],
  matches: { strong: ['product launch', 'launch my', 'launch our', 'launch a', 'launch the', 'go to market', 'product hunt', 'start a business', 'start my business', 'open a shop', 'cafe', 'coffee shop', 'restaurant opening', 'open a', 'food truck', 'small business', 'startup', 'side business', 'etsy', 'freelance business', 'crowdfunding', 'kickstarter', 'grunden', 'montar un negocio', 'lancer'], weak: ['marketing', 'customers', 'pricing', 'press', 'landing page', 'beta', 'website'], not: ['podcast', 'youtube', 'e commerce', 'book launch party'] },
  tags: ['launch'],
  topicStages: [
    { id: 'decide', titles: ['{Topic}: decide what is good enough for launch'], share: 1, how: 'One sentence on what {topic} must achieve and the least that achieves it.', done: 'the line between now and later is drawn' },
    { id: 'do', titles: ['{Topic}: get it ready'], share: 3, how: 'Ugly but true first, then one round of polish with a customer’s remarks.', done: '{topic} was used by somebody outside' },
  ],
  tasks: [
    { id: 'customer-talks', at: 0, minutes: 120, priority: 'high', title: 'Talk to five people who have the problem: last time, what they did, what it cost', how: 'No pitch. Past, not future. Ask to see what they use today.', done: 'five notes and one sentence they all nodded to' },
    { id: 'positioning', at: 0.06, minutes: 75, priority: 'high', title: 'Positioning: for whom, instead of what, why believe it', how: 'Name the alternative, also “doing nothing”; one proof each claim.', done: 'a stranger repeats it after one reading' },
    { id: 'offer-price', at: 0.12, minutes: 75, title: 'Offer and price: three packages, what is not included', how: 'Cost, alternative, value; ask two customers to choose and say why; refund rule.', done: 'prices are on the page' },
    { id: 'numbers', at: 0.1, minutes: 45, title: 'Launch goal and three numbers, with today’s values', how: 'Visitors, try, pay; what would make you stop.', done: 'the goal is a number with a date' },
    { id: 'legal', at: 0.15, minutes: 90, title: 'Legal and money: registration, terms, privacy, invoices, insurance', how: 'List for your country, ask an accountant for an hour, separate account.', done: 'you may send an invoice' },
    { id: 'landing', at: 0.22, minutes: 150, title: 'Landing page: promise, proof, price, one button, questions', how: 'Headline in the customer’s words; loads fast; test on five phones.', done: 'it is live and the button works' },
    { id: 'waiting-list', at: 0.28, minutes: 45, title: 'Waiting list with a reason to join and a hello mail', how: 'Ask one question at sign-up; reply by hand to the first fifty.', done: 'ten strangers are on it' },
    { id: 'beta', at: 0.38, minutes: 180, priority: 'high', title: 'Beta with ten people: watch, mend, ask for the sentence they would tell a friend', how: 'Watch the first use live; weekly change list; thank by name.', done: 'three would be sad if it went away' },
    { id: 'proof', at: 0.5, minutes: 75, title: 'Collect proof: two quotes with a number, one before-and-after', how: 'Ask after a success; permission in writing.', done: 'both are on the page' },
    { id: 'support-ready', at: 0.58, minutes: 60, title: 'Support and returns ready: ten answers, one address, who is on', how: 'Write the answers before the questions; template for “sorry”.', done: 'a friend got an answer within an hour' },
    { id: 'assets', at: 0.62, minutes: 120, title: 'Pictures, one-minute demo, press page', how: 'Real use, no stock; logo files; three facts; contact.', done: 'a journalist could write without asking' },
    { id: 'channels', at: 0.55, minutes: 60, title: 'Choose two channels and write to thirty people by name', how: 'Where the five from the start spend time; help first.', done: 'thirty personal notes are drafted' },
    { id: 'partners', at: 0.66, minutes: 60, title: 'Three partners who share it on the day', how: 'Same audience, no rivalry; give them text and picture.', done: 'three have said yes with the date', optional: true },
    { id: 'rehearsal', at: 0.82, minutes: 90, title: 'Rehearse: order, pay, deliver, refund, as a stranger', how: 'Other phone, other card, other name.', done: 'the whole path worked without you' },
    { id: 'launch-plan', at: 0.86, minutes: 45, title: 'Launch-day timetable: who posts what when, who answers', how: 'Morning of your customers’ zone, not on a holiday; breaks included.', done: 'each hour has a name' },
    { id: 'launch-day', at: 0.95, minutes: 180, priority: 'high', after: ['rehearsal', 'landing'], title: 'Launch: publish, write, answer everybody', how: 'Fix the first stumble the same hour; note each question.', done: 'everybody who wrote has an answer' },
    { id: 'debrief', at: 1, minutes: 60, title: 'Look at the three numbers and choose one thing for the next month', how: 'Which channel, which sentence, which objection.', done: 'next month has one goal' },
  ],
}
