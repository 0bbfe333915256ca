import { plainWords } from '../wording.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Words of somebody who learns what is asked on a day, in the spelling of `plainWords`. */
const STUDIES = /^(?:study|studying|studies|revise|revising|revision|cram|cramming|lernen|lerne|lernzeit|lerntage|buffeln|pauken|estudiar|estudio|estudiando|repasar|repaso|reviser|revise|revisions?|etudier|estudar|estudo|estudando|revisar|revisao)$/u

/** What a day is called on which one is asked: a test, or the letters that such a test is known by. */
const ASKED = /(?<!\p{L})(?:tests?|exams?|examination|quiz|papers?|licen[cs]e|certificat\p{L}*|\p{L}*schein|zertifikat|diploma|[A-Z]{3,}(?:-[A-Z]+)*)(?!\p{L})/u

/** Whether work and family leave hours in which the user studies for a day: that day is an examination, of whatever trade. */
export function isStudiedFor(frame: PlanFrame): boolean {
  if (frame.brief.plannerType !== 'calendar') return false
  const events = frame.of('event').filter(({ recurs }) => recurs !== true)
  const subject = plainWords(frame.brief.subject)
  const isOfSubject = events.some(({ title }) => (ASKED.test(title) || ASKED.test(title.toLowerCase())) && plainWords(title).some((word) => subject.includes(word)))
  return (isOfSubject || sitsPapers(frame)) && plainWords(frame.brief.prompt).some((word) => STUDIES.test(word))
}

/** 'Apprentice plumber, phase 4 exams 28 June': an examination of several subjects, by the words that nothing else is called by. */
const PAPERS = /^(?:exams?|examinations?|midterms|finals|mocks|\p{L}*klausuren|\p{L}*prufungen|examenes|finales|parciales|examens|partiels|exames|provas)$/u
const FEWEST_SUBJECTS = 3

/** Whether such a thing is spoken of in a goal that has a day and lists what is asked on it. */
function sitsPapers(frame: PlanFrame): boolean {
  return frame.of('topic').length >= FEWEST_SUBJECTS && frame.of('event').length > 0 && plainWords(frame.brief.prompt).some((word) => PAPERS.test(word))
}
