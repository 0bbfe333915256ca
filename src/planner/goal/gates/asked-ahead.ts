import { gate, isOneself, stage } from './around-a-length.ts'
import type { Around, Found } from './around-a-length.ts'
import { AHEAD, ENDS, NOTICE, TAKES_SO_LONG, TO_BE_ASKED, TO_BE_ASKED_ABROAD, WITH_SO_MUCH } from './gate-forms.ts'
import { isHolder, sortOfThing } from './gate-words.ts'
import { nameOfGate } from './names-of-gates.ts'

/** 'The hall has to be booked six weeks ahead'. */
export function askedAhead({ item: before, left, length, right, at }: Around): Found | null {
  const behind = AHEAD.exec(right) ?? (WITH_SO_MUCH.test(left) ? ENDS.exec(right) : null)
  const item = left.length === at ? before : null
  const words = behind === null ? undefined : (TO_BE_ASKED.exec(item === null ? left : `it ${left}`) ?? TO_BE_ASKED_ABROAD.exec(left))?.groups
  const name = words === undefined ? undefined : item !== null && isOneself(words['name']!) ? item : words['name']!
  if (behind === null || name === undefined || isOneself(name)) return null
  const said = `${words!['deed'] ?? left} ${behind[0]}`
  const step = /order|bestell|encarg|command/iu.test(said) ? 'order' : /book|reserv|arrang|schedul|gebucht|agend/iu.test(said) ? 'book' : /post|announc|notif|regist|filed|gemeldet/iu.test(said) ? 'notify' : 'ask'
  const isReview = sortOfThing(name) === 'review'
  return { value: gate({ of: nameOfGate(name), sort: isReview ? 'review' : 'notice', stages: [stage(step, length), ...(isReview ? [stage('submit', null)] : [])] }), left: left.length, right: behind[0].length }
}

/** 'The replica from the platform team needs 10 days' notice', 'the council wants 6 weeks' notice for the closure'. */
export function noticeOf({ item: before, left, length, right, at }: Around): Found | null {
  const behind = NOTICE.exec(right)
  const said = behind === null ? undefined : TAKES_SO_LONG.exec(left)?.groups?.['name']
  const item = left.length === at ? before : null
  if (behind === null || said === undefined || isOneself(said) && item === null) return null
  const [thing = said, from] = said.split(/ (?:from|by|through|via) (?:the |our |a |an )?/iu)
  const about = behind.groups!['thing'] ?? (item !== null && (isOneself(thing) || isHolder(thing)) ? item : undefined)
  const holder = from ?? (!isOneself(thing) && (isHolder(thing) || about !== undefined) ? thing : null)
  return { value: gate({ of: nameOfGate(about ?? thing), sort: from === undefined ? 'notice' : 'delivery', holder, stages: [stage(from === undefined ? 'notify' : 'ask', length)] }), left: left.length, right: behind[0].length }
}

