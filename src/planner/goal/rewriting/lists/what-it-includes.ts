import type { Said } from '../said.ts'

type Telling = { /** Up to the first thing. */ head: RegExp; several: string; /** Before one thing alone, which is no list. */ one: string }

/** What holds no parts: a price includes breakfast, and a week two days of rest. */
const HOLDS_NO_PARTS = 'budget|price|fee|cost|costs|ticket|tickets|rent|hours?|days?|weeks?|sessions?|times?|sum|total|preis|kosten|miete|woche|tage?|precio|semana|prix|semaine|preço'
const SUBJECT = String.raw`(?:(?:and|but|so) )?(?:it|that|this|there|(?:(?:the|our|my|his|her|their) )?(?!(?:\p{L}+ ){0,2}(?:${HOLDS_NO_PARTS}) )(?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+)`
const OPENS = String.raw`(?<=(?:^|[.!?;\n]|, (?:and|but)|,)\s{0,2})`
const TELLINGS: readonly Telling[] = [
  // 'It has to include', 'must include', 'there must be'.
  { head: new RegExp(String.raw`${OPENS}(?:${SUBJECT} )?(?:(?:has|have|needs?|ought) to|must|should|shall)(?: also| really| definitely)? (?:include|feature|have in it|contain|be made up of) (?=(?<list>[^.!?;:\n]{3,240}))`, 'giu'), several: 'Things to do: ', one: 'We need ' },
  { head: new RegExp(String.raw`${OPENS}(?:(?:and|but|so) )?there (?:has to|have to|must|should|needs? to) (?:also )?be (?=(?<list>(?:an?|some|live|two|three|our|the) [^.!?;:\n]{3,240}))`, 'giu'), several: 'Things to do: ', one: 'We need ' },
  { head: new RegExp(String.raw`${OPENS}(?:(?:und|aber) )?(?:es|das fest|die feier|dazu|dabei) (?:muss|soll|sollte|müssen|sollen)(?: auch)? (?=(?<list>[^.!?;:\n]{3,240}?) (?:dabei sein|enthalten|dazugehören)(?!\p{L}))`, 'giu'), several: 'Zu erledigen: ', one: 'Wir brauchen ' },
  { head: new RegExp(String.raw`${OPENS}(?:(?:y|pero) )?(?:(?:la|el) \p{L}+ )?(?:tiene que|debe|ha de) (?:incluir|tener) (?=(?<list>[^.!?;:\n]{3,240}))`, 'giu'), several: 'Cosas por hacer: ', one: 'Necesitamos ' },
  { head: new RegExp(String.raw`${OPENS}(?:(?:et|mais) )?(?:(?:la|le|l['’]|il|elle) ?\p{L}* )?(?:doit|devra) (?:inclure|comprendre|comporter) (?=(?<list>[^.!?;:\n]{3,240}))`, 'giu'), several: 'À faire : ', one: 'Il nous faut ' },
  { head: new RegExp(String.raw`${OPENS}(?:(?:e|mas) )?(?:(?:a|o) \p{L}+ )?(?:tem de|tem que|deve|precisa) (?:incluir|ter) (?=(?<list>[^.!?;:\n]{3,240}))`, 'giu'), several: 'Coisas por fazer: ', one: 'Precisamos de ' },
]
/** 'Garden party in June, including a barbecue': behind the time of the goal, which is no thing of the list. */
const BEHIND_TIME = /(?<=(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|weekend|year|month)(?: \d{4})?),? (?:including|incl\.?) (?=(?<list>(?:an?|the|some|live|two|three|our|my) [^.!?;:\n]{3,160}))/giu
/** One thing in a few words, with no clause, time or measure of its own. */
const THING = /^(?!(?:to|i|we|you|he|she|it|they|that|which|who|if|one|at least|all|both|everyone|everybody|me|us|something|anything|nothing|enough|time)(?!\p{L}))(?!.*(?<!\p{L})(?:is|are|must|should|has|have|will|because|until|before|after|only|by (?:\d|the \d|then|noon|end|mid|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|easter|christmas)\p{L}*)|mornings?|afternoons?|evenings?|weekends?|\p{L}+days|weeks?|days?|hours?|minutes?|times|nights?|months?|rest|breaks?|woche|tage?|stunden?|semana|días?|heures?|jours?|dias?)(?!\p{L}))[\p{L}][\p{L}’'&/-]*(?: [\p{L}’'&/-]+){0,8}$/iu
const JOINT = /\s?(?:,\s(?:and |und |y |et |e )?|\s(?:and|as well as|plus|und|sowie|y|et|e)\s)/iu
const TAIL = /(?: please| too| as well)$/iu
/** The verb that German has behind the list. */
const TAIL_BEHIND = /^ (?:dabei sein|enthalten|dazugehören)(?!\p{L})/iu

/** 'The evening has to include a quiz and a slideshow': the list alone, behind what heads it, so that each is a part. */
export function whatItIncludes(text: string): Said[] {
  const told = TELLINGS.flatMap((telling) => [...text.matchAll(telling.head)].flatMap((match) => listBehind(match, telling)))
  const behindTime = [...text.matchAll(BEHIND_TIME)].flatMap((match) => listBehind(match, { several: '. Things to do: ', one: '. We need ' }))
  return [...told, ...behindTime].toSorted((one, other) => one.start - other.start)
}

function listBehind({ 0: head, index, groups, input }: RegExpExecArray, { several, one }: Pick<Telling, 'several' | 'one'>): Said[] {
  const list = thingsAtTheHead(groups!['list']!)
  if (list === null) return []
  const at = index + head.length
  const behind = input.slice(at + list.length)
  const tail = TAIL_BEHIND.exec(behind)
  // What follows behind the list is no rule of its last thing.
  const goesOn = /^, /u.exec(behind)
  return [{ text: list.split(JOINT).length > 1 ? several : one, start: index, end: at }, ...jointsIn(list, at), ...(tail === null ? [] : [{ text: '', start: at + list.length, end: at + list.length + tail[0].length }]), ...(goesOn === null ? [] : [{ text: '. ', start: at + list.length, end: at + list.length + goesOn[0].length }])]
}

/** 'A barbecue, weekends only': up to where something else begins. */
function thingsAtTheHead(said: string): string | null {
  const items = said.trimEnd().replace(TAIL, '').split(JOINT)
  const others = items.findIndex((item) => !THING.test(item))
  if (others === 0) return null
  const last = items.slice(0, others < 0 ? items.length : others).reduce((from, item) => said.indexOf(item, from) + item.length, 0)
  return said.slice(0, last)
}

/** A list of two is told with a comma, which a list has for certain. */
function jointsIn(list: string, at: number): Said[] {
  return Array.from(list.matchAll(/ (?:and|as well as|plus|und|sowie|y|et|e) /giu), ({ 0: joint, index }) => ({ text: ', ', start: at + index, end: at + index + joint.length }))
}
