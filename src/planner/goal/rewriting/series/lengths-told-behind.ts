import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|dos|tres|cuatro|cinco|seis|ocho|diez|deux|trois|quatre|cinq|huit|dix)`
const LENGTH = String.raw`(?:(?:\d{1,3}(?:[.,]\d)?|an?|half an|one|two|three|four|ein(?:e|er)?|zwei|drei|una?|dos|une|deux)[ -]?(?:minutes?|mins?|hours?|hrs?|h|minuten|stunden?|minutos|horas?|heures?)(?: and a half)?|anderthalb stunden|hora y media)`
/** What one goes to and is counted in; a chapter takes as long as it takes. */
const SITTING = String.raw`(?:lesson|class|session|sitting|appointment|rehearsal|workshop|tutorial|treatment|visit|\p{L}{0,12}stunde|sitzung|termin|probe|einheit|clase|sesión|cita|cours|séance|leçon)`
/** 'A lesson takes 90 minutes', 'each class is an hour', 'eine Stunde dauert 45 Minuten'. */
const TOLD = new RegExp(String.raw`(?<=^|[.!?;,\n] ?)(?<joint>[.!?;,]? ?)(?:and |und |y |et )?(?:an?|each|every|one|the|eine?|jede[rs]?|una?|cada|une?|chaque) (?<noun>${SITTING}) (?:takes?|lasts?|is|runs?|goes on for|dauert|ist|dura|dure)(?: about| around| always| etwa| circa)? (?<length>${LENGTH})(?: long| each| lang)?(?=\s{0,2}(?:[.,;!?\n]|$))`, 'giu')

/** 'Ten driving lessons before the test. A lesson takes 90 minutes': how long each of so many is, said of them where they are counted. */
export function lengthsToldBehind(text: string): Said[] {
  return [...text.matchAll(TOLD)].flatMap(({ 0: words, index, groups }) => {
    const [noun, length, joint] = [groups!['noun']!, groups!['length']!, groups!['joint']!]
    const counted = countedBefore(text.slice(0, index), noun)
    if (counted === null) return []
    const start = index + joint.length
    return [{ text: `, ${length}${isGerman(length) ? '' : ' each'}${/^ ?[,.;!?\n]|^$/u.test(text.slice(counted, index)) ? '' : ','}`, start: counted, end: counted }, { text: '', start, end: index + words.length }]
  })
}

/** Where what is counted ends: 'ten driving lessons'; null where it has its length already. */
function countedBefore(before: string, noun: string): number | null {
  const stem = noun.replace(/(?:e|en|s)$/iu, '').replace(/[^\p{L}]/gu, '')
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/])${COUNT}(?: [\p{L}'’-]{2,}){0,2} ${stem}\p{L}{0,3}(?!\p{L})`, 'iu').exec(before)
  return found === null || new RegExp(LENGTH, 'iu').test(before.slice(found.index + found[0].length, found.index + found[0].length + NEAR)) ? null : found.index + found[0].length
}

/** Characters in which a length of its own would stand. */
const NEAR = 25

function isGerman(length: string): boolean {
  return /minuten|stunde/iu.test(length)
}
