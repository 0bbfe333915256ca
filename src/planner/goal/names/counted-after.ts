import type { Reading } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isPointing } from './no-things.ts'
import { placeOfName, thingBefore } from './things-before.ts'

const NUMBER = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|dois|duas|três|quatro|both|ein|eine|einen|uno|un|una|une|um|uma)`
const COUNTED = new RegExp(String.raw`^${NUMBER} (?=\p{L})`, 'iu')
const IS_NUMBER = new RegExp(String.raw`^${NUMBER}$`, 'iu')

/**
 * What a number or a pronoun alone is called after: 'two tours in February, three in March' are three tours, '35 on the
 * 15th' is part of what lands then, 'five of them' are what they are. Null where what it points at is not certain.
 */
export function countedAfter(context: ReadingContext, reading: Reading, name: string): string | null {
  const place = placeOfName(context, reading, name)
  const thing = thingBefore(context, place)
  if (reading.kind === 'event') {
    const told = toldBehind(context, place)
    if (told !== null) return told
  }
  if (thing === null || thing.isSaid) return null
  const { tokens } = context.source
  const behind = tokens.slice(place, place + 3).map(({ key }) => key).join(' ')
  if (/ of (?:them|these|those)$/u.test(behind)) return thing.label
  if (IS_NUMBER.test(name) && COUNTED.test(thing.label)) return countedLike(context, { reading, name, like: thing.label, place })
  if (reading.kind !== 'event') return null
  return TIMES.test(tokens[place + 1]?.key ?? '') || /^\d+$/u.test(name) && SPANNING.test(tokens[place + 1]?.key ?? '') ? thing.label : `${thing.label}: ${name}`
}

/** The three tours of 'two tours in May, three in June'; the tour in June of 'one tour in May and one in June', which is another than the first. */
function countedLike(context: ReadingContext, { reading, name, like, place }: { reading: Reading; name: string; like: string; place: number }): string {
  const thing = like.replace(COUNTED, '')
  if (reading.kind === 'rhythm') return thing
  const isSame = like.slice(0, like.length - thing.length).trim().toLowerCase() === name.toLowerCase()
  const time = isSame ? context.groups.find(({ from }) => from > place && from <= place + 2) : undefined
  return time ? `${thing} ${textOf(context, { from: place + 1, to: time.to }).split(',')[0]}` : `${name.toLowerCase()} ${thing}`
}

/** 'The two mornings after' are counted times. */
const TIMES = /^(?:mornings?|evenings?|days?|nights?|afternoons?|weeks?|weekends?)$/u

/** 'The tiler Mon 15 to Thu 18': a day of the month, and no count. */
const SPANNING = /^(?:to|-|–|bis|a|au|al|ao)$/u

/** The exam of 'the one on 27 April is the exam'. */
function toldBehind(context: ReadingContext, place: number): string | null {
  const { tokens } = context.source
  const segment = segmentAt(context, place)
  const said = segment === null ? -1 : tokens.slice(place, segment.to).findIndex(({ key }, index, own) => /^(?:is|are)$/u.test(key) && /^(?:the|my|our)$/u.test(own[index + 1]?.key ?? ''))
  const label = said < 0 ? null : labelOf(context, { from: place + said + 2, to: segment!.to })
  return label === null || isPointing(label, context.language) ? null : label
}
