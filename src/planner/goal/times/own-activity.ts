import { isEmptyIn } from '../empty-words.ts'
import { stems, wordBase } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'
import { MAKING, MAKING_ELSEWHERE } from './activity-of-time.ts'
import { isProject } from './whose-days.ts'

/** What one does to learn or to practise anything, in the spelling of `stems`. */
const OWN_WORK = /^(?:stud(?:y|ie|ying)|(?:self)?learn(?:ing)?|revis(?:e|ion|ing)|practi[cs](?:e|ing)|train(?:ing)?|rehears(?:e|ing)|prep(?:ping)?|prepar(?:e|ation|ing)|swot(?:ting)?|cram(?:ming)?|(?:ge)?lern(?:e|en|t)?|(?:ge)?ub(?:e|en|t|ung)|trainier(?:e|en|t)|studier(?:e|en|t)|geprobt|vorbereit(?:e|en|et|ung)|estudi(?:o|ar|amo)|aprend(?:o|er|emo)|practic(?:o|ar|amo)|entren(?:o|ar|amo|amiento)|ensay(?:ar|amo)|repas(?:o|ar|amo)|apprend(?:re|on)?|etudi(?:e|er|on)|revis(?:er|on)|pratiqu(?:e|er)|entrain(?:e|er|ement)|estud(?:o|ar|amo)|pratic(?:o|ar|amo)|trein(?:o|ar|amo)|ensaiar)$/u
/** Work of one sort, which may be one of several. */
const ONE_SORT = /^(?:research(?:ing)?|writ(?:e|ing)|read(?:ing)?|(?:ge)?schr(?:eib|ieb)(?:e|en|t)?|ecri(?:t|re|ture|von)|escrev(?:o|er|emo)|escrib(?:o|ir|imo)|escritura|escrita|recherche|recherchiert?|pesquiso)$/u
/** Work on something that is pointed at: 'work on it'. */
const WORK = /^(?:work(?:ing)?|(?:ge)?arbeit(?:e|en|et)?|bastel[en]|gebastelt|trabaj(?:o|ar|amo)|travaill(?:e|er|on)|trabalh(?:o|ar|amo))$/u
const AT_IT = /(?:^| )(?:(?:on|at|for) (?:it|this|that|them)|daran|dran|dafur|en (?:ello|esto|eso)|dessus|nisso|nisto)(?: |$)/u
/** The whole of what is learnt; alone it may be a part beside the practice. */
const MATTER = /^(?:theory|theorie|teoria|material|stuff|subject|stoff|lernstoff|materia|matiere|everything|all|alle)$/u
/** How, where and that it is done. */
const MANNER = /^(?:alone|solo|myself|own|self|home|house|desk|quiet(?:ly)?|usually|normally|mostly|always|only|just|regularly|realistically|really|actually|properly|possible|can|could|will|must|happen|take|place|go|get|done|do|doing|fit|best|allein|alleine|selb(?:st|er)|daheim|zuhause|hause|haus|immer|nur|meist|meisten|wird|werde|findet|statt|mache|machen|sola|casa|siempre|hago|hacemo|seul|seule|chez|toujour|fai|faison|sozinho|sozinha|sempre|faco|fazemo|time|session|sitting|slot|block|evening|night|zeit|abend|hora|heure|seance|sesion|sessao|sessoe)$/u

/**
 * Whether a name for hours says no more than that the goal is worked on: 'I learn the theory on my own', 'geschrieben
 * wird', 'painting' where a room is to be painted. Words of the goal hold only where nothing else has hours by name.
 */
export function isOwnActivity(context: ReadingContext, title: string, { start, isOnly }: { start: number; isOnly: boolean }): boolean {
  const said = stems(title).filter((word) => !isEmptyIn(context.language, word) && !/^(?:i|we|j|m|n|ich|wir|yo|nou|nos|eu|me)$/u.test(word))
  const words = said.filter((word) => !MANNER.test(word))
  const isAtIt = AT_IT.test(` ${stems(title).join(' ')} `)
  const works = words.filter((word) => OWN_WORK.test(word) || isAtIt && WORK.test(word))
  const others = words.filter((word) => !works.includes(word) && !MATTER.test(word))
  // 'Walks at noon' beside 'walk 7,000 steps a day' are what is done again and again, and no hours for a project.
  const goal = others.length > 0 && (isOnly && isProject(context) || works.length > 0) ? goalBefore(context, start) : []
  if (isOnly && words.length > 0 && hasSteps(context) && words.every((word) => MAKING.test(word) || MAKING_ELSEWHERE.test(word))) return true
  return (works.length > 0 || others.length > 0) && others.every((word) => isOnly && ONE_SORT.test(word) || goal.includes(verbBase(word)))
}

/** 'Baby quilt … I sew Mondays and Wednesdays. Steps: cut, piece, baste': something is made, one step after the other. */
function hasSteps({ readings }: ReadingContext): boolean {
  return readings.filter(({ kind }) => kind === 'precedence').length >= FEWEST_LINKS
}

const FEWEST_LINKS = 2

/** What stands before the hours, up to the first sentence's end. */
function goalBefore({ prompt }: ReadingContext, start: number): string[] {
  const first = /^[^.!?;\n]{0,200}/u.exec(prompt.slice(0, start))![0]
  return stems(first).filter((word) => word.length > 3).map(verbBase)
}

/** The 'schreib' of 'geschrieben' and 'schreibe', the 'lern' of 'gelernt'. */
export function verbBase(word: string): string {
  return wordBase(word.replace(/^ge(?=\p{L}{4,}(?:t|en)$)/u, '')).replace(/(?<=\p{L}{4})(?:en|er|et|n|t|ar|ir|o)$/u, '')
}
