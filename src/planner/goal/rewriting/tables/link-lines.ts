import { isName } from './cells.ts'
import type { Said } from '../said.ts'

/** 'Oslo (to Riga, Malta)': lines of a place and where one gets from it, at least two. */
export function sentencesOfLinks(text: string): Said[] {
  const said: Said[] = []
  let start = 0
  for (const written of text.split('\n')) {
    const [, from, list] = /^[-*• ]{0,4}(\p{Lu}[^()]{1,40}) \((?:(?:direct )?flights? )?to ([^()]{2,300})\)$/u.exec(written.trimEnd()) ?? []
    const targets = list?.split(/, | and | or /u) ?? []
    if (from !== undefined && isName(from) && targets.length > 0 && targets.every(isName)) said.push({ text: `From ${from} there are direct flights to ${targets.join(', ')}.`, start, end: start + written.length })
    start += written.length + 1
  }
  return said.length >= 2 ? said : []
}
