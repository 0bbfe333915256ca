import type { Brief, Reading } from '../brief.ts'

/** Leaves out of a team's parts what brackets or an equals sign say somebody is there for: the layout of 'Ada (layout)', the code of 'Bo = code'. What is named elsewhere as well or has a date of its own is a part. */
export function withoutFields(brief: Brief): Brief {
  if (brief.plannerType !== 'sprint') return brief
  const isField = (reading: Reading) => reading.kind === 'topic' && (isFieldOfSomebody(reading.label, brief) || isDisciplineOfSomebody(reading.label, brief)) && brief.prompt.toLowerCase().split(reading.label.toLowerCase()).length === 2 && !brief.readings.some(({ appliesTo }) => appliesTo?.labels.includes(reading.label) === true)
  return { ...brief, readings: brief.readings.filter((reading) => !isField(reading)) }
}

/** Whether a bare word in the singular is all that a sign puts beside the name of one of the team; 'Ada (posters)', 'Bo (racking)' and 'Cy (helper rota)' are work. */
export function isFieldOfSomebody(label: string, { prompt, readings }: Pick<Brief, 'prompt' | 'readings'>): boolean {
  if (!/^\p{L}+$/u.test(label) || /\p{Ll}{2}(?:ing|[^s]s)$/u.test(label)) return false
  const field = `[${label[0]!.toLowerCase()}${label[0]!.toUpperCase()}]${label.slice(1)}`
  const behind = String.raw`(?: \p{Lu}[\p{L}.]*)? ?(?:\(${field}(?: (?:and|&) \p{L}+(?: \p{L}+)?)?(?:[,;] ?[^()\p{L}]*\d[^()]*)?\)|= ?${field}(?=[,;.+\n]|$))`
  return readings.some((reading) => reading.kind === 'person' && reading.source === 'stated' && new RegExp(`(?<!\\p{L})${escaped(reading.name)}${behind}`, 'u').test(prompt))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
}

/** 'A team (Sofia electronics, Ben firmware)', 'Nusrat (remote sensing)': in brackets what somebody has learnt, and nothing that is made. */
function isDisciplineOfSomebody(label: string, { prompt, readings }: Pick<Brief, 'prompt' | 'readings'>): boolean {
  const isInBrackets = [...prompt.matchAll(/\([^()\n]{3,200}\)/gu)].some(([inside]) => inside.toLowerCase().includes(label.toLowerCase()))
  return isInBrackets && DISCIPLINE.test(label) && readings.some((reading) => reading.kind === 'person' && reading.roles.some((role) => role.toLowerCase() === label.toLowerCase()))
}

const DISCIPLINE = /^(?:\p{L}+ )?(?:\p{L}+(?:onics|amics|aulics|istics|otics|matics|physics|ology|ography|ometry|onomy)|mechanical|mechanics|electrical|structural|sensing|hydrology|control systems?|acoustics|optics)$/iu
