import { isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'
import { COUNT, soLongBehind } from './so-long-behind.ts'

const PLAN = String.raw`(?:(?:i|we) (?:need|want|would like|['’]d like) |['’]d like |need |want |please |(?:can|could) you |make (?:me |us )?)?(?:make (?:me |us )?|do (?:me |us )?)?(?:an? |the |some )?(?:plan|schedule|routine|timetable|programme)`
const FIRST_WEEKS = new RegExp(String.raw`(?<!\p{L})${PLAN} (?:for|of) (?:the|her|his|their|our|my) first ${COUNT} (?<unit>days?|weeks?|fortnight|months?)(?: (?:at home|back home|back|after (?:that|it|this)|with (?:her|him|it|them)|together))?(?!\p{L})`, 'giu')

/** 'I need a plan for the first 4 weeks', behind the day on which they begin: so far it goes. */
export function firstWeeksAfter(text: string, dates: readonly DateNamed[]): Said[] {
  return [...text.matchAll(FIRST_WEEKS)].flatMap(({ 0: words, index, groups }) => {
    const begins = dates.findLast(({ end }) => end <= index)
    return begins === undefined ? [] : [{ text: `Plan until ${isoDate(soLongBehind(begins.last, groups!['count']!, groups!['unit']!))}`, start: index, end: index + words.length }]
  })
}

const COMES_HOME = /(?<=(?<!\p{L})(?:comes?|gets?|is|are|coming|moves?) (?:back |out of )?(?:home|hospital|back)(?: from (?:the )?(?:hospital|clinic|rehab))?) (?:after|following) (?:(?:her|his|the|their|my|an?) )?(?:[\p{L}-]+ ){0,3}?(?:op|operation|surgery|stroke|fall|treatment|replacement|birth|accident|illness|stay) on(?= (?:the )?\d)/giu

/** 'Comes home from hospital after her operation on 5 May': the day is that of coming home, whatever was done before it. */
export function homeOnTheDay(text: string): Said[] {
  return [...text.matchAll(COMES_HOME)].map(({ 0: words, index }) => ({ text: ' on', start: index, end: index + words.length }))
}
