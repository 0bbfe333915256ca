import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const LOCAL: Keyword[] = ['local', 'studio', 'practice', 'salon', 'shop', 'in our town', 'craft', 'repair', 'garden', 'cleaning', 'neighbourhood', 'plumb', 'electric', 'joiner']

/** One person or a small firm finds people who pay: names, talks, offers, follow-up. A sales team's process is another matter. */
export const WINNING_CLIENTS: Playbook = {
  id: 'winning-clients',
  title: 'winning clients',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: [...wordings(['win', 'find', 'get', 'gain', 'acquire', 'sign', 'attract', 'bring in', 'land'], ['', 'new', 'more'], ['clients', 'customers', 'paying customers', 'orders for my', 'commissions', 'contracts for my', 'patients for', 'students for my', 'pupils for my', 'members for my studio']), 'client acquisition', 'customer acquisition', 'fill my practice', 'fill my order book', 'fill my calendar with clients', 'first paying customer', 'cold calling', 'cold calls', 'cold emails', 'prospecting', 'lead generation for my', 'grow my client base', 'grow my practice', 'more bookings for', 'neue kunden gewinnen', 'kunden gewinnen', 'kundenakquise', 'auftrage gewinnen', 'conseguir clientes', 'captar clientes', 'trouver des clients', 'prospection', 'conseguir mais clientes', 'new clients', 'more clients', 'new customers for my', 'new customers for our', 'paying clients', 'first clients', 'clients for my', 'clients by', 'fill my order', 'more orders for my', 'more students for my', 'more patients'],
    weak: ['clients', 'customers', 'offers', 'calls', 'recommend', 'network', 'business', 'freelance', 'price', 'orders', 'leads'],
    not: ['=app', '=apps', 'feature', 'portal', 'migrate', 'support', 'complaint', 'interview customers', 'customer interviews', 'cancel', 'churn', 'sales team', 'crm', 'shop software', 'switzerland', 'market entry', 'onboard', 'sprint', 'existing clients', 'freelance from', 'go freelance'],
  },
  tags: ['clients'],
  series: [
    {
      id: 'wc-reach', perWeek: 2, minutes: 60, priority: 'high', tags: ['reaching out'],
      about: ['outreach', 'call', 'calls', 'prospect', 'acquisition', 'clients', 'customers', 'message', 'messages', 'akquise', 'win', 'find'],
      name: 'Reach out',
      sessions: [
        { id: 'wc-r-known', title: 'Speak with two people who know your work and ask for one name (week {week})', how: 'Tell them in a sentence whom you can help now; ask for an introduction of two lines, not for a favour.', done: 'two have been asked and one name is new' },
        { id: 'wc-r-write', from: 0.14, title: 'Write to five names from the list, each with a reason of its own (week {week})', how: 'Two sentences on them, one on what you could do, one question that can be answered with yes; no attachment. Enter date and next step at once.', done: 'five are out and each has a next date' },
        { id: 'wc-r-call', from: 0.16, title: 'Ring six people and note the next step of each (week {week})', how: 'Stand up, first sentence by heart, ask about what annoys them; a no gets “who else should I ask?”. Voicemail once, then a message.', done: 'six were rung and three spoken with' },
      ],
    },
    {
      id: 'wc-follow', perWeek: 1, minutes: 60, tags: ['follow-up'],
      about: ['follow up', 'follow-up', 'nachfassen', 'seguimiento', 'relance'],
      name: 'Follow up',
      sessions: [
        { id: 'wc-r-follow', from: 0.08, title: 'Follow up everything older than a week (week {week})', how: 'Something new each time: an example, a figure, a date. After the third without an answer a friendly end and a date in six months.', done: 'nothing open is older than a week' },
        { id: 'wc-r-show', title: 'Show something useful where your clients look (week {week})', how: 'A before and after, an answer to a question you were asked, three lines on a mistake that costs money; date and contact at the end.', done: 'it is out and reactions are in the list' },
      ],
    },
  ],
  tasks: [
    { id: 'wc-aim', at: 0, minutes: 30, priority: 'high', title: 'Set the number and count back: clients, offers, talks, names', how: 'Of ten talks come three offers, of three offers one order: what does that mean each week? Which kind of client would you like five of?', done: 'clients by when, and talks a week, are on the wall' },
    { id: 'wc-who', after: ['wc-aim'], at: 0.04, minutes: 45, priority: 'high', title: 'Describe the one kind of client you can help quickest', how: 'Trade, size, place, what has just happened to them, who decides. Look at your three best ones: what have they in common?', done: 'you can name ten real ones of this kind' },
    { id: 'wc-offer', after: ['wc-aim'], at: 0.08, minutes: 60, priority: 'high', about: ['offer', 'price', 'pricing'], title: 'Put the offer into three lines: trouble, result, price to begin with', how: 'A first step that is easy to buy: a check, a trial month, a fixed price. What is in it, what is not, how long.', done: 'a stranger can repeat it and knows the price of the first step' },
    { id: 'wc-proof', at: 0.12, minutes: 75, title: 'Write down three proofs: before, what you did, after, and who says so', how: 'With figures; ask for a sentence and leave to name them. If you are new: do one piece for somebody at a friendly price in return for it.', done: 'three proofs of six lines each stand, one with a name' },
    { id: 'wc-list', at: 0.14, minutes: 90, priority: 'high', after: ['wc-who'], about: ['list', 'contacts', 'names'], title: 'Make the list of a hundred names with a reason and somebody who knows them', how: 'Former clients, colleagues, suppliers, members of two associations, firms in the news. Column for last contact and next step.', done: 'a hundred names stand and thirty have a way in' },
    { id: 'wc-words', at: 0.18, minutes: 60, after: ['wc-offer'], title: 'Write the first message, the first twenty seconds on the telephone and five answers', how: 'No time, no money, we have somebody, send me something, later: one sentence and one question each. Say it aloud until it is yours.', done: 'it was tried on two people and shortened' },
    { id: 'wc-law', at: 0.2, minutes: 30, title: 'Look up what is allowed: calls, mails and messages to people you do not know', how: 'Rules differ between firms and private people and by country; letters and introductions are mostly free. Note where a name comes from.', done: 'the ways you may use are marked in the list' },
    { id: 'wc-known', at: 0.22, minutes: 75, priority: 'high', after: ['wc-list'], title: 'Begin with those who know you: ten talks and one question', how: '“Whom do you know who is just now …?” Former clients first; most orders come from here.', done: 'ten talks brought five names' },
    { id: 'wc-local', at: 0.26, minutes: 75, when: { mentions: LOCAL }, title: 'Be found nearby: entry on maps, five reviews, sign, card at the counter of three others', how: 'Hours, pictures, price to begin with; ask satisfied ones for a review on the same day with the link. Neighbours who serve the same people pass you on if you do the same.', done: 'the entry is complete and five reviews are asked for' },
    { id: 'wc-first-talks', at: 0.3, minutes: 90, priority: 'high', title: 'Hold the first three talks and ask more than you tell', how: 'What have you tried, what does it cost you if nothing happens, who else decides, by when? Sum up in two sentences and offer the next step with a date.', done: 'three talks have a next step in the calendar' },
    { id: 'wc-offer-sheet', at: 0.36, minutes: 60, title: 'Make the model offer: their words, result, three sizes, date until which it holds', how: 'One page, sent on the day of the talk and rung about after two. The middle size is the one you want to sell.', done: 'an offer goes out within an hour of a talk' },
    { id: 'wc-each', at: 0.4, minutes: 75, batch: { units: ['client', 'customer', 'order', 'commission', 'patient', 'kunde', 'cliente'], unit: 'clients', usual: 0, of: 1, atMost: 8, until: 0.9 }, title: 'Win {part}: talk, offer, call after two days, decision', how: 'Write down what decided it, yes or no; a no gets a date in six months.', done: 'signed, or a clear no with its reason' },
    { id: 'wc-partner', at: 0.46, minutes: 60, title: 'Win two partners who serve the same people with something else', how: 'The tax adviser of the craftsman, the florist of the photographer: coffee, an example, a rule who passes on what. Thank each time and tell how it went.', done: 'two have passed on or promised a name' },
    { id: 'wc-visible', at: 0.52, minutes: 90, title: 'Appear once where fifty of them are: evening talk, trade fair, association, article', how: 'Twenty useful minutes, nothing to buy in them; a sheet to take along and a reason to write to you.', done: 'the date is fixed and the sheet is ready' },
    { id: 'wc-numbers', at: 0.5, minutes: 30, everyWeeks: 2, title: 'Look at the numbers, week {week}: names, talks, offers, orders, days to a decision', how: 'Where do most get lost: no talks, no offers or no yes? Change this one step for the next two weeks.', done: 'five numbers are noted and one step is changed' },
    { id: 'wc-lost', at: 0.62, minutes: 45, title: 'Ask three who said no what decided it', how: 'Five minutes, no second try to sell. Price is said more often than it is true: ask what they chose instead.', done: 'three reasons are noted and the offer has changed in one place' },
    { id: 'wc-price', at: 0.7, minutes: 45, title: 'Check what the new orders earn an hour, and correct offer or price', how: 'With travel, talks and corrections; if all say yes at once, the price is too low.', done: 'the next offer has a price with a reason' },
    { id: 'wc-refer', at: 0.84, minutes: 45, title: 'Deliver the first one so well that they recommend you, and ask for it', how: 'Something earlier than promised, a look back after two weeks; then ask for two names and a sentence.', done: 'two names and a sentence have come' },
    { id: 'wc-keep', at: 0.96, minutes: 45, title: 'Fix the weekly hours that go on when you are busy', how: 'Two hours on the same morning: follow-ups, five messages, one thank-you. Empty order books come from full ones.', done: 'the hours are in the calendar for three months' },
    { id: 'wc-shadow', after: ['wc-aim'], at: 0.06, minutes: 60, when: { levels: ['beginner'] }, title: 'Ask two of your trade how their last three clients came to them', how: 'Not how they think one should do it: the last three, one by one, and how long it took.', done: 'six ways are noted and two are yours to try' },
    { id: 'wc-fear', at: 0.24, minutes: 30, when: { levels: ['beginner'] }, title: 'Make the five easiest calls first, with a friend in the room', how: 'People who like you; count dialled numbers and not yeses. The sixth is easier.', done: 'five calls are made' },
    { id: 'wc-value', at: 0.56, minutes: 60, when: { levels: ['advanced'] }, title: 'Test a higher first step with five talks: result and guarantee instead of hours', how: 'What is the result worth to them in a year? A tenth of it is a price; what do you risk if it fails?', done: 'five talks with the new price are counted' },
    { id: 'wc-old', at: 0.58, minutes: 60, when: { minWeeks: 6 }, title: 'Write to everybody who asked in the last two years and did not buy', how: 'What has changed since, one example, one question. A third of the trouble is still there.', done: 'all are written to and answers are in the list' },
    { id: 'wc-event', at: 0.66, minutes: 90, when: { minWeeks: 8 }, title: 'Invite eight of them to something small: breakfast, workshop look-in, walk', how: 'Two clients among them who tell by themselves; no presentation.', done: 'eight came or a new date stands, and three next talks are fixed' },
    { id: 'wc-case', at: 0.74, minutes: 75, when: { minWeeks: 8 }, title: 'Publish one finished job as a story with figures and a picture', how: 'Their trouble, the way, the number after; approved by them; sent to the ten most like them.', done: 'it is out and has been sent to ten' },
  ],
}
