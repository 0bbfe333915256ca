/** Small numbers as people write them for days, without diacritics. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    'one|ein|eine|einen|un|una|uma|une',
    'two|zwei|dos|deux|dois|duas',
    'three|drei|tres|trois',
    'four|vier|cuatro|quatre|quatro',
    'five|funf|cinco|cinq',
    'six|sechs|seis',
    'seven|sieben|siete|sept|sete',
    'eight|acht|ocho|huit|oito',
    'nine|neun|nueve|neuf|nove',
    'ten|zehn|diez|dix|dez',
    'eleven|elf|once|onze',
    'twelve|zwolf|doce|douze|doze',
    'thirteen|dreizehn|trece|treize|treze',
    'fourteen|vierzehn|catorce|quatorze|catorze',
  ].flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
)

/** The same as alternatives of a pattern, as they are written. */
export const NUMBER_FORMS = [...NUMBER_WORDS.keys()].map((word) => word.replace('funf', 'f[uü]nf').replace('zwolf', 'zw[oö]lf').replace(/^tres$/u, 'tr[eê]s')).join('|')

/** The number that digits or a word say; 1 of 'a' and whatever is none. */
export function numberSaid(word: string): number {
  return /^\d/u.test(word) ? Number(word) : (NUMBER_WORDS.get(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')) ?? 1)
}
