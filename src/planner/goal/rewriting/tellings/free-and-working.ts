import type { Said } from '../said.ts'

const DAYS = String.raw`(?<days>(?:weekends|week ?nights|weekdays|evenings|mornings|afternoons|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: (?:and|or|&) (?:weekends|evenings|mornings|afternoons|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))?(?: (?:mornings|afternoons|evenings))?)`
/** Days that are said to be open as wide as can be: they are offered, and not kept free. */
const OPEN: readonly { said: RegExp; plain: (days: string) => string }[] = [
  { said: new RegExp(String.raw`(?<!\p{L})(?:(?:my|our|the|all) )?${DAYS} (?:are|is) (?:(?:completely|totally|entirely|fully|absolutely|all|wide|pretty much|mostly) (?:free|open|clear|available)|wide[- ]open)(?: for (?:it|this|that))?(?!\p{L})`, 'giu'), plain: (days) => `I am free ${/^(?:weekends|evenings)/iu.test(days) ? 'at' : 'on'} ${days}`.replace('at evenings', 'in the evenings') },
  { said: /(?<!\p{L})(?:(?:die|meine|unsere) )?(?<days>wochenenden?|samstage|sonntage|abende|vormittage|nachmittage|freitage|montage) (?:sind|ist) (?:komplett|völlig|ganz|total|absolut) frei(?!\p{L})/giu, plain: (days) => `Ich habe ${/^wochenend/iu.test(days) ? 'am Wochenende' : `an ${days}n`} Zeit` },
  { said: /(?<!\p{L})(?:los|las|mis) (?<days>fines de semana|tardes|mañanas|noches|sábados|domingos|lunes|viernes) están (?:totalmente|completamente|del todo) libres(?!\p{L})/giu, plain: (days) => `Puedo ${/^(?:tardes|mañanas|noches)/iu.test(days) ? 'por las' : 'los'} ${days}` },
  { said: /(?<!\p{L})(?:les|mes) (?<days>week-?ends|soirs|soirées|matins|samedis|dimanches|lundis|vendredis) sont (?:complètement|totalement|entièrement|tous) libres(?!\p{L})/giu, plain: (days) => `Je suis disponible les ${days}` },
  { said: /(?<!\p{L})(?:os|as|meus|minhas) (?<days>fins de semana|noites|tardes|manhãs|sábados|domingos) estão (?:completamente|totalmente|todos) livres(?!\p{L})/giu, plain: (days) => `Estou disponível ${/^(?:noites|tardes|manhãs)/iu.test(days) ? 'às' : 'aos'} ${days}` },
]

const TIMES = String.raw`(?=(?:from )?(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d|(?:mon|tue|wed|thu|fri|sat|sun)))`
/** 'My job in the creamery is 2 to 10', 'second job at the bakery 5-11am Tue-Sat': somebody's own work, by whatever name. */
const JOBS: readonly { said: RegExp; plain: string }[] = [
  { said: new RegExp(String.raw`(?<!\p{L})(?:(?:my|the|a|and|other|second|first|main|day|evening|night|part-time|weekend) ){1,3}job (?:(?:in|at|as|with) (?:the |a |an |my )?\p{L}+(?: \p{L}+)? )?(?:is |runs |goes |are )?(?:from )?${TIMES}`, 'giu'), plain: 'I work ' },
  { said: new RegExp(String.raw`(?<=(?:^|[.;!?\n]) {0,2})(?:my )?work (?:is|runs|goes) (?:from )?(?=\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d)`, 'giu'), plain: 'I work ' },
  { said: /(?<!\p{L})mein(?:e)? (?:job|arbeit|schicht) (?:in|bei|im|beim|auf) (?:der |dem |den )?\p{L}+ (?:geht|ist|läuft|dauert) (?=von \d)/giu, plain: 'Ich arbeite ' },
  { said: /(?<!\p{L})mi (?:trabajo|turno) en (?:el |la )?\p{L}+ (?:es|va) (?=de \d)/giu, plain: 'Trabajo ' },
  { said: /(?<!\p{L})mon (?:travail|boulot|poste) (?:à|au|chez|dans) (?:la |le )?\p{L}+ (?:est|va) (?=de \d)/giu, plain: 'Je travaille ' },
  { said: /(?<!\p{L})(?:o )?meu (?:trabalho|turno|emprego) (?:em|no|na) \p{L}+ (?:é|vai) (?=das? \d)/giu, plain: 'Trabalho ' },
]
/** 'The building only allows noise on weekdays', 'o prédio só deixa fazer barulho nos dias úteis': who says when the work may be done is no part of it. */
const ALLOWED: readonly { said: RegExp; plain: string }[] = [
  { said: /(?<=(?:^|[.;!?\n]) {0,2})(?:the|our|my) (?:building|house rules|block|landlord|landlady|council|neighbours?|neighbors?|co-op|management|hoa|owners['’]? association)(?: rules?)? only (?:allows?|lets? (?:us|me|you)|permits?) (?:(?:make |making )?noise|noisy work|(?:building |any )?works?|drilling|us to work) (?=(?:on |from |between |at |in the )?(?:weekdays|weekends|working days|mornings|afternoons|\d|mon|tue|wed|thu|fri|sat))/giu, plain: 'Only ' },
  { said: /(?<=(?:^|[.;!?\n]) {0,2})(?:o|nosso|meu) (?:prédio|condomínio|senhorio|vizinho) só (?:deixa|permite|autoriza) (?:fazer )?(?:barulho|obras|trabalhar) (?=(?:nos?|em|de|das|aos?|às) )/giu, plain: 'Só ' },
  { said: /(?<=(?:^|[.;!?\n]) {0,2})(?:el|la|nuestr[oa]|mi) (?:edificio|comunidad|casero|casera|vecin[oa]) s[oó]lo (?:deja|permite|autoriza) (?:hacer )?(?:ruido|obras|trabajar) (?=(?:en|los|de|por) )/giu, plain: 'Solo ' },
  { said: /(?<=(?:^|[.;!?\n]) {0,2})(?:la copropriété|l['’]immeuble|le syndic|mon propriétaire|le règlement) n['’](?:autorise|accepte) (?:le bruit|les travaux|du bruit) qu(?:e |['’])(?=(?:en|le|de|du|les|entre) )/giu, plain: 'Seulement ' },
  { said: /(?<=(?:^|[.;!?\n]) {0,2})(?:das haus|der vermieter|die vermieterin|die hausordnung|unser haus|mein vermieter) erlaubt (?:lärm|arbeiten|bohren|lärmende arbeiten) nur (?=(?:an|am|von|zwischen|werktags|vormittags|wochentags))/giu, plain: 'Nur ' },
]
/** 'Workshop free Saturdays 9 to 1': when the place is there for it, the work can be done. */
const PLACES_FREE = new RegExp(String.raw`(?<=(?:^|[.;!?,\n]) {0,2})(?:and |but )?(?:(?:the|my|our) )?(?:workshop|garage|studio|shed|kitchen|hall|court|pitch|kiln|lab|allotment|garden room|spare room|workbench|sewing room|rehearsal room|practice room|track|rink)(?:['’]s| is)? (?:only )?(?:free|available|open to me|mine)(?: only)? (?:on )?(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays|evenings|mornings|afternoons)(?:(?:,| and|,? or|-) ?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)*(?: (?:from )?\d| (?:mornings?|evenings?|afternoons?)|\s*(?:[.;!?,\n]|$)))`, 'giu')

/** '2 jobs (Mon-Fri 8-2 at the school, Tue/Thu/Sat 4-9 at the store)'. */
const TWO_JOBS = /(?<!\p{L})(?:2|two|3|three) jobs? ?[(:] ?(?<first>[^(),;\n]{6,50}), (?<second>[^(),;\n]{6,50})\)?/giu
/** 'Three jobs: a thesis by 19 Feb, a brochure by 5 March' have no hours. */
const HOURS = /\d ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d/iu
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?`
/** 'I work 9 to 5, Monday to Friday': the days of those hours, and no others besides them. */
const HOURS_THEN_DAYS = new RegExp(String.raw`(?<=(?<!\p{L})(?:(?:i|we|he|she) (?:also |usually |only |normally )?(?:work|works|teach|teaches|study|studies)|(?:my |our |the |his |her |their )?(?:work|job|day job|shift|school|college|nursery|office|uni|university|kindergarten))(?: (?:is|are|runs|goes|hours are))?(?: (?:at|in) (?:the |a |an )?\p{L}+(?: \p{L}+)?)? (?:from )?)(?<from>${CLOCK}) ?(?:-|–|to|till|until) ?(?<to>${CLOCK}),(?= (?:on )?(?:(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?(?!\p{L})|weekdays|every (?:day|weekday)))`, 'giu')
const JOB_HOURS = new RegExp(String.raw`^(?:from )?${CLOCK} ?(?:-|–|to|till|until) ?${CLOCK}(?=, (?:on )?(?:(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?(?!\p{L})|weekdays))`, 'iu')

function commaBehind(text: string, from: number): Said[] {
  const hours = JOB_HOURS.exec(text.slice(from))
  return hours === null ? [] : [{ text: '', start: from + hours[0].length, end: from + hours[0].length + 1 }]
}

/** What is said of free days and of work in other words than those that every reader knows. */
export function freeAndWorking(text: string): Said[] {
  const open = OPEN.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: all, index, groups }) => ({ text: plain(groups!['days']!), start: index, end: index + all.length })))
  const jobs = [...JOBS, ...ALLOWED].flatMap(({ said, plain }) => [...text.matchAll(said)].flatMap(({ 0: all, index }) => [{ text: plain, start: index, end: index + all.length }, ...commaBehind(text, index + all.length)]))
  const two = [...text.matchAll(TWO_JOBS)].filter(({ groups }) => HOURS.test(groups!['first']!) && HOURS.test(groups!['second']!)).map(({ 0: all, index, groups }) => ({ text: `I work ${groups!['first']!}. I work ${groups!['second']!}`, start: index, end: index + all.length }))
  const places = [...text.matchAll(PLACES_FREE)].map(({ 0: all, index }) => ({ text: 'I can only work on it ', start: index, end: index + all.length }))
  const days = [...text.matchAll(HOURS_THEN_DAYS)].map(({ 0: all, index, groups }) => ({ text: `${groups!['from']!.trim()} to ${groups!['to']!.trim()}${/^ weekdays/iu.test(text.slice(index + all.length)) ? ' on' : ''}`, start: index, end: index + all.length }))
  return [...open, ...jobs, ...two, ...places, ...days]
}
