import type { Playbook } from './playbook.ts'

export const PAPERWORK: Playbook = {
  id: 'paperwork',
  title: 'paperwork and taxes',
  plannerTypes: ['calendar'],
  matches: { strong: ['paperwork', 'tax return', 'self assessment', 'taxes', 'passport', 'power of attorney', 'steuererklarung', 'declaracion de la renta', 'declaration d impots', 'imposto de renda', 'visa application', 'insurance claim', 'bureaucracy', 'admin pile', 'life admin', 'residence permit', 'citizenship', 'papierkram', 'probate', 'papeleo'], weak: ['deadline', 'due', 'forms', 'renew', 'cancel', 'mot', 'boiler', 'payment', 'receipts'], not: ['move', 'wedding', 'trip', 'baby'] },
  tags: ['paperwork'],
  namedOnlyFrom: 1,
  topicStages: [
    { id: 'gather', titles: ['{Topic}: gather papers, find form and fee'], share: 1, how: 'The official page only; write which documents, which photo, which fee, how long it takes.', done: 'everything for {topic} lies in one folder' },
    { id: 'submit', titles: ['{Topic}: fill in, check, send'], share: 1.2, how: 'Fill in one go, read it once aloud, keep a copy and the receipt; set a reminder for when an answer is due.', done: '{topic} is sent and the receipt is filed' },
  ],
  tasks: [
    { id: 'sort', at: 0, minutes: 45, priority: 'high', title: 'Sort the pile by deadline and by who is waiting', how: 'Three heaps: this week, this month, file. One list with date, amount, account.', done: 'each item has a date and the list hangs in sight' },
    { id: 'tax-gather', at: 0.1, minutes: 75, priority: 'high', about: ['tax', 'self assessment', 'hmrc', 'irs', 'steuer', 'renta'], title: 'Tax return: gather income slips, bank interest, receipts, reference numbers', how: 'Go by last year’s return line by line; what is missing goes on a list with whom to ask. Reset the online password today, codes come by post.', done: 'every line of last year has its paper for this year' },
    { id: 'tax-fill', at: 0.25, minutes: 90, priority: 'high', about: ['tax', 'self assessment', 'hmrc', 'irs', 'steuer', 'renta'], after: ['tax-gather'], title: 'Tax return: fill in, compare with last year, submit', how: 'Differences of over a tenth need a reason; save the PDF before sending.', done: 'the confirmation is saved' },
    { id: 'tax-pay', at: 0.35, minutes: 20, priority: 'high', about: ['tax', 'self assessment', 'hmrc', 'irs'], after: ['tax-fill'], title: 'Tax: pay with the right reference, or agree on instalments', how: 'Bank limits and weekends: three working days before; ask for a plan before the due date, not after.', done: 'the payment shows as received' },
    { id: 'car-test', at: 0.3, minutes: 30, about: ['mot', 'tuv', 'car inspection', 'itv', 'vehicle test'], title: 'Car MOT: book the garage, check lights, tyres, washers yourself', how: 'You may test a month early and keep the date; look at last year’s advisories.', done: 'the appointment stands and the small faults are mended' },
    { id: 'passport-photos', at: 0.3, minutes: 30, about: ['passport', 'photo', 'identity card'], title: 'Passport photos: booth or app with code, against the rules', how: 'Plain light background, no smile, no glasses; digital code for online renewal.', done: 'two photos or the code are in hand' },
    { id: 'passport-renew', at: 0.42, minutes: 45, about: ['passport', 'identity card'], after: ['passport-photos'], title: 'Passport renewal: apply online, send the old one tracked', how: 'Check names and middle names, allow the posted weeks before any trip, photograph the old one first.', done: 'the application number and tracking are filed' },
    { id: 'boiler', at: 0.5, minutes: 25, about: ['boiler', 'heating', 'chimney'], title: 'Boiler service: book a registered engineer, clear the cupboard', how: 'Check the register number, ask what is included, note pressure and odd noises.', done: 'the visit is dated and somebody is home' },
    { id: 'cancel-contract', at: 0.15, minutes: 25, about: ['cancel', 'gym', 'subscription', 'membership', 'contract'], title: 'Cancel in writing: date, reference, last payment', how: 'Read the notice period, send by a way that proves it, stop the direct debit only after the last due payment.', done: 'the confirmation with the end date is filed' },
    { id: 'attorney-talk', at: 0.55, minutes: 45, about: ['attorney', 'lpa', 'vollmacht', 'poder notarial'], title: 'Power of attorney: talk with the person, choose attorneys and replacement', how: 'Their wishes first: money, health, what they never want; who is near and good with paper.', done: 'the choices are written in their words' },
    { id: 'attorney-forms', at: 0.65, minutes: 75, about: ['attorney', 'lpa', 'vollmacht', 'poder notarial'], after: ['attorney-talk'], title: 'Power of attorney forms: fill in, certificate provider, signatures in order', how: 'Donor, certificate provider, attorneys, in that order and with dates; a wrong order costs weeks.', done: 'every signature and date is in the right order' },
    { id: 'attorney-send', at: 0.78, minutes: 30, about: ['attorney', 'lpa', 'vollmacht'], after: ['attorney-forms'], title: 'Power of attorney: register, pay the fee, certified copies', how: 'Copy all pages first; ask about reduced fees.', done: 'it is posted tracked and copies are filed' },
    { id: 'insurance', at: 0.7, minutes: 45, about: ['insurance', 'claim', 'versicherung'], title: 'Insurance: claim or renewal with three quotes', how: 'Photos, dates, amounts on a page; same cover when comparing.', done: 'the claim number or the new policy is filed' },
    { id: 'folders', at: 0.85, minutes: 45, title: 'File it: seven folders on paper and the same on the computer', how: 'Home, money, taxes by year, health, work, car, people; scan what you would miss.', done: 'the desk is empty', optional: true },
    { id: 'calendar-reminders', at: 0.92, minutes: 20, title: 'Reminders for next year: each deadline minus one month', how: 'Tax, test, passports, contracts with their notice dates.', done: 'all are in the calendar with the page to go to', optional: true },
    { id: 'chase', at: 0.8, minutes: 30, title: 'Chase what has not been answered', how: 'One call each with reference in hand; note name and promise.', done: 'every open item has a date and a name' },
  ],
}
