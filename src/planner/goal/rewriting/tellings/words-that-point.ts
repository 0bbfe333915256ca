import type { Said } from '../said.ts'

const NEW_ONE = /^(?:our|my|the) (?<thing>(?:\p{Ll}+ )?\p{Ll}{3,}) (?:is|are|has|was|looks?|broke)(?!\p{L})[^.!?]*?[.!?,]? (?:(?:and )?(?:we|i) (?:want|need|would like|['’]d like|plan|have)(?: to)?(?: (?:have|get|buy|build))? )(?<one>a new one)(?!\p{L})/iu

/** 'Our kitchen is 25 years old. We want a new one': a new kitchen. */
export function newOneOfWhat(text: string): Said[] {
  const match = NEW_ONE.exec(text)
  if (match?.groups === undefined) return []
  const { thing, one } = match.groups
  const start = match.index + match[0].lastIndexOf(one!)
  return [{ text: `a new ${thing!}`, start, end: start + one!.length }]
}

const OLD_ONE = /(?<=(?<!\p{L})(?:the|an?|our) (?:old|new|current|existing|present) )(?<one>one)(?!\p{L})/iu
const ITS_NOUN = /^(?:please |we |to |need |want |must ){0,4}\p{L}+ (?:our|my|the|an?) (?:[\p{L}'’-]+ ){0,3}?(?<thing>\p{L}{3,})(?= (?:to|into|from|by|in|on|with|for|onto)(?!\p{L})|[:,.])/iu

/** 'Move our website to a new host: Ben exports the old one': the old website. */
export function oldOneOfWhat(text: string): Said[] {
  const [one, thing] = [OLD_ONE.exec(text), ITS_NOUN.exec(text)?.groups?.['thing']]
  if (one === null || thing === undefined || one.index < text.indexOf(thing)) return []
  return [{ text: thing, start: one.index, end: one.index + one[0].length }]
}

const REAL_ONE = /(?<!\p{L})(?:mock|trial|practi[cs]e|test|dummy|pilot|sample) (?<thing>\p{L}{4,})(?= )[^.!?;\n]{0,60}?(?<=(?:before|after|until|for) )(?<one>the (?:real|actual|proper) (?:one|thing))(?!\p{L})/iu

/** 'The fire audit is on 3 May. Practice audit two weeks before the real one': before the audit. */
export function realOneOfWhat(text: string): Said[] {
  const match = REAL_ONE.exec(text)
  if (match?.groups === undefined) return []
  const { thing, one } = match.groups
  const isNamed = new RegExp(String.raw`(?<!\p{L})${thing!}(?!\p{L})`, 'iu').test(text.slice(0, match.index))
  const end = match.index + match[0].length
  return isNamed ? [{ text: `the ${thing!.toLowerCase()}`, start: end - one!.length, end }] : []
}
