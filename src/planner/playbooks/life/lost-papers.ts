import type { Keyword, Playbook } from '../playbook.ts'

const STOLEN: Keyword[] = ['stolen', 'theft', 'robbed', 'burgl', 'pickpocket', 'mugged', 'gestohlen', 'robad', 'vole', 'roubad', 'identity theft', 'fraud', 'scam', 'hacked']
const ABROAD: Keyword[] = ['abroad', 'embassy', 'consulate', 'on holiday', 'travelling', 'airport']
const ONLINE: Keyword[] = ['identity theft', 'hacked', 'scam', 'phishing', 'fraud', 'account', 'phone', 'laptop', 'telephone', 'handy']

/** Wallet, passport or telephone lost or stolen: blocking, reporting, replacing, watching. */
export const LOST_PAPERS: Playbook = {
  id: 'lost-papers',
  title: 'replacing lost or stolen papers and cards',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['portemonnaie wurde gestohlen', 'portemonnaie', 'geldborse wurde gestohlen', 'brieftasche', 'wurde gestohlen', 'wurde geklaut', 'cartera robada', 'me han robado', 
      ...wordingsOf(['wallet', 'purse', 'bag', 'handbag', 'passport', 'phone', 'backpack', 'cards', 'documents', 'papers']),
      'stolen cards', 'stolen wallet', 'stolen passport', 'stolen phone', 'lost wallet', 'lost passport', 'lost documents', 'lost papers', 'lost cards', 'replace my passport', 'replace lost', 'replace stolen', 'replace all my', 'replace my documents', 'replace my papers', 'replace my cards', 'identity theft', 'victim of fraud', 'victim of identity', 'i was robbed', 'been robbed', 'we were robbed', 'pickpocket', 'report a theft', 'theft of', 'geldborse gestohlen', 'ausweis verloren', 'portemonnaie verloren', 'me robaron', 'perdi mi pasaporte', 'on m a vole', 'passeport perdu', 'roubaram', 'perdi minha carteira'],
    weak: ['cards', 'licence', 'id', 'bank', 'police', 'keys', 'insurance', 'block', 'report'],
    not: ['find my dog', 'lost weight', 'lost property office set up', 'stolen base', 'novel', 'game', 'bike shop', 'prevent theft in our', 'security training', 'fahrrad', 'bicicleta', 'velo', 'bike'],
  },
  tags: ['papers'],
  keepsParts: true,
  topicStages: [
    { id: 'replace', titles: ['{Topic}: block or report it and order the replacement'], share: 1.5, how: 'Number from old statements or a copy, name of the person you spoke to, time of the call. Ask for fee, waiting time and a temporary paper.', done: 'the replacement is ordered with a date' },
    { id: 'check', titles: ['{Topic}: collect it, check name and number, store a copy'], share: 0.5, how: 'Letter by letter; old one reported as found goes back to the office.', done: 'it is in your hands and copied' },
  ],
  tasks: [
    { id: 'lp-block', at: 0, minutes: 40, priority: 'high', about: ['cards', 'card', 'credit card', 'bank card', 'debit'], title: 'Block all cards now, and note time and name', how: 'Central blocking number or the banks’ apps, also cards in the telephone and watch; from the time of the call you are mostly no longer liable. Ask for the last transactions.', done: 'each card has a time of blocking' },
    { id: 'lp-phone', at: 0.003, minutes: 30, priority: 'high', when: { mentions: ['phone', 'handy', 'telephone', 'bag', 'backpack', 'movil'] }, about: ['phone', 'sim'], title: 'Block the SIM, locate or erase the telephone, sign out everywhere', how: 'From another device: mail first, then bank, messengers, shops. Do not go to a located address alone.', done: 'the SIM is blocked and mail has a new password' },
    { id: 'lp-list', at: 0.006, minutes: 30, priority: 'high', after: ['lp-block'], title: 'Write down everything that was in it, with where it can be replaced', how: 'Go through it compartment by compartment; photographs of the papers, old statements; keys and address together mean changing the lock today.', done: 'the list has thing, number, office, done' },
    { id: 'lp-search', at: 0.008, minutes: 30, when: { unless: STOLEN }, title: 'Ask at every place of that day and at the lost-property offices', how: 'Shops, bus company, taxi, police; leave name and a number. Papers are found within days more often than one thinks.', done: 'five places have your number' },
    { id: 'lp-police', at: 0.011, minutes: 60, priority: 'high', about: ['police', 'theft', 'report'], after: ['lp-block', 'lp-locks'], title: 'Report it to the police and take a copy with the number', how: 'Place, time, content, card numbers; many offices and insurers want the report. Ask that cash payments without PIN are blocked too.', done: 'the report number is on the list' },
    { id: 'lp-locks', at: 0.009, minutes: 45, when: { mentions: ['key', 'keys', 'bag', 'schlussel', 'llaves', 'handbag'] }, priority: 'high', about: ['key', 'lock'], after: ['lp-block'], title: 'Change the lock or ask the landlord, if keys and address went together', how: 'Master keys: tell the owner today. Contents insurance often needs the report first.', done: 'the lock is changed or there was no address with it' },
    { id: 'lp-money', at: 0.02, minutes: 20, after: ['lp-block'], title: 'Get money until the new card comes', how: 'At the counter with another paper, transfer to somebody you trust, emergency cash of the bank.', done: 'you can pay for two weeks' },
    { id: 'lp-id', at: 0.05, minutes: 75, priority: 'high', about: ['id', 'identity', 'ausweis', 'dni', 'carte d identite'], after: ['lp-police'], title: 'Report the identity card missing and apply for a new one', how: 'Office by appointment: birth certificate, photograph, fee, police report. Ask for a temporary card, and that the number is put on the wanted list.', done: 'application and collection date are noted' },
    { id: 'lp-passport', at: 0.07, minutes: 75, about: ['passport', 'visa', 'reisepass'], when: { mentions: ['passport', 'pass', 'visa', 'papers', 'documents', 'reisepass', 'pasaporte', 'passeport'] }, title: 'Apply for the passport again and check visas and booked journeys', how: 'Express costs more and takes days. Visas and travel authorisations hang on the old number.', done: 'the application is in and each journey is possible' },
    { id: 'lp-embassy', at: 0.02, minutes: 90, when: { mentions: ABROAD }, priority: 'high', title: 'Go to the embassy or consulate for an emergency document', how: 'Two photographs, police report, any copy, ticket; ask which countries accept it on the way home.', done: 'the document or its appointment is there' },
    { id: 'lp-licence', at: 0.1, minutes: 45, about: ['licence', 'license', 'driving', 'vehicle', 'fuhrerschein'], after: ['lp-police'], title: 'Replace driving licence and vehicle papers', how: 'Ask for a provisional certificate, so that you may drive meanwhile; declaration in lieu of oath in some places.', done: 'the provisional paper is in the new purse' },
    { id: 'lp-health', at: 0.13, minutes: 25, about: ['health', 'insurance card', 'medical'], title: 'Order health card, organ donor card and medicine pass', how: 'App of the insurer; a substitute certificate for the next doctor’s visit.', done: 'the card is ordered' },
    { id: 'lp-travel', at: 0.16, minutes: 30, about: ['ticket', 'rail', 'bus', 'season ticket', 'library', 'membership'], title: 'Replace season ticket, railcard, work badge, library and club cards', how: 'The badge at once, because doors open with it. Ask who stops the old one.', done: 'badge blocked and the rest ordered or dropped' },
    { id: 'lp-bank', at: 0.18, minutes: 40, priority: 'high', about: ['bank', 'account', 'transactions'], title: 'Go through the transactions of the last days and dispute what is not yours', how: 'In writing with the report; deadlines run. Contactless payments and online shops too.', done: 'each strange amount is disputed or there is none' },
    { id: 'lp-subscriptions', at: 0.45, minutes: 30, title: 'Enter the new card with everybody who charges it', how: 'Statement of twelve months: telephone, streaming, insurance, parking, shops. Those due this week first.', done: 'the list of payments is ticked off' },
    { id: 'lp-insurance', at: 0.2, minutes: 45, about: ['insurance', 'claim'], after: ['lp-police', 'lp-list'], title: 'Report to the insurer: contents, travel, card cover', how: 'Within a week as a rule: list with price and age, receipts, report. Simple theft out of a pocket is often not covered; robbery is.', done: 'the claim is in or ruled out' },
    { id: 'lp-passwords', at: 0.14, minutes: 60, when: { mentions: ONLINE }, priority: 'high', title: 'Change passwords and turn on a second factor: mail, bank, telephone account, shops', how: 'From a clean device, mail first; look at forwarding rules, known devices and recovery numbers.', done: 'five accounts have a new password and a second factor' },
    { id: 'lp-credit', at: 0.24, minutes: 40, title: 'Tell the credit agencies and ask for your own record', how: 'Note of lost papers, so that nobody takes a contract in your name; record free once a year.', done: 'the note is set and the record is ordered' },
    { id: 'lp-watch', at: 0.5, minutes: 25, everyWeeks: 2, when: { minWeeks: 5 }, title: 'Watch, week {week}: account, letters, unknown contracts', how: 'Any reminder for something you never ordered: answer at once in writing with the report number.', done: 'nothing strange, or it has an answer with a date' },
    { id: 'lp-collect', at: 0.6, minutes: 40, after: ['lp-id'], title: 'Collect the new papers and check every letter', how: 'Sign cards at once, learn new PINs, cut up what turns up again.', done: 'the list has a tick behind each paper' },
    { id: 'lp-copy', at: 0.8, minutes: 40, title: 'Copy all papers and make a page with blocking numbers', how: 'Encrypted in two places and on paper at home; numbers in the telephone of somebody else too.', done: 'you could block everything within ten minutes' },
    { id: 'lp-thin', at: 0.85, minutes: 20, title: 'Carry less: two cards, identity card, some cash; the rest stays at home', how: 'PIN nowhere, keys without address, photograph of the bag’s content before journeys.', done: 'the purse holds five things' },
    { id: 'lp-help', at: 0.015, minutes: 20, when: { levels: ['beginner'] }, title: 'Ask somebody to sit with you for the calls', how: 'One calls, one writes. It takes an hour and calms.', done: 'somebody is with you' },
    { id: 'lp-order', at: 0.04, minutes: 20, when: { levels: ['beginner'] }, title: 'Put the offices in order: which paper needs which other', how: 'Usually identity card, then bank, then the rest. Appointments online early in the morning.', done: 'the first three offices have an appointment' },
    { id: 'lp-proof', at: 0.3, minutes: 30, when: { levels: ['advanced'] }, title: 'Keep a file for proof: times, names, report, letters, costs', how: 'Fees may be claimed from insurer or thief; banks argue about gross negligence.', done: 'the file has a page of times and all receipts' },
    { id: 'lp-batch', at: 0.35, minutes: 30, batch: { units: ['card', 'document', 'account', 'paper'], unit: 'cards', usual: 0, of: 2, atMost: 8, until: 0.7 }, title: 'Replace {part} of the list', how: 'Call or log in, note fee and date, file the confirmation.', done: 'each is ordered with a date' },
    { id: 'lp-alias', at: 0.65, minutes: 30, when: { minWeeks: 6 }, title: 'Ask register and tax office whether anything was changed in your name', how: 'Address, account, allowances. One call each.', done: 'both have said that nothing changed' },
    { id: 'lp-later', at: 0.9, minutes: 30, when: { minWeeks: 8 }, title: 'Check the credit record once more and close the case', how: 'Compare with the first; ask the police what became of it.', done: 'the record is clean and the file is closed' },
  ],
}

function wordingsOf(things: readonly string[]): Keyword[] {
  return things.flatMap((thing) => [`my ${thing} was stolen`, `my ${thing} were stolen`, `my ${thing} has been stolen`, `my ${thing} got stolen`, `stole my ${thing}`, `lost my ${thing}`])
}
