import type { Keyword } from './playbook.ts'

/** One step of such a part: what stands behind its name, how, when it is done, its hours, and days that must pass before it. */
export type LargerStep = { id: string; title: string; how: string; done: string; hours: number; waitDays?: number; /** Place in the plan, where it has one. */ at?: number }

/**
 * What people write in one line and is several pieces of work, whoever does it: found by a verb with one of its `things`
 * ('hire two waiters', 'waiters hired'), or by a name that says it alone ('staff training').
 */
export type LargerPart = { id: string; verbs: readonly string[]; things: readonly Keyword[]; names: readonly Keyword[]; steps: readonly LargerStep[] }

const step = (id: string, title: string, how: string, done: string, hours: number, waitDays?: number, at?: number): LargerStep => ({ id, title, how, done, hours, ...(waitDays === undefined ? {} : { waitDays }), ...(at === undefined ? {} : { at }) })

const STAFF = ['staff', 'part timer', 'part timers', 'employee', 'employees', 'assistant', 'assistants', 'apprentice', 'waiter', 'waiters', 'waitress', 'barista', 'baristas', 'server', 'servers', 'cook', 'cooks', 'chef', 'kitchen hand', 'kitchen hands', 'driver', 'drivers', 'picker', 'pickers', 'temp', 'temps', 'student', 'students', 'seasonal worker', 'seasonal workers', 'worker', 'workers', 'receptionist', 'bookkeeper', 'salesperson', 'shop assistant', 'sales assistant', 'technician', 'groom', 'stable hand', 'helper', 'warden', 'wardens', 'porter', 'porters', 'cleaner', 'cleaners', 'gardener', 'lifeguard', 'lifeguards', 'guide', 'guides', 'intern', 'interns', 'trainee', 'trainees', 'supervisor', 'manager', 'nanny', 'carer', 'teacher', 'teachers', 'instructor', 'instructors', 'people', 'someone', 'somebody']
const TRAINEES = [...STAFF, 'everyone', 'everybody', 'team', 'crew', 'volunteers', 'volunteer', 'helpers', 'stewards', 'newcomers', 'new starters', 'new starter', 'recruits', 'new hires', 'colleagues', 'them', 'both', 'all']
const SHOPS = ['shop', 'online shop', 'store', 'online store', 'web shop', 'webshop']
const PAGES = ['website', 'web site', 'booking page', 'booking site', 'landing page', 'web page', 'homepage', 'home page']
const ROOMS = ['spare room', 'guest room', 'box room', 'room', 'bedroom', 'garage', 'loft', 'attic', 'cellar', 'basement', 'shed', 'study', 'storeroom', 'barn', 'outhouse', 'conservatory', 'wardrobe', 'wardrobes', 'cupboard', 'cupboards', 'pantry', 'kitchen', 'office', 'workshop', 'storage unit']
const CONTRACTS = ['energy', 'electricity', 'gas', 'broadband', 'internet', 'phone', 'mobile', 'insurance', 'bank', 'banks', 'bank account', 'supplier', 'provider', 'tariff', 'contract', 'energy supplier', 'energy provider', 'phone contract', 'pension', 'accountant']

/** In English; the first that fits. */
export const LARGER_PARTS: readonly LargerPart[] = [
  {
    id: 'hire', verbs: ['hire', 'recruit', 'employ', 'take on', 'find'], things: STAFF.filter((word) => !['someone', 'somebody', 'helper', 'teacher', 'teachers'].includes(word)), names: ['hiring', 'recruitment', 'recruiting staff'],
    steps: [
      step('describe', 'hours, pay and three musts on half a page, and put it out', 'Days and hours as they really are, pay with extras, what can be learnt here; in the window, on two portals, and to everybody who works here already. One telephone number, and an answer within two days.', 'it is out in three places, with a last day to apply', 1.5),
      step('meet', 'meet the best, and let two of them work a paid trial', 'Twenty minutes with the same six questions for each; then two or three hours of real work beside somebody who will work with them, who has a say afterwards. Ring one earlier employer.', 'one is chosen for each place, with one in reserve', 3, 7),
      step('agree', 'contract, registration, first day', 'Written contract before the first hour; right to work, tax and insurance numbers, registration with the offices; clothes, key, rota of the first two weeks. A kind word to those who were not taken.', 'the contract is signed by both and the first day stands in the rota', 1.5, 2),
    ],
  },
  {
    id: 'train', verbs: ['train', 'teach', 'brief', 'instruct', 'show'], things: TRAINEES, names: ['staff training', 'team training', 'training the team', 'training of staff', 'staff briefing', 'volunteer training'],
    steps: [
      step('list', 'what each must be able to do alone, and when they learn it', 'Five to eight things by job, each in a sentence that begins with a verb; what the law asks for (hygiene, safety, fire) on top; dates on which all can come, paid, in two groups where the work must go on.', 'the list hangs there and each name has a date', 1),
      step('hold', 'show it, let them do it, change places', 'At the real place with the real things: show it once at full speed, once slowly, then each does it and explains it to the next. No more than two hours at once; a card with the steps stays there.', 'each has done every line of the list once under your eyes', 2.5, 1),
      step('check', 'watch each at work, and sign off line by line', 'Ten minutes each in a normal hour, without helping; what does not sit yet is shown again the same day; signatures for what the law asks for are filed.', 'each line has a date and two initials', 1, 2),
    ],
  },
  {
    id: 'menu', verbs: ['write', 'create', 'develop', 'make', 'plan'], things: ['new menu', 'summer menu', 'winter menu', 'drinks menu', 'lunch menu', 'bar menu', 'menu card'], names: ['new menu', 'summer menu', 'winter menu', 'autumn menu', 'spring menu', 'seasonal menu', 'drinks menu', 'lunch menu', 'bar menu', 'menu card', 'new summer menu', 'menu change'],
    steps: [
      step('choose', 'few dishes, each with cost, price and where its things come from', 'What sold and what was thrown away last season; things that can be had all the time and be used in two dishes; cost of a portion weighed and not guessed, price at three to four times that.', 'each dish has a portion cost, a price and a supplier', 2),
      step('cook', 'cook each at full pace, and settle recipe, picture and allergens', 'Two rounds with those who will cook it, the clock running; weights on the card, what is prepared the day before, allergens line by line from the packets.', 'each dish has its card and came out the same twice', 3),
      step('print', 'words, proof, print, and tell the till and the page', 'Names that a guest can say; a second person reads prices and allergens; new keys in the till, the same menu on the page and in the window from the same day.', 'menu, till and page agree to the penny', 1.5, 1),
    ],
  },
  {
    id: 'price', verbs: ['set', 'decide', 'work out', 'settle'], things: ['prices', 'pricing', 'price list', 'our prices', 'my prices'], names: ['pricing', 'price list', 'prices'],
    steps: [
      step('reckon', 'what each costs you in material, hours and fees', 'One made or done with the clock running; packaging, fees of shop and card, tax, what is spoilt, a wage for your hour. Below that sum nothing is sold.', 'each has its lowest price, on one sheet', 1.5),
      step('set', 'compare with five others, and set round prices', 'Same quality and size, delivery included; a small, a usual and a large one; say what happens with two at once and with a reduced one. Let two buyers read the list and say what they would take.', 'every price stands in the list and you can say why', 1),
    ],
  },
  {
    id: 'shipping', verbs: ['set', 'work out', 'sort out', 'settle'], things: ['shipping', 'shipping rates', 'shipping costs', 'delivery charges', 'postage'], names: ['shipping rates', 'shipping costs', 'shipping', 'delivery charges', 'delivery rates', 'delivery costs', 'postage', 'postage rates'],
    steps: [
      step('weigh', 'pack the usual orders, weigh and measure them, ask three carriers', 'One thing, two, and the largest, packed as they will travel and dropped once from the table; price by zone with insurance and tracking, collection or post office, what breakage needs as proof.', 'three parcels have weight, size and a price for each zone', 1),
      step('set', 'set zones and prices in the shop, and write how returns go', 'Few steps; free from which sum, and what that costs you; days until it leaves and arrives; who pays the way back. A test order to your own address and one abroad.', 'the test orders show the right price and the page says how returns go', 1),
    ],
  },
  {
    id: 'shop-page', verbs: ['set up', 'build', 'create', 'make', 'launch'], things: SHOPS, names: [],
    steps: [
      step('account', 'account, address, payment and tax', 'Plan by the month until it sells; address of its own; business details, bank account and identity check, which take some days; tax rates and currency; two people who can get in.', 'a payment of one unit has arrived on the account', 1.5),
      step('fill', 'the first ten things, with pictures, words and stock, and the plain pages', 'What it is, measures, material, care, delivery time; the same background in all pictures; about, contact, returns. Read it on a telephone held in one hand.', 'ten things are complete, and the menu leads to each in two steps', 3),
      step('try', 'let two strangers buy on their telephones, and mend where they stop', 'Say nothing and watch; order, mail, invoice, packing slip, refund; what they ask goes onto the page.', 'an order, a return and a refund have gone through from end to end', 1, 1),
    ],
  },
  {
    id: 'web-page', verbs: ['set up', 'build', 'create', 'make', 'launch', 'write', 'redo'], things: PAGES, names: PAGES,
    steps: [
      step('words', 'what a visitor wants to find or do within a minute, in their words', 'Three people asked what they would look for first; what it is, for whom, where, what it costs, the one button; hours, address and a telephone number as text. Own pictures, with leave of those who are seen.', 'the words of each page stand on paper and a stranger has found the button', 1.5),
      step('build', 'build it from a ready pattern, the telephone first', 'Address of its own, in your name; as few pages as will do; who may change it, and where the password lies; imprint and privacy as the law of the country asks.', 'every page stands, and nothing on it is a placeholder', 2.5),
      step('try', 'go through it as a stranger, put it on line, link it where people look', 'On an old telephone with a slow line; book, ask or buy once from end to end; map entry, profiles, signature and sign with the address.', 'a stranger has got to the end alone, and a search for the name finds it', 0.75, 1),
    ],
  },
  {
    id: 'legal-pages', verbs: ['write', 'draw up', 'publish'], things: ['terms', 'terms and conditions', 'privacy policy', 'returns policy', 'terms and privacy pages'], names: ['terms and privacy pages', 'terms and conditions', 'privacy policy', 'privacy page', 'terms page', 'legal pages', 'legal texts', 'imprint', 'returns policy', 'refund policy', 'cookie banner', 'terms and privacy', 'privacy and terms'],
    steps: [
      step('list', 'what the law wants said, and what you really do', 'Who you are with address and number, prices with tax, delivery, right to withdraw and returns, complaints; which data you take, why, where they lie, how long. The chamber of commerce or the shop system has a current model for your country.', 'each point has your own answer', 1),
      step('publish', 'fill in the model, have it read, link it where it counts', 'No copying from others: it belongs to them, and their facts are not yours. Footer, checkout with its box, order mail, newsletter form; the date on each page.', 'each page is reached from the footer and the checkout, and somebody who knows has read it', 1.5),
    ],
  },
  {
    id: 'food-labels', verbs: ['make', 'write', 'print'], things: ['allergen labels', 'food labels', 'ingredient labels'], names: ['allergen labels', 'allergen list', 'allergen information', 'allergen chart', 'allergen sheets', 'ingredient labels', 'ingredients labels', 'food labels', 'nutrition labels'],
    steps: [
      step('collect', 'ingredients and allergens of each product, from the packets', 'Recipe by recipe, with those of sauces, decoration and frying fat; suppliers’ sheets filed; what may get in by shared knives and oil said as such.', 'each product has a line with its allergens, and a second person has compared it', 1.5),
      step('print', 'print one, check it against the rules, then all', 'Allergens so that they stand out, name, weight, date and address where packed goods need them; readable at arm’s length and proof against cold and wet.', 'each product carries its label, and one of each lies in the folder', 1),
      step('keep', 'who changes it, and what staff answer', 'A new recipe or supplier means a new label the same day; the folder at the till; one sentence for guests who ask.', 'everybody at the till finds the answer within half a minute', 0.5),
    ],
  },
  {
    id: 'shop-photos', verbs: ['take', 'shoot'], things: ['product photos', 'product pictures', 'menu photos', 'food photos', 'listing photos'], names: ['product photos', 'product pictures', 'product photography', 'product shots', 'product shoot', 'menu photos', 'food photos', 'shop photos', 'listing photos', 'photos for the shop', 'photos for the website', 'photos for the menu'],
    steps: [
      step('list', 'which pictures of what, and all of it clean and ready', 'For each one: whole, detail, something for its size, in use; background, light, shape and pixels that the shop asks for. Best pieces set aside, marked in their order.', 'the list of pictures stands and each piece lies ready', 0.75),
      step('take', 'take them all in one light, the list in hand', 'Window or two lamps from the same side, camera fixed, the first ten looked at large before the rest; colours compared with the piece itself.', 'each line of the list has a sharp picture', 3),
      step('use', 'choose, cut, name by article, and put them in', 'One in five; same crop; file name with article and view; light enough to load fast; originals in a second place.', 'each article shows its pictures on a telephone', 1.5),
    ],
  },
  {
    id: 'clear', verbs: ['clear', 'clear out', 'empty', 'declutter', 'sort out', 'clean out'], things: ROOMS, names: [],
    steps: [
      step('sort', 'everything out once, into stay, elsewhere, pass on and tip', 'One corner after the other, each thing in the hand once; what belongs to somebody else gets a name and a last day. Photographs and papers into one box, for another evening.', 'the floor is clear and each heap has its name', 2.5),
      step('away', 'take away what goes, and give the rest its place', 'Tip, charity and adverts on one day, the car full once; what nobody fetched by the last day goes too; what stays is labelled and off the floor.', 'nothing stands there that does not belong there', 1.5),
    ],
  },
  {
    id: 'switch', verbs: ['switch', 'change'], things: CONTRACTS, names: [],
    steps: [
      step('compare', 'notice date, last bill, three offers for the same use', 'Until when it runs and by when notice must be there, what leaving costs, your use in a year; the price of the second year, not of the first.', 'one is chosen and the notice date stands in the calendar', 1),
      step('change', 'order the new one, let it give notice, and check the last bill', 'With a day of overlap; reading or data saved on the last day; standing orders and those who draw money from it told.', 'the new one works and the old one has confirmed its end', 0.75, 10),
    ],
  },
  {
    id: 'negotiate', verbs: ['negotiate', 'renegotiate', 'haggle over'], things: ['rent', 'lease', 'salary', 'pay', 'price', 'terms', 'contract', 'rate', 'fee', 'fees', 'prices', 'deal', 'discount'], names: [],
    steps: [
      step('figures', 'what others pay, what you want, what you can live with', 'Three comparable ones with their figures; what they gain by you; your wish, your limit and two things that cost you little and are worth something to them.', 'wish, limit and figures stand on one card', 1),
      step('talk', 'talk, and confirm the result the same day', 'Say the figure first and then nothing; give only for something; ask for a day to think where it gets close to the limit.', 'both have the same figures in writing', 1, 1),
    ],
  },
  {
    id: 'supplier', verbs: ['find', 'choose', 'pick', 'select', 'source'], things: ['supplier', 'suppliers', 'wholesaler', 'wholesalers', 'manufacturer', 'producer', 'packaging supplier', 'flour supplier', 'printer', 'courier', 'carrier', 'web designer', 'accountant', 'venue'], names: ['supplier', 'suppliers', 'wholesaler'],
    steps: [
      step('ask', 'what you need in figures, to three of them', 'Amount, quality, how often, by when; price at your amount and at twice that, smallest order, delivery days, payment; ring one of their customers.', 'three answers stand side by side', 1),
      step('try', 'sample or first small order, then agree', 'Count, weigh and use it as you will; see what happens with a complaint; price, notice and who stands in written down.', 'one is agreed in writing and a second one is known', 0.75, 7),
    ],
  },
  {
    id: 'records', verbs: ['get', 'collect', 'gather', 'order', 'request', 'find'], things: ['tax statements', 'bank statements', 'payslips', 'pay slips', 'tax assessments', 'transcripts', 'proof of income', 'proof of address', 'reference letters', 'medical records', 'school records'], names: ['tax statements', 'tax statement', 'tax assessments', 'tax assessment', 'tax certificates', 'bank statements', 'payslips', 'pay slips', 'pay stubs', 'salary slips', 'wage slips', 'transcript', 'transcripts', 'proof of income', 'proof of deposit', 'proof of address', 'proof of residence', 'proof of funds', 'proof of employment', 'employment certificate', 'reference letters', 'medical records', 'school records', 'insurance record', 'pension statement', 'passport photos', 'utility bills'],
    steps: [
      step('request', 'which years and in which form, and ask for what is missing', 'Look up what exactly is asked for: period, original or copy, stamp, language, how old it may be. What lies at home goes into the folder today; the rest is asked for where it is made, with the reference number.', 'each one is there, or asked for with a day', 0.5, undefined, 0.05),
      step('check', 'compare name, dates and pages, copy, file', 'Spelled as in the passport, no page missing, nothing too old on the day it is handed in; one copy and one scan.', 'all of them lie in the folder in the order of the list', 0.5, 7, 0.16),
    ],
  },
  {
    id: 'addresses', verbs: ['change', 'update', 'tell everyone'], things: ['address', 'addresses', 'address everywhere', 'name', 'name everywhere', 'bank details', 'bank details everywhere'], names: ['change of address', 'address changes', 'address change', 'name change everywhere'],
    steps: [
      step('list', 'who has the old one: a year of bank statements and one month of post', 'Offices, bank, insurances, employer or pension, doctor, car, telephone, clubs, shops; beside each how it wants to be told and what proof it asks for.', 'each name stands on the list with its way', 0.75),
      step('tell', 'tell them, offices and money first, and tick what is confirmed', 'In one sitting for those with a page or an app; letters for the others; redirect the post for what was forgotten.', 'each line has a date, and money and post arrive at the new one', 1.5),
    ],
  },
]
