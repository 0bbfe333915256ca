import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { isProject } from './whose-days.ts'

/** 'My sister and I', 'me and my husband': who does it. */
const WITH_RELATIVE = /(?:^| )(?:(?:my|our) \p{L}+(?: \p{L}+)? and (?:i|me)|(?:me|i) and (?:my|our) \p{L}+|(?:two|three|four|five|six|both) of us)$/u
/** 'committee of 7', 'a team of four': how many they are. */
const GROUP = /^(?:an? |our |the )?(?:\p{L}+ )?(?:committee|team|group|crew|board|jury|circle) of \S+$/iu
/** '300 m2', '2.5 acres': how large it is. */
const AREA = /^\d[\d.,]* ?(?:m2|m²|sqm|sq m|sq ft|square (?:metres|meters|feet)|acres?|hectares?|ha|qm|m 2)$/iu
/** 'both clumsy', 'slow runner', 'total beginner': how somebody is. */
const STATE = /^(?:(?:both|all|very|quite|rather|pretty|a bit|bit|still|total|complete|absolute|really|fairly) )*(?:clumsy|nervous|shy|slow|unfit|fit|lazy|busy|tired|stiff|overweight|pregnant|retired|left-handed|impatient|forgetful|untidy|messy|anxious|rusty|scared|beginner|novice)$|^(?:both|all) (?:beginners|novices)$|^(?:(?:very|quite|rather|pretty|fairly|a) )?(?:slow|fast|weak|keen|average|nervous|occasional|casual|rusty|lapsed|former|poor|bad|good|decent|reluctant|first-time) \p{L}+(?:er|ist)s?$/iu
const DONE_REGULARLY = /(?:ing|class|classes|lessons?|course|club|choir|practi[cs]e|rehearsals?|sessions?|meetings?|calls?|yoga|gym|pilates|football|tennis|runs?|walks?|swims?|rides?|work|shifts?|market|kurs|clase|cours|aula)$/iu

/** Whether the words before weekly hours tell who, how many or how large rather than what is done then. */
export function isSidePhrase(context: ReadingContext, { around }: { around: Surroundings }, label: string): boolean {
  const said = around.leftKeys.filter((key) => key !== ',').join(' ')
  if (WITH_RELATIVE.test(said) || GROUP.test(label) || AREA.test(label) || STATE.test(label)) return true
  return isThingOfProject(context, around, label)
}

/** 'Organise an open-air cinema, farm field, Tuesday evenings': behind a comma, the hours are those of the goal. */
function isThingOfProject(context: ReadingContext, { segment, left }: Surroundings, label: string): boolean {
  const isBehindComma = segment !== null && segment.sentence === 0 && segment.lead === ',' && left.from < segment.from && left.to <= segment.from + 1
  return isBehindComma && context.segments.indexOf(segment) > 1 && isProject(context) && !DONE_REGULARLY.test(label)
}

/** 'my husband works weekends': when somebody else is busy, which takes nothing from the user. */
export function isOthersWork({ leftKeys }: Surroundings): boolean {
  return /^(?:(?:and|but) )?(?:(?:my|our|the) )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|parents|brother|sister|flatmate|roommate|son|daughter|neighbour|neighbor) (?:works?|is (?:at work|on shift)|has work|does shifts|works? (?:nights|shifts))(?: on)?$/u.test(leftKeys.join(' '))
}

/** 'grandma takes them on Wednesdays', 'weekends longer': what somebody else does, and how the same goes on on other days. */
export function isAsideOfRhythm({ leftKeys, rightKeys }: Surroundings): boolean {
  const isTurn = /^(?:(?:and|but) )?(?:(?:my|our|the) )?\p{L}+ (?:takes|has|minds|collects|watches|babysits) (?:them|him|her|it|us|(?:the |our |my )?(?:kids|children|twins|girls|boys|baby|dog))(?: on)?$/u.test(leftKeys.join(' '))
  return isTurn || leftKeys.filter((key) => key !== ',').length === 0 && /^(?:longer|more|shorter|less|double|twice as long|a bit (?:longer|more))$/u.test(rightKeys.join(' '))
}
