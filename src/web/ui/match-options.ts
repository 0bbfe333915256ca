export interface ComboboxOption<Value extends string = string> {
  value: Value
  label: string
  /** Stands at the end of the line, and is searched too. */
  hint?: string
  /** Searched and not shown, such as another name. */
  keywords?: string
}

/** Letters without their marks, so that `sao` finds São Paulo. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Options that hold every word of the query; those whose label begins with it first, otherwise in their order. */
export function matchOptions<Option extends ComboboxOption>(options: readonly Option[], query: string): Option[] {
  const wanted = fold(query).trim()
  if (wanted === '') return [...options]
  const words = wanted.split(/\s+/)
  const found = options.filter((option) => {
    const text = fold(`${option.label} ${option.hint ?? ''} ${option.keywords ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const isFirst = (option: Option) => fold(option.label).startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))]
}
