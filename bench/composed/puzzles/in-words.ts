/** 'a, b and c', and the same with other words between. */
export const and = (items: readonly string[]) => joined(items, ' and ')
export const or = (items: readonly string[]) => joined(items, ' or ')
export const oxford = (items: readonly string[]) => (items.length < 3 ? and(items) : joined(items, ', and '))
export const ampersand = (items: readonly string[]) => joined(items, ' & ')

export function joined(items: readonly string[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`
}

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
export const possessive = (name: string) => (name.endsWith('s') ? `${name}'` : `${name}'s`)

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
export const inLetters = (n: number) => NUMBERS[n] ?? String(n)
export const ordinal = (n: number) => `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`

type Rows = readonly (readonly (string | number)[])[]
const JOINED_BY = { pipe: ' | ', tab: '\t', csv: ',', semi: '; ' }

export function table(rows: Rows, style: 'md' | 'wide' | keyof typeof JOINED_BY): string {
  if (style === 'md') return [rows[0]!, rows[0]!.map(() => '---'), ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`).join('\n')
  if (style === 'wide') return inColumns(rows)
  return rows.map((row) => row.join(JOINED_BY[style])).join('\n')
}

function inColumns(rows: Rows): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  return rows.map((row) => row.map((cell, column) => String(cell).padEnd(widths[column]! + 2)).join('').trimEnd()).join('\n')
}
