/** The goal of a team, with '@Ana @Bo' as 'Ana, Bo', character for character. */
export function withoutMentions(prompt: string): string {
  return prompt.replace(/(?<=(?:^|[\s(,/])@[\p{L}.-]+) (?=@\p{L})/gu, ',').replace(/(?<=^|[\s(,/])@(?=\p{Lu})/gu, ' ')
}

/** The prompt with the marks blanked that only lay it out, character for character: 'A: ' and 'B: ' of a dialogue, '2.1 ' of an outline, pictures before what they stand for, and the figures of 'thirty (30)'. */
export function withoutLineMarks(prompt: string): string {
  return withoutBoldFigures(withoutPictures(withoutOutlineNumbers(withoutSpeakers(prompt)))).replace(LEADERS, (dots) => ':'.padEnd(dots.length)).replace(REPEATED, (whole: string, word: string) => word.padEnd(whole.length))
}

/** 'Between **9.00** and **17.00**'. */
function withoutBoldFigures(text: string): string {
  return text.replace(/\*\*(\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m|h|min|minutes|hours?)?)\*\*/giu, '  $1  ')
}

/** The dots of 'Harbour to Mill .... 20' lead to what stands behind a colon elsewhere. */
const LEADERS = /(?<!\.) ?\.{3,} ?(?=\d)/gu

/** A number in words, and once more in figures. */
const REPEATED = /\b((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|seventy-five|ninety)) \(\d{1,3}\)(?= \p{L})/giu

const SPEAKER = /^([ \t]*)(\p{Lu})(?=: )/gmu

/** Two letters that take turns at the heads of at least three lines are speakers; Q and A are questions and answers. */
function withoutSpeakers(text: string): string {
  const letters = [...text.matchAll(SPEAKER)].map((match) => match[2]!)
  const isDialogue = letters.length >= 3 && new Set(letters).size === 2 && !letters.includes('Q')
  return isDialogue ? text.replace(/^([ \t]*)\p{Lu}: /gmu, '$1   ') : text
}

const OUTLINE = /^([ \t]*)(\d{1,2}(?:\.\d{1,2})+\.?|\(?[a-z]\)|\(\d{1,2}\)) (?=\p{L})/gmu

/** At least two lines are numbered so. */
function withoutOutlineNumbers(text: string): string {
  const numbered = [...text.matchAll(OUTLINE)]
  return numbered.length < 2 ? text : text.replace(OUTLINE, (mark: string, space: string) => `${space}-${' '.repeat(mark.length - space.length - 1)}`)
}

/** Arrows and ticks are signs that are read. */
const PICTURE = '(?![\\u2190-\\u21FF\\u2900-\\u297F\\u2B05-\\u2B07\\u27A1\\u2713-\\u2718©®™‼⁉])\\p{Extended_Pictographic}\\uFE0F?'
const PICTURES = new RegExp(PICTURE, 'gu')
const AT_HEAD = new RegExp(`^[ \\t]*${PICTURE}`, 'u')
const INSIDE = new RegExp(`\\p{L} ${PICTURE} `, 'u')

/** Pictures in two lines or more are signs for words: at the head of a line they say nothing, inside it they part what stands on both sides. */
function withoutPictures(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => AT_HEAD.test(line)).length < 2 && lines.filter((line) => INSIDE.test(line)).length < 2) return text
  return lines.map(withoutPicturesOfLine).join('\n')
}

function withoutPicturesOfLine(line: string): string {
  return line.replace(PICTURES, (picture: string, index: number) => {
    const isHead = /^[ \t]*$/u.test(line.slice(0, index))
    const sign = isHead ? ' ' : /^[❌🚫⛔✅🆓]/u.test(picture) ? ':' : ','
    return sign.padEnd(picture.length)
  })
}
