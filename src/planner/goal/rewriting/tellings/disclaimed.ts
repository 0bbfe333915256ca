import type { Said } from '../said.ts'

/** Said of the words before in the same sentence: they bind nothing. */
const DISCLAIMERS: readonly string[] = [
  String.raw`(?:(?:but|and|so) )?(?:(?:that|this|it|which)(?:['’]s| is| has| does|) ?)?(?:got )?nothing to do with (?:this|that|it|the plan)`,
  String.raw`(?:(?:but|and|so|which|it|that|this) )*(?:doesn['’]t|does not|don['’]t|do not|won['’]t) (?:matter(?: here)?|clash|count(?: here)?|concern (?:this|you|me|us)|come into (?:it|this)|affect (?:this|it|anything))`,
  String.raw`(?:(?:but|and|so) )?(?:(?:that|this|it|which)(?:['’]s| is) )?(?:not relevant|irrelevant|beside the point|neither here nor there|none of (?:my|our) business)(?: here| mostly)?`,
  String.raw`(?:but|though|although|except) (?:i|we)(?:['’]m| am|['’]re| are)? (?:never|don['’]t|no longer|not) (?:ever )?(?:go|there|attend|take part|join in)(?: (?:then|any ?more|anyway|myself))*`,
  String.raw`fyi|for (?:your )?info(?:rmation)?|just so you know|not that (?:it|that) matters|(?:so )?(?:you can )?(?:ignore|forget|never mind) (?:that|this|it)|(?:so )?(?:don['’]t|do not|no need to) (?:worry|bother) about (?:that|this|it|those)`,
  String.raw`(?:aber )?(?:das )?(?:spielt (?:hier )?keine rolle|tut nichts zur sache|hat (?:damit )?nichts (?:damit |hiermit )?zu tun|ist egal|ist hier unwichtig)|nur zur info|nur so nebenbei`,
  String.raw`(?:pero )?(?:eso )?(?:no importa aquí|no viene al caso|no tiene nada que ver|da igual|no afecta)|solo para que (?:lo )?sepas`,
  String.raw`(?:mais )?(?:ça |cela )?(?:n['’]a rien à voir|ne compte pas ici|n['’]a pas d['’]importance|ne change rien)|pour info(?:rmation)?`,
  String.raw`(?:mas )?(?:isso )?(?:não (?:interessa|importa) (?:aqui|para isto)|não tem nada a ver|tanto faz)|só para saberes|só para você saber`,
]
const DISCLAIMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${DISCLAIMERS.join('|')})(?=\s{0,2}(?:[.!?;,)\n]|$))[.!;,)]?`, 'giu')
const SENTENCE_START = /[.!?;\n](?=\s)|\n/gu
/** A sentence of more clauses than these is not disclaimed as a whole. */
const CLAUSES = 2
const TIME = /\d|day|week|month|year|morning|evening|night|tag|woche|abend|día|semana|jour|semaine|dia/iu

/**
 * 'Gym's Mondays but that's nothing to do with this', 'the shop is open 9 to 6, fyi': times which the goal itself says do not
 * count. What stands before the disclaimer in its sentence, at most two clauses, is left out with it.
 */
export function disclaimedTimes(text: string): Said[] {
  return Array.from(text.matchAll(DISCLAIMED)).flatMap(({ 0: words, index }): Said[] => {
    const start = startOfSentence(text, index)
    const commas = [...text.slice(start, index).trimEnd().replace(/,$/u, '').matchAll(/,(?=\s)/gu)].map((match) => start + match.index + 1)
    const from = commas.length < CLAUSES ? start : commas.at(-CLAUSES + 1)!
    const isOfTime = TIME.test(text.slice(from, index))
    // The goal itself, which comes first, is not taken back.
    return isOfTime && from > 0 ? [{ text: ' ', start: from, end: index + words.length }] : []
  })
}

function startOfSentence(text: string, before: number): number {
  let start = 0
  for (const { 0: mark, index } of text.matchAll(SENTENCE_START)) if (index + mark.length <= before) start = index + mark.length
  return start
}
