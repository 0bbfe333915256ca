import { plainWords } from '../wording.ts'

/** Whether words name an outing, or one of the places that it joins: 'Pisa' of 'Pisa and Lucca'. A lake by itself is not Lake Como. */
export function namesOuting(said: readonly string[], name: string): boolean {
  return name.split(/ and |, /u).some((part) => {
    const words = plainWords(part).filter((word) => word.length > 2)
    return words.length > 0 && words.every((word) => said.includes(word))
  })
}
