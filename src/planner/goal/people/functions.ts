import { isPluralAsWell, isWorkOfOther } from './work-verbs.ts'

/** What somebody is there for, done through the parts that the goal lists: nobody plans eight hours of 'education' beside the pack for schools. Without diacritics; each word once, whatever the languages that share it. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  'education teaching production direction camera construction facilities money finance finances admin administration committee board travel events planning coordination purchasing programming tech fleet site vineyard activities operations strategy',
  'bildung vermittlung technik finanzen verwaltung produktion regie planung koordination kamera',
  'produccion tecnica finanzas administracion',
  'programmation technique',
  'producao direcao financas programacao coordenacao',
].flatMap((words) => words.split(' ')))

/** Verbs of the third person that say what somebody is rather than what there is to do. */
const OF_A_POST: ReadonlySet<string> = new Set('directs produces teaches manages leads runs chairs heads hosts coordinates organises organizes supervises oversees designs builds codes develops sells cooks drives gives helps joins supports develop design build code manage lead dirige leitet coordina coordena coordonne dirige organiza organise'.split(' '))

/** Verbs that name a work by themselves: somebody edits what the others have written. */
const WORKS: ReadonlySet<string> = new Set('edits proofreads translates transcribes animates illustrates digitises digitizes writes draws sews redige ecrit dessine schreibt zeichnet redigiert escribe dibuja redacta escreve desenha'.split(' '))

/**
 * Whether what somebody was named with says what they are there for and names no part of the work: 'education', 'directs'.
 * 'designs' alone does; 'edits', 'writes the labels' and 'cover designs' do not.
 */
export function isFunction(label: string): boolean {
  const words = label.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().split(/\s+/u)
  const [word = ''] = words
  return words.length === 1 && !WORKS.has(word) && (FUNCTIONS.has(word) || OF_A_POST.has(word) || isWorkOfOther(word) && !isPluralAsWell(word))
}

/** Verbs of the third person that are the plural of a thing as well. */
const EITHER: ReadonlySet<string> = new Set('counts samples plants presents researches records films prints paints plays reads runs works drums'.split(' '))

/** 'Hester leads, Ifan counts': a word that may be the plural of a thing is a verb where others of the team have one. */
export function isVerbAmongVerbs(label: string, others: readonly (readonly string[])[]): boolean {
  return EITHER.has(label.toLowerCase()) && others.some(([first = '']) => OF_A_POST.has(first) || first === 'does' || isWorkOfOther(first) && !isPluralAsWell(first))
}

/** 'does', 'the', 'maps' of 'Ruby does the maps'. */
export function wordsBehindName({ name, words }: { name: string; words: string }): string[] {
  const at = words.indexOf(name)
  return (at === -1 ? words : words.slice(at + name.length)).trim().toLowerCase().split(/\s+/u)
}
