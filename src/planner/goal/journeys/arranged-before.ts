const BOOKED = 'sort|book|reserve|hire|rent|buy|organi[sz]e|arrange|apply for|renew|pack|order|réserver|louer|acheter|reservar|alquilar|alugar|comprar'
const PAPERS = '(?:car |ski |equipment |gear )?(?:hire|rentals?)|vaccinations?|jabs|visas?|passports?|travel insurance|thermals|mietwagen|impfung(?:en)?|visum|visa|vacunas?|vacinas?|vaccins?'

/** 'Book the ski school', 'vaccinations', 'location de voiture', 'Mietwagen buchen': what a journey needs and what is done at home, before one leaves. */
export function isArrangedBefore(label: string): boolean {
  return ARRANGED.test(label)
}

/** What is got for a journey, and who looks after things meanwhile. */
const KIT = '(?:an? |some |our |my )?(?:new |bigger |good |warm |more )*(?:suitcases?|luggage|rucksacks?|backpacks?|(?:travel )?adapters?|walking boots|hiking boots|swimwear|sun ?cream|rain jackets?|(?:travel )?currency|foreign money|(?:dog|cat|pet|house)[- ]?sitters?|kennels?|cattery|parking at the airport|airport parking|koffer|maletas?|valises?|malas?)'
const TO_BE_DONE = String.raw`.{2,60} (?:still )?to (?:be )?(?:book(?:ed)?|reserved?|bought|buy|order(?:ed)?|renew(?:ed)?|pack(?:ed)?|arranged?|sort(?:ed)?(?: out)?|get|find|found|appl(?:y|ied) for)`
const TICKETS = '(?:the |our |return |cheap )*(?:flights?|train tickets|ferry|airport transfers?|transfers?)(?: (?:from|to|out|there|home|back) .{2,40})?'

/** What is written, signed or insured before anybody leaves. */
const FORMS = '(?:the |all |signed )*(?:consent|permission|medical|parental|health)[- ](?:forms?|slips?|letters?)|letters? (?:home|to (?:the )?parents)|parents[’\']? (?:letters?|evening|meeting)|risk assessments?|(?:kit|packing|room) lists?|deposits?|(?:the )?(?:travel |trip |group |ski )?insurance|(?:g|e)hic cards?'
/** Beds, seats and what carries the luggage. */
const BOOKINGS = '(?:the |our |all )*(?:luggage transfers?|bag transfers?|b&bs?|accommodation|guest ?houses?|coach(?: hire)?|minibus(?: hire)?|seats?|seat reservations?|rail ?passe?s?|train tickets|car seats?|(?:child|baby|booster) seats?|travel cots?|(?:high ?chairs?|pushchairs?|bugg(?:y|ies)|prams?)(?: hire)?)'
/** What somebody travelling for work has finished before, or wears in. */
const READY = '(?:the |our |my |some )*(?:slides|slide deck|pitch deck|presentation|handouts?|product samples|samples|business cards|demo|gifts? for (?:the |our )?hosts?|maps|guidebooks?|(?:break(?:ing)?|wear(?:ing)?) in (?:the |my |our |new )*(?:walking |hiking )?boots|first[- ]aid kit|e?sim(?: cards?)?)'

const ARRANGED = new RegExp(String.raw`^(?:(?:to )?(?:${FORMS}|${BOOKINGS}|${READY})$|(?:to )?(?:${BOOKED}|get|find|choose|check|compare|location de)(?!\p{L})|(?:${PAPERS})$|${KIT}$|${TO_BE_DONE}$|${TICKETS}$|.{2,40} (?:buchen|reservieren|mieten|besorgen|kaufen|beantragen|packen)$)`, 'iu')

/** 'Camping', 'by train', 'half board': how one travels, and nothing that is done. */
export function isWayOfTravelling(label: string): boolean {
  return MANNER.test(label)
}

const MANNER = /^(?:(?:wild )?camping|backpacking|self[- ]catering|(?:half|full) board|all[- ]inclusive|on foot|(?:on a |tight |small |low )?budget|(?:by|mit dem|mit der|en|de|à) (?:car|train|bike|bus|coach|boat|ferry|auto|zug|bahn|rad|tren|coche|voiture|vélo|carro|ônibus|comboio))$/iu

/** Whether a goal asks for what is done before a journey: '…, get fit before and book everything'. */
export function asksToArrange(text: string): boolean {
  return ASKS.test(text) || STILL_OPEN.test(text)
}

/** 'Flights are booked, nothing else is', 'hotel still to book': what is open yet. */
const STILL_OPEN = /(?<!\p{L})(?:nothing else(?:['’]s| is| has been)?|nothing (?:is )?(?:booked|sorted|arranged)(?: yet)?|(?:still|yet) to (?:be )?(?:book|sort|arrange|reserve)(?:ed)?|(?:not|haven['’]t|n['’]t) (?:been )?(?:booked|sorted|arranged)(?: \p{L}+){0,3}|(?:sonst|noch) nichts|noch (?:zu buchen|nicht gebucht)|nada m[áa]s|falta (?:reservar|comprar)|rien d['’]autre|(?:rien|pas) (?:encore )?(?:réservé|prévu)|nada mais|falta (?:reservar|comprar))(?!\p{L})/iu

const ASKS = new RegExp(String.raw`(?:,|;|\.|(?<!\p{L})(?:and|und|y|et|e|to))\s(?:${BOOKED}|get (?:fit|ready)|prepare)\s(?!only)`, 'iu')

/** What the journey is called, without what has to be done for it: 'Safari in Kenya' of 'Safari in Kenya, vaccinations and visas'. */
export function withoutArranging(name: string): string {
  return name.replace(TAIL, '')
}

const TAIL = new RegExp(String.raw`(?<=\p{L}{3} [^,;]{3,80}),\s(?:and )?(?:(?:${BOOKED})\s|(?:${PAPERS})(?:,| and | und | y | et | e |$)).*$`, 'iu')

/** 'Expense report', 'follow-up emails', 'photo book': what is done when one is home again. */
export function isDoneAfterwards(label: string): boolean {
  return AFTERWARDS.test(label)
}

const AFTERWARDS = /^(?:the |our |my |all )*(?:expenses?(?: (?:report|claim|form)s?)?|travel expenses|trip report|visit report|receipts|follow[- ]?ups?(?: (?:e?mails?|calls?|meetings?))?|thank[- ]you (?:notes?|letters?|cards?|e?mails?)|photo ?book|reisekosten(?:abrechnung)?|reisebericht|fotobuch|nota de gastos|note de frais|relatório de despesas)$/iu
