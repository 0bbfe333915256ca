import type { Said } from '../said.ts'

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const DAY = '(?:mon|tues|wednes|thurs|fri)days?'
const DAYS = String.raw`(?<days>${DAY}(?:(?:,| and|, and| or| &) ${DAY}){0,3})`
const RELEASES = String.raw`(?:deploys|deployments|releases|roll-?outs|go-?lives)`
const RELEASE = String.raw`(?:release|releasing|deploy|deploying|ship|go live|deployment|roll out)`
const START = String.raw`(?<=^|[.;!?\n]\s{0,2}|, )`
const END = String.raw`(?=\s{0,2}(?:[.,;!\n]|$))`

/** 'Releases only on Tuesdays', 'we only deploy on Mondays and Thursdays', 'Tuesday is our deployment window'. */
const ALIKE: readonly RegExp[] = [
  new RegExp(String.raw`${START}(?:our |the )?${RELEASES} (?:are |go out |happen |take place |possible )?(?:only|always) (?:on )?${DAYS}${END}`, 'giu'),
  new RegExp(String.raw`${START}(?:our |the )?${RELEASES} (?:are |go out |happen |take place |possible )?on ${DAYS} only${END}`, 'giu'),
  new RegExp(String.raw`${START}(?:and )?(?:we|one|you) (?:can |may )?only (?:can |may )?${RELEASE} on ${DAYS}${END}`, 'giu'),
  new RegExp(String.raw`${START}(?:and )?(?:we|one|you) (?:can |may )?${RELEASE} (?:on ${DAYS} only|only on (?<later>${DAY}(?: and ${DAY})?))${END}`, 'giu'),
  new RegExp(String.raw`${START}${DAYS} (?:is|are) (?:(?:our|the|a) )?(?:only )?(?:(?:maintenance|deploy(?:ment)?|release) (?:windows?|days?|slots?)(?: for (?:all )?(?:${RELEASES}))?)${END}`, 'giu'),
]

/** The weekdays on which a team goes live are no days of its other work: said as those on which nothing does. */
export function daysOfReleases(text: string): Said[] {
  return ALIKE.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: words, index, groups }) => {
    const named = (groups!['days'] ?? groups!['later'] ?? '').toLowerCase()
    const others = WORKING_DAYS.filter((day) => !named.includes(day.toLowerCase())).map((day) => `${day}s`)
    return others.length === 0 || others.length === WORKING_DAYS.length ? [] : [{ text: `No deploys on ${others.slice(0, -1).join(', ')}${others.length > 1 ? ' and ' : ''}${others.at(-1)!}`, start: index, end: index + words.length }]
  })
}
