import type { Said } from '../said.ts'
import { sentencesOfDaysAWeek } from './capacities-in-days.ts'

const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?`
const DAYS = String.raw`${DAY}(?: ?(?:-|–|to|through|until|till) ?${DAY}|(?:(?:,| and| &| \+|,? and) ${DAY})+)`
const NUMBER = '(?:one|two|three|four|five|six|seven|eight|[1-8](?:\\.5)?)'
/** 'a four-day week, Monday to Thursday', 'we have a 4 day week (Mon-Thu)'. */
const SHORT_WEEK = new RegExp(String.raw`(?<!\p{L})(?:we (?:have|work|do|are on|keep) )?(?:an? )?(?:two|three|four|six|[2-46])[- ]day (?:working )?week(?:,| is|:| –| -| \(| =) ?(?<days>${DAYS})\)?`, 'giu')
/** 'Ruth, two receptionists and Dr Malik work on it Monday and Thursday afternoons': when all of them do. */
const WORK_ON_IT = new RegExp(String.raw`(?<=\p{L}),? (?:all |both |can |will |only |can only )*(?:work|do this|do it|meet) on (?:it|this|that|the project) (?:only )?(?:on )?(?<days>${DAYS}(?: (?:mornings|afternoons|evenings))?|${DAY} (?:mornings|afternoons|evenings))(?=[.,;\n]|$)`, 'giu')
/** 'Mondays and Thursdays, 7 hours on each', 'Tue + Fri, 3 h each'. */
const HOURS_OF_EACH = new RegExp(String.raw`(?<=(?<!\p{L})${DAYS}),? (?:with )?(?<hours>${NUMBER}) ?(?:h|hrs?|hours?) (?:(?:on )?each(?: of (?:them|these|those))?|apiece|on (?:each|both)(?: of them)?)(?! (?:task|part|page|item|module|session)s?)(?=[\s,.;)]|$)`, 'giu')

/** Weeks of fewer working days, and how long each of the days is, said as days and hours a day. */
export function sentencesOfShortWeeks(text: string, language: string): Said[] {
  return [
    ...sentencesOfDaysAWeek(text, language),
    ...[...text.matchAll(SHORT_WEEK)].map((match) => said(match, `we only work ${match.groups!['days']!}`)),
    ...[...text.matchAll(WORK_ON_IT)].map((match) => said(match, `. We only work ${match.groups!['days']!}`)),
    ...[...text.matchAll(HOURS_OF_EACH)].map((match) => said(match, `, ${match.groups!['hours']!} hours a day`)),
  ]
}

function said(match: RegExpExecArray, text: string): Said {
  return { text, start: match.index, end: match.index + match[0].length }
}
