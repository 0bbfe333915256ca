import type { Said } from '../said.ts'

/** 'Before that', 'by 10 April', up to which something is there; it opens its sentence. */
const UNTIL = String.raw`(?:before (?:that|then|it)|beforehand|davor|vorher|bis dahin|antes (?:de (?:eso|ello)|disso)|avant (?:cela|ça)|d['’]ici là|(?:by|before|until|bis(?: zum)?|vor dem|antes del?|avant le|até(?: o)?|hasta el) [^.,;:!?\n]{3,24}?)`
/** That it is needed, with nothing to do. */
const NEED = String.raw`(?:(?:i|we)(?:['’]ll| will)? (?:(?:still|also|really) )?(?:need|must have|have to have|need to have|want to have)(?! to(?!\p{L}))|(?:brauche|benötige) ich|(?:brauchen|benötigen) wir|(?:necesito|necesitamos|nos hacen? falta|me hacen? falta)|(?:il me faut|il nous faut)|(?:preciso|precisamos) de)`
const HEAD = new RegExp(String.raw`(?<=^|[.!?;\n]\s{0,2})(?<until>${UNTIL}),? ${NEED} (?=(?<list>[^.!?;:\n]{5,240}))`, 'giu')
const READY = /,? (?:to be )?(?:ready|done|sorted|in place|fertig|bereit|listos?|prêts?|prontos?)$/iu
/** One thing, named in a few words, with no clause or time of its own. */
const THING = /^(?:(?:and|und|y|et|e) )?(?!(?:to|i|we|you|he|she|it|they|that|which|who|if|when|because|so|but|by|until|before|at least|ich|wir|dass|que|qui)(?!\p{L}))[\p{L}\d][\p{L}\d'’&/-]*(?: (?!(?:is|are|must|should|has|have|will|because|so that|by|until|before|on|at|ist|sind|muss|bis|es|son|est|sont)(?!\p{L}))[\p{L}\d'’&/()-]+){0,6}$/u
const JOINT = /\s?(?:,\s(?:and |und |y |et |e )?|\s(?:and|und|y|et|e)\s)/iu

/** 'Before that I need a permit, labels and flyers': the list alone, behind what heads it. */
export function thingsNeededBefore(text: string): Said[] {
  return [...text.matchAll(HEAD)].flatMap(({ 0: head, index, groups }) => {
    const list = groups!['list']!.trimEnd()
    const items = list.replace(READY, '').split(JOINT)
    if (items.length < 2 || !items.every((item) => THING.test(item))) return []
    const [start, end] = [index, index + head.trimEnd().length]
    const ready = READY.exec(list)
    const tail = ready === null ? [] : [{ text: '', start: end + 1 + ready.index, end: end + 1 + list.length }]
    return [{ text: `${groups!['until']!}:`, start, end }, ...tail]
  })
}
