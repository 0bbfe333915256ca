import type { Said } from '../said.ts'

const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|easter|christmas)'
const EDGE = String.raw`(?<edge>(?:the )?(?:end|middle|mid|start|beginning)(?: of)? )?`
/** 'Please plan to end of January', 'plan it through to mid February', where 'plan to finish' says what is meant to be done. */
const UP_TO = new RegExp(String.raw`(?<=(?:^|[.!?;:,\n] ?|(?<!\p{L})(?:please|and|can you|could you|would you|to) )(?:plan|schedule)) (?:(?:it|this|us|me|everything|all of it|things) )?(?:(?:all the way |right )?(?:through|up) )?(?:to|till|through) ${EDGE}(?=(?:the )?${MONTH}(?!\p{L}))`, 'giu')

/** How far the plan goes, said as 'plan it to the end of January'. */
export function planUpTo(text: string): Said[] {
  return [...text.matchAll(UP_TO)].flatMap(({ 0: words, index, groups }) => {
    const edge = groups!['edge']?.trim().replace(/^the /iu, '') ?? ''
    const of = edge === '' ? '' : `the ${edge.replace(/^mid$/iu, 'middle').replace(/ of$/iu, '')} of `
    const said = ` it to ${of}`
    return said === words ? [] : [{ text: said, start: index, end: index + words.length }]
  })
}
