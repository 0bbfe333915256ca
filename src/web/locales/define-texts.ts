import { activeTexts } from './active-language.ts'

/**
 * What another language brings for a feature's texts: the same members, each sentence free, each function with the
 * same parameters, each list with its entries.
 */
export type Translated<Texts> = Texts extends (...parameters: infer Parameters) => infer Result
  ? (...parameters: Parameters) => Translated<Result>
  : Texts extends string
    ? string
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> }

/**
 * The texts of one feature: English here, other languages in their catalogue under the same `name`. Members answer in
 * the language of the moment they are read, so read them while rendering and keep none of them in a module's constant.
 */
export function defineTexts<Texts extends object>(name: string, english: Texts): Texts {
  const view = { ...english }
  for (const key of Object.keys(english)) {
    const read = (): unknown => Reflect.get(activeTexts(name) ?? english, key)
    Object.defineProperty(view, key, { enumerable: true, get: read })
  }
  return view
}
