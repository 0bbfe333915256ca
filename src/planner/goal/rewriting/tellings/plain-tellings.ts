import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { MONTH } from '../tables/cells.ts'
import type { Said } from '../said.ts'
import { TOLD_IN_FRENCH } from './told-in-french.ts'

/** Words in which people tell something, and the plain ones that say the same; a space where they only tell why. */
type Telling = { told: RegExp; plain: (match: RegExpMatchArray) => string }

const DATE = String.raw`(?:(?:${ANY_WEEKDAY}),? )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?: of| de)? ${MONTH}|${MONTH}\.? \d{1,2})`
/** Work that somebody takes on for others. */
const TAKEN_ON = String.raw`(?:organi[sz](?:e|ing)|run(?:ning)?|plan(?:ning)?|arrang(?:e|ing)|host(?:ing)?|put(?:ting)? on|do(?:ing)?)`
const WHOSE = String.raw`(?:the|our|this year['’]s|a|an)`

/** What somebody takes the days for; with another time behind it the days may be others. */
const TO_DO_IT = String.raw`(?:,? (?:and|so) (?:(?:i|we)(?:['’]d| would)? )?(?:want to|would like to|like to|plan to|hope to|need to|have to|must|can)|,? to)(?= \p{Ll}{2,}(?![^\n]*(?<!\p{L})(?:before|until|by|after|then|afterwards)(?!\p{L})))`
const LENGTH_ALONE = /^(?:an?|one|two|three|four|five|six|ten|\d+|some|a few|a couple of) (?:days?|weeks?|months?) $/iu

const TELLINGS: readonly Telling[] = [
  // 'Mieux dormir : je me réveille toutes les nuits vers 3h': how it is now, at hours that are to be slept through.
  { told: /(?<=[\p{L}\d)])\s?[,:;–-]\s?(?:et |mais |car |y |pero |porque |und |aber |denn |e |mas )?(?:je me réveille|je suis réveillée?|on se réveille|(?:ich )?wache(?: ich)?|me despierto|(?:eu )?acordo) (?:(?:toutes les nuits|chaque nuit|souvent|toujours|tous les matins|jede nacht|nachts|oft|immer|todas las noches|cada noche|siempre|a menudo|toda noite|todas as noites|sempre)(?!\p{L}))[^.,;:!?\n]{0,40}(?=\s{0,2}(?:[.,;!?\n]|$))/giu, plain: () => ' ' },
  // 'Préparer Noël à la maison'.
  // 'We're off to Crete in June': the goal, and nobody's absence from another.
  { told: /^(?:we(?:['’]re| are)|i(?:['’]m| am)) off (?=(?:to|on) )(?=[^.!?;,\n]*[.!?]?\s*$)/iu, plain: ([said]) => (/^i/iu.test(said) ? 'I travel ' : 'We travel ') },
  // 'I have two weeks off in May and want to paint the flat': the days are there for it.
  { told: new RegExp(String.raw`^(?:i|we)(?:['’]ve| have|['’]ll have| will have| took| take)(?: (?:got|taken))? (?<long>[^.!?;:]{0,30}?(?<!\p{L}))off(?<when>[^.!?;:]{0,40}?)${TO_DO_IT}`, 'iu'), plain: ({ groups }) => `I am free ${LENGTH_ALONE.test(groups!['long']!) ? 'for ' : ''}${groups!['long']!}${groups!['when']!} and want to` },
  { told: new RegExp(String.raw`^(?:i|we)(?:(?:['’]m| am|['’]re| are|['’]ll be| will be) (?:off(?: work)?|on (?:holiday|leave|vacation))|(?:['’]ve| have)(?: got)? (?:my |our |some )?(?:holidays?|vacation|leave|annual leave|time off)) (?<when>(?!in \p{Lu}|to |with )[^.!?;:]{2,40}?)${TO_DO_IT}`, 'iu'), plain: ({ groups }) => `I am free ${groups!['when']!} and want to` },
  // 'The fair is mine, it's Saturday 13 March 11-3': when it happens, and no free time.
  { told: new RegExp(String.raw`(?<=[\p{L}\d)]),? (?:and )?(?:it['’]s|it is|it takes place|es ist|das ist|es|c['’]est|é) (?:on |am |el |le |no )?(?=${DATE})`, 'giu'), plain: () => ' on ' },
  // 'I'm on the committee and somehow got lumped with the fair': what is to be done is the fair.
  { told: new RegExp(String.raw`(?<=^(?:(?:hi|hello|hey)[,!]? )?)(?:i['’]m|i am|we['’]re|we are) [^.!?;:]{3,70}? (?:and|so) (?:(?:i|we|i['’]ve|we['’]ve|have|now|also|somehow|just|then|this year) ){0,4}(?:got|been|was|were|am|are|ended up)? ?(?:lumped with|landed with|left with|stuck with|in charge of|put in charge of|responsible for|roped into ${TAKEN_ON}|asked to ${TAKEN_ON}|(?:have|has|need) to ${TAKEN_ON}|${TAKEN_ON}) (?=${WHOSE} \p{L})`, 'iu'), plain: () => 'Organise ' },
  { told: /^(?:soy|somos|estoy en|estamos en) [^.!?;:]{3,70}? y (?:(?:ahora|este año) )?(?:(?:me|nos) (?:toca|tocó|pidieron|encargaron)|tengo que|tenemos que|debo|debemos) (?=(?:organizar|preparar|armar|montar|planificar) )/iu, plain: () => ' ' },
  { told: /^(?:je suis|nous sommes|on est) [^.!?;:]{3,70}? et (?:je dois|nous devons|on doit|on m['’]a demandé d['’e] ?|c['’]est à moi d['’e] ?) ?(?=(?:organiser|préparer|monter) )/iu, plain: () => ' ' },
  { told: /^(?:sou|somos|estou n[oa]) [^.!?;:]{3,70}? e (?:tenho que|temos que|preciso|precisamos|me coube|fiquei de|fiquei encarregad[oa] de) (?=(?:organizar|preparar|montar) )/iu, plain: () => ' ' },
  // 'Feed the hens while Kim is away': somebody else's absence takes no time away.
  { told: /,? (?:while|as long as|solange|während|mientras|pendant que|tant que|enquanto) (?!(?:i|we|ich|wir|yo|estoy|estamos|je|nous|eu|nós|estou)(?!\p{L}))(?:[^\s,.;:!?]{1,20} ){1,3}(?:(?:is|are|['’]s|['’]re|ist|sind|está|están|est|sont|estão) )?(?:away|off|gone|travelling|traveling|on (?:holiday|vacation|leave|a trip)|in hospital|weg|fort|verreist|im urlaub|de viaje|de vacaciones|fuera|en vacances|absente?s?|en voyage|de férias|viajando|fora)(?: (?:ist|sind))?(?=\s{0,2}[,.;:!?()–-]|\s(?:from|between|on|until|till|vom|von|bis|del|desde|du|de|entre)\s|\s\d|\s{0,2}$)/giu, plain: () => ' ' },
  // 'Porto to Seville 4 to 9 May: 2 nights Porto': the colon is no clock's.
  { told: new RegExp(String.raw`(?<=\d{1,2}\.? ?(?:-|–|to|until|bis|a|al|au|até) ?\d{1,2}\.?(?: de)? ${MONTH})\s?:\s?(?=\d{1,2} (?:nights?|n[aä]chte?|noches?|nuits?|noites?)(?!\p{L}))`, 'giu'), plain: () => '. ' },
  // 'Learn to swim, I'm scared of water, Tuesdays at 7': how somebody feels about it has no days.
  { told: new RegExp(String.raw`, (?:i['’]m|i am|i feel|ich bin|ich habe|estoy|tengo|soy|j['’]ai|je suis|tenho|estou|sou) (?:(?:a bit|a little|very|so|really|quite|total|sehr|etwas|mucho|muy|très|un peu|muito|ein|une?|um|a) ){0,2}(?:scared|afraid|terrified|frightened|nervous|anxious|angst|nervös|unsicher|miedo|nervios[oa]|terror|peur|nerveu(?:x|se)|medo|nervos[oa])[^,.;:!?\d]{0,40}(?=,)`, 'giu'), plain: () => ' ' },
  { told: /(?<=[,;:(] |^)['’]?bout (?=\d)/giu, plain: () => 'about ' },
  // 'Water the lemon tree and feed it on Sundays': what is fed is the tree.
  { told: /(?<=^(?:please )?\p{L}{3,12} ((?:the|my|our|his|her) \p{L}{3,20}) [^.!?;]{3,70}?(?:,| and| then) (?:\p{L}{3,12}) )(?:them|it)(?= (?:on|every|each|twice|once|daily|weekly|at) )/iu, plain: ([, thing]) => thing! },
  // 'Iftar for 15, Saturday 20 February': fifteen people, and no day of the month.
  { told: new RegExp(String.raw`(?<=\p{L} for )\d{1,3}(?=,? (?:on )?(?:${ANY_WEEKDAY}),? (?:the )?\d)`, 'giu'), plain: ([count]) => `${count} people` },
  // 'A 20 min talk on Wednesday at 7.30pm': so long is the talk, and not what is done for it.
  { told: new RegExp(String.raw`(?<=(?<!\p{L})an? )(\d{1,3})[ -]?min(?:ute)?s? ((?:\p{L}+ )?(?:talk|speech|presentation|lecture|reading|demo|performance|set)(?!\p{L})[^.!?;,\n]{0,90}?(?:${DATE})[^!?;,\n]{0,4}?(?: at)? ?\d{1,2}(?:[.:]\d{2})? ?(?:am|pm)?)(?=[.,;!?\n\s]|$)`, 'giu'), plain: ([, minutes, talk]) => `${talk} for ${minutes} min` },
  { told: /^(?:(?:hi|hello|hey)[,!]? )?(?:(?:i['’]m|i am|we['’]re|we are) )?giving (?=an? |the |my |our )/iu, plain: () => 'Give ' },
  // 'A dinner with the neighbours while they're here'.
  { told: /(?<=\p{L}) while (?:they|he|she|you)(?:['’](?:re|s)| are| is) (?:here|there|with us|staying|visiting)(?!\p{L})/giu, plain: () => ' during the visit' },
  { told: /(?<=(?<!\p{L})(?:want|plan|do|have|for|and|a|in|,|need) )one day out(?!\p{L})/giu, plain: () => 'an outing' },
  // 'The fjord and the glacier are musts' of a journey: what is to be seen.
  { told: /(?<=(?:trip|tour|travel|holiday|vacation|weekend|city break|campervan|road|days|nights)(?!\p{L})[^\n]{0,240}[.!?\n]\s{0,3})(\p{Lu}[^.!?;:\n]{2,110}?) (?:are|is) (?:a )?(?:musts?|must[ -]?sees?|non-negotiable)(?=\s{0,2}[.,;!?\n]|\s{0,2}$)/gu, plain: ([, sights]) => `We want to see ${sights!}` },
  // 'Someone must feed the cat': that somebody is to be found.
  { told: /(?<=(?:^|[.!?,;:\n]\s{0,2}|and ))(?:someone|somebody) (?:must|has to|needs to|should|will have to) (?=(?!be |always |never |not |have )\p{Ll}{2,12} )/giu, plain: () => 'find somebody to ' },
  // 'Twenty pages a night' is read in the evenings.
  { told: /(?<=\d{1,3} (?:pages|chapters?|minutes|mins?|words|cards|rows|scales|exercises) )(?:a|per|each|every) (?:night|evening)(?!\p{L})/giu, plain: () => 'every evening' },
]

/** 'Turns 6 on 27 Feb, party at home 2-5,': an occasion with its hours alone, behind the date of the sentence. */
const OCCASION = new RegExp(String.raw`,\s{1,2}(?:the )?((?:party|lunch|tea|coffee|picnic|barbecue|bbq|celebration|reception|open house|get-together|brunch)(?: (?:at|in) (?:\p{L}+ ?){1,3}| here)?),? (?:from )?([1-9]|1[0-2]) ?(?:-|–|to|till|until) ?([1-9])(?:pm)?(?=\s{0,2}[,.;!?\n]|\s{0,2}$)`, 'giu')

function occasionsWithHours(text: string): Said[] {
  return [...text.matchAll(OCCASION)].flatMap(({ 0: all, 1: name, 2: from, 3: to, index }) => {
    const dates = [...text.slice(text.slice(0, index).search(/[^.!?\n]{0,200}$/u), index).matchAll(new RegExp(DATE, 'giu'))]
    return dates.length === 1 ? [{ text: `. ${name!.trim()} on ${dates[0]![0]} from ${from!}pm to ${to!}pm`.replace('12pm', '12:00').replace(/(?:10|11)pm/u, (hour) => `${hour.slice(0, 2)}:00`), start: index, end: index + all.length }] : []
  })
}

/** 'Cat, handover, a bag, freeze some meals before.': a list that a bare 'before' closes is done before what was just told. */
const LIST_BEFORE = /(?<=(?<!\d)[.!?\n]\s{0,3})(?![^.!?\n]{0,300}(?:\d|(?<!\p{L})(?:no|not|nothing|never|only|kein\p{L}*|nichts?|nada|ningun\p{L}*|pas|rien|não|nenhum\p{L}*)(?!\p{L})))([^\s.!?,;:][^.!?,;:\n]{2,60},(?:[^.!?,;:\n]{3,60},){0,7}[^.!?,;:\n]{3,60}?)(?<! (?:\p{L}{0,12}day|weekend|night|evening|week|morning|month|hour|year|abend|\p{L}{0,12}tag|woche|nacht|d[ií]as?|noche|semana|jour|soir|semaine|noite|mes|meses|m[êe]s|mois|monat|monate|wochen|año|ano|an|long|ever)s?),? (?:before(?:hand)?|vorher|davor|antes|avant)(?=\s{0,2}[.!?\n]|\s{0,2}$)/giu
const BEFORE_THAT: Readonly<Record<string, string>> = { en: 'Before that: ', de: 'Davor: ', es: 'Antes de eso: ', fr: 'Avant cela : ', pt: 'Antes disso: ' }

/** What people tell in passing, said in plain words. */
export function sentencesOfTellings(text: string, language: () => string): Said[] {
  const told = [...TOLD_IN_FRENCH, ...TELLINGS].flatMap(({ told: pattern, plain }) => {
    const matches = pattern.global ? [...text.matchAll(pattern)] : [text.match(pattern)].filter((match) => match !== null)
    return matches.map((match) => ({ text: plain(match), start: match.index!, end: match.index! + match[0].length }))
  })
  const lists = [...text.matchAll(LIST_BEFORE)].flatMap(({ 0: all, 1: list, index }) => [
    { text: BEFORE_THAT[language()] ?? BEFORE_THAT['en']!, start: index, end: index }, { text: '', start: index + list!.length, end: index + all.length },
  ])
  // What is put before a list stands before its first words.
  return [...lists, ...told, ...occasionsWithHours(text)]
}
