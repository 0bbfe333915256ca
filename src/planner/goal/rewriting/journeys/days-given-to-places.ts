import type { Said } from '../said.ts'

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)`
const PLACE = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?!(?:and|two|three|four|five|six|seven|eight|nine|ten|\d)(?!\p{L}))\p{Lu}[\p{L}'’.-]+){0,3}`
const GIVEN = String.raw`(?:devoted|dedicated|allotted|allocated|given|reserved|set aside|assigned|earmarked|kept|spent|planned)`
const FIRST = String.raw`(?<number>${NUMBER}) (?<unit>days?|nights?) (?:(?:should|shall|will|must|can|ought to|have to|has to|are to|is to) )?(?:(?:be|are|is) )?${GIVEN} (?:to|for|in) (?<place>${PLACE})`
const NEXT = String.raw`(?:,? and |, )(?:(?:another|a further) )?${NUMBER}(?: (?:days?|nights?))?(?: ${GIVEN})? (?:to|for|in) ${PLACE}`
const ROW = new RegExp(String.raw`(?<!\p{L})${FIRST}(?<rest>(?:${NEXT})*)`, 'giu')
const ONE = new RegExp(String.raw`(?<number>${NUMBER})(?: (?<unit>days?|nights?))?(?: ${GIVEN})? (?:to|for|in) (?<place>${PLACE})`, 'giu')

/** 'Three days should be devoted to Bucharest, two to Zurich and seven to Split': the length with its unit, in each place. */
export function daysGivenToPlaces(text: string): Said[] {
  return [...text.matchAll(ROW)].filter(({ groups }) => /^\p{Lu}/u.test(groups!['place']!)).map(({ 0: words, index, groups }) => {
    const unit = /^night/iu.test(groups!['unit']!) ? 'nights' : 'days'
    const others = [...groups!['rest']!.matchAll(ONE)].map((match) => `${match.groups!['number']!} ${unit} in ${match.groups!['place']!}`)
    const all = [`${groups!['number']!.toLowerCase()} ${unit} in ${groups!['place']!}`, ...others]
    return { text: `Spend ${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}` : all[0]!}`, start: index, end: index + words.length }
  })
}
