import type { Draws } from './draws.ts'

/** Ways to say one kind of fact, by name. */
export type Forms<Form> = Readonly<Record<string, Form>>

/** Chooses how each fact is said and remembers what it chose, as 'kind=form'. */
export type Chooser = { draws: Draws; used: ReadonlySet<string>; choose: <Form>(kind: string, forms: Forms<Form>) => Form }

export function chooserOf(draws: Draws): Chooser {
  const used = new Set<string>()
  return {
    draws, used,
    choose: (kind, forms) => {
      const name = draws.oneOf(Object.keys(forms))
      used.add(`${kind}=${name}`)
      return forms[name]!
    },
  }
}

/** One form for a whole goal, or another for every fact in a mixed one. */
export function steadyChoice<Form>({ choose, draws }: Chooser, { kind, forms, mixed }: { kind: string; forms: Forms<Form>; mixed: number }): () => Form {
  if (draws.happens(mixed)) return () => choose(kind, forms)
  const one = choose(kind, forms)
  return () => one
}

/** Forms that are nothing but their names. */
export function named<Name extends string>(names: readonly Name[]): Forms<Name> {
  return Object.fromEntries(names.map((name) => [name, name]))
}

/** Those forms of a table. */
export function only<Form>(forms: Forms<Form>, names: readonly string[]): Forms<Form> {
  return Object.fromEntries(names.map((name) => [name, forms[name]!]))
}

export function except<Form>(forms: Forms<Form>, names: readonly string[]): Forms<Form> {
  return Object.fromEntries(Object.entries(forms).filter(([name]) => !names.includes(name)))
}
