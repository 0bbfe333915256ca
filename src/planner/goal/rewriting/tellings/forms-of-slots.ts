import { TIME } from './weekly-times.ts'

/** One time of the week or several, the last of them in brackets. */
const TIMES = String.raw`${TIME}(?:(?:,|;|/| and| or| &| plus|, and|, or)?(?: also)?(?: on| at| from)? ?(?:${TIME}|\(${TIME}\))){0,6}`
const SUBJECT = '(?:i|we)'
const CAN = `${SUBJECT}(?: can| could|['’]ve| have)?(?: only| just| usually| always| really)*`
const WORK = String.raw`(?:work(?: on (?:it|this|that|my \p{L}+))?|do (?:it|this|that|some|something|a bit)|study|practi[cs]e|train|write|read|learn|paint|revise|get to (?:it|this)|fit (?:it|this) in|manage(?: it| this)?|make time(?: for (?:it|this))?)`
const ALL_OF_IT = String.raw`(?:it|this|that|everything|(?:all |any |every |all of |all the |the )*(?:preparations?|prep|work|tasks?|training|practi[cs]e|practi[cs]ing|sessions?|study(?: sessions?)?|studying|revision|writing))`
const OWN_TIME = String.raw`(?:(?:only |best |one |free |spare |study |quiet |own |writing |practi[cs]e |training )*(?:windows?|slots?|times?|chances?|hours?|days?|evenings?|mornings?|afternoons?))(?: for (?:it|this|that|\p{L}+ing))?`
const BREAK = '(?:(?:in|on|during|at) )?(?:(?:my|our|the) )?(?:own )?(?:lunch|lunch ?(?:break|hour|time)s?|commute|train ride|coffee break|breaks?)'
const AROUND = '(?: (?:before|after|during) (?:work|school|breakfast|lunch|dinner|bedtime|uni))?'

/** Where a clause ends, and no more times come. */
const END = `(?=$|,? (?:with|except|bar|apart from|other than|but not) |(?:,? (?:but|and|so|because|as|since) |, | ?[-–(] ?)(?!(?:also |then )?(?:on |at |from |the )?${TIME}))`
/** What follows from being tired may speak of 'then'. */
const END_OF_TAKEN = '(?=$|, |,? (?:but|and) )'

function forms(end: string, ...said: string[]): readonly RegExp[] {
  return said.map((form) => new RegExp(`^(?:(?:so|but|and|also|plus|well|ideally),? )?${form.replaceAll('§', TIMES)}${end}`, 'iu'))
}

/** Sentences that say when there is time for the work: `§` are times of the week, which are all that they say. */
export const SLOTS = forms(
  END,
  `(?:the )?only (?:free |spare )?time (?:that )?${SUBJECT}(?:['’]ve)?(?: have| can find| get)?(?: got)?(?: free)?(?: for (?:this|it|that))? (?:is|are) (?:${BREAK},? )?§`,
  `(?:my|our|the) ${OWN_TIME} (?:is|are) (?:${BREAK},? )?§`,
  `(?:on )?§,? ${SUBJECT} (?:can|could) (?:only |usually |always )?${WORK},? §`,
  `${SUBJECT} can (?:only |usually |always |just )?${WORK},? §(?: only)?`,
  `${CAN} (?:manage|spare|find|put in)(?: about| around| maybe| only| roughly)? ?§(?: or so)?${AROUND}(?:,?(?: per| each| an?)? §)?`,
  `${SUBJECT}(?:['’]ve| have)(?: only| just| about| maybe| got)* ${TIME}(?: or so)?${AROUND}(?: per| each| an?) §`,
  `${SUBJECT}(?:['’]m| am|['’]re| are)(?: only| usually| just)? (?:free|available|around|off) ${TIME}(?:,| and)(?: all| the whole)(?: day)?(?: of)? ${TIME}`,
  `${SUBJECT}(?:['’]ve| have) (?:blocked(?: out| off)?|set aside|put aside|reserved|kept|cleared|freed(?: up)?|booked)(?: off)? (?:my |our |the )?§ for (?:it|this|that)`,
  `(?:[\\p{L}'’]+ ){1,8}?(?:on )?${TIME},? so ${TIME} (?:is|are) (?:mine|ours|free|my own)`,
  `§ (?:is|are|would be) (?:good|best|ideal|perfect|great)(?: for (?:me|us|it|this|that))?`,
  `§ (?:is|are) when ${SUBJECT} (?:can|could|have|want|get|am|are)(?: [\\p{L}'’]+){0,5}`,
  `(?:[\\p{L}'’]+,? ){0,7}?§,? (?:(?:so|and) )?(?:that['’]?s|that is|this is|those are|these are|that would be|which is|it['’]s|then is) (?:when ${SUBJECT}(?: [\\p{L}'’]+){1,5}|(?:my|our) ${OWN_TIME})`,
  `(?:(?:you can |please )?use|take) (?:my|our) §(?: for (?:it|this|that))?(?:,? (?:as |since |because )?${SUBJECT} (?:don['’]t|do not) work(?: then)?)?`,
  `§ (?:works?|would work|suits?|(?:is|are|would be)(?: my| our)?) (?:best|ideal|perfect|great|well|fine|good|ok|okay|alright)(?: for (?:me|us|it|this|that))?,? §`,
  '(?:every |any )?§ (?:works?|suits?) §',
  `${ALL_OF_IT} (?:is|are|has|have|must|should|shall|needs?|ought|can|may|will)(?: only)?(?: to)?(?: only)? (?:be |go |happen |take place |fall |fit )(?:placed |put |scheduled |done |planned |fitted |arranged |in |into |on )*(?:only )?§(?: only)?`,
  `(?:please )?(?:fit|put|place|schedule) ${ALL_OF_IT} (?:only )?(?:all )?(?:in |on |for |into )*§(?: only)?`,
  'every weekend,? §',
)

/** 'Every evening is fine', where something is taken out again. */
export const OPEN = forms(END, '§ (?:is|are|would be|works?) (?:all )?(?:fine|ok|okay|good|free|possible|alright|open)(?: for (?:me|us|it|this))?')

/** 'Mornings before 9 or evenings after 8, weekdays only'. */
export const BARE = new RegExp(`^${TIMES} only$`, 'iu')

/** Sentences that say when there is none. */
export const TAKEN = forms(
  END_OF_TAKEN,
  `(?:on )?§ (?:is|are) (?:totally |completely |always |usually |pretty much )*(?:hopeless|impossible|no good|a no-go|no use|chaos|mad|crazy|crammed|packed|a write-off)(?:,? (?:and |so (?:is|are) )?§(?: too| as well| also)?)?`,
  `§,? ${SUBJECT}(?:['’]?m|['’]?re| am| are)(?: (?:too|always|usually|far|just|completely|really))* (?:tired|useless|exhausted|no good|knackered|wiped out|shattered|hopeless|no use)(?:,? (?:and |so (?:is|am|are) )?§(?: too| as well| also)?)?`,
  `${SUBJECT}(?:['’]?m|['’]?re| am| are)(?: (?:too|always|usually|far|just|completely|really))* (?:tired|useless|exhausted|no good|knackered|wiped out|shattered|hopeless|no use) §`,
)
