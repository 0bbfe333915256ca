/** 'call the plan', 'name it', 'the title should be'; then the words, in quotes or to the end of the clause. */
const NAMING = /(?<!\p{L})(?:(?:call|name|entitle|title) (?:(?:the|this|my|our) (?:whole )?(?:plan|calendar|schedule|project|sprint plan|roadmap|programme|program)|it all|the whole thing)|(?:the |this |my |our )?(?:plan|calendar|schedule|roadmap)(?:['’]s)? (?:title|name|heading)(?: (?:should be|is|must be|:))?|(?:the )?title(?: of (?:the|this) (?:plan|calendar))?(?: (?:should be|must be|is)|:)|(?:the |a |this )?(?:plan|calendar|schedule|roadmap)(?:,)? (?:is |should be )?(?:called|titled|named|entitled)|nenn(?:e|t)? (?:den|diesen) plan|(?:titel|título|titre|titulo):|llama al plan|appelle le plan|chama(?: ao|r o)? plano)\s?/iu
const QUOTED = /^["“”„'‘«]([^"“”'’»\n]{2,80})["“”'’»]/u
const OPEN = /^(\p{Lu}[^.,;:!?\n()]{1,60})/u

/** Longest name that is looked for, in characters. */
const LONGEST = 100

type Naming = { title: string; start: number; end: number }

function namingIn(prompt: string): Naming | null {
  const naming = NAMING.exec(prompt)
  if (naming === null) return null
  const from = naming.index + naming[0].length
  const behind = prompt.slice(from, from + LONGEST)
  const name = QUOTED.exec(behind) ?? OPEN.exec(behind)
  return name === null ? null : { title: name[1]!.trim(), start: naming.index, end: from + name[0].length }
}

/** What the plan is to be called by the prompt; null when it does not say. */
export function statedTitle(prompt: string): string | null {
  return namingIn(prompt)?.title ?? null
}

/** The prompt with that clause blanked, character for character: its words are no work, and nobody's name. */
export function withoutTitle(prompt: string): string {
  const naming = namingIn(prompt)
  return naming === null ? prompt : `${prompt.slice(0, naming.start)}${' '.repeat(naming.end - naming.start)}${prompt.slice(naming.end)}`
}
