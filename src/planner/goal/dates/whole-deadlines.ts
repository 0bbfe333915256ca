import type { ReadingContext } from '../reading-context.ts'

const EVERYTHING = /^(?:(?:and|but|so|und|y|et|e) )?(?:(?:i |we )?(?:get|have|send|hand|bring|give|submit|need to (?:get|send|hand)|want|need) )?(?:everything|it all|all of (?:it|this|that)|the (?:whole )?lot|the whole (?:thing|project|book|site|\p{L}+)|alles|das ganze|todo|todo el \p{L}+|tout|le tout|tudo)(?= )/iu
const BOUND = /,? (?:(?:has|have|must|should|needs?) to )?(?:by|before|until|till|no later than|at the latest|bis|vor|antes|avant|pour le|d['’]ici|hasta|para|até)(?= ).*$/iu

/** 'Clear the shed so the bikes fit in before winter', 'damit das Auto bis November passt': what it is for. */
const PURPOSE = /^(?:so (?:that )?(?:the|my|our|we|i|it|they|he|she|everyone|everybody) (?!(?:\p{L}+ ){0,3}?(?:must|has to|have to|should|needs? to|had better) )|damit |para que |pour que |afin que )/iu

/** 'Everything goes to the printer by 15 April': all the work is done by then, and what is said of it names the day. */
export function settleWholeDeadlines(context: ReadingContext): void {
  for (const reading of context.readings) {
    if (reading.kind !== 'deadline' || reading.source !== 'stated' || reading.appliesTo?.labels.length !== 1) continue
    if (reading.start > 0 && PURPOSE.test(reading.words)) {
      const label = reading.appliesTo.labels[0]!
      Object.assign(reading, { appliesTo: null, text: reading.text.replace(`${label} d`, 'D') })
      continue
    }
    if (!EVERYTHING.test(reading.words)) continue
    const said = reading.words.replace(BOUND, '').replace(/ (?:muss|müssen|soll|debe|tiene que|doit|deve|tem que)$/iu, '')
    const label = reading.appliesTo.labels[0]!
    // 'Everything sent by Friday' says only how it is then; 'everything for the hall' is a part.
    if (context.plannerType !== 'sprint' && !/^\p{L}+$/u.test(label)) continue
    Object.assign(reading, { appliesTo: null, event: said.length > label.length ? said : null, text: reading.text.replace(label, said) })
  }
}
