import type { Stage, Text } from '../playbook.ts'

type Words = readonly [title: string, how: string, done: string]
type Step = { id: string; /** Place in the plan. */ at: number; hours: number; /** Days to wait after the step before: deliveries, offices. */ wait?: number; en: Words; de: Words; es: Words; fr: Words; pt: Words }

/** What a part of a goal is by its name: a thing is ordered, a permit is applied for, a person is asked. */
export function stepsOfKind(...steps: readonly Step[]): Stage[] {
  return steps.map(({ id, at, hours, wait, ...words }) => ({
    id, at, share: hours,
    ...(wait === undefined ? {} : { waitDays: wait }),
    titles: [inAll(words, ([title], language) => `{Topic}${language === 'fr' ? ' : ' : ': '}${title}`)],
    how: inAll(words, ([, how]) => how),
    done: inAll(words, ([, , done]) => done),
  }))
}

function inAll(words: Pick<Step, 'en' | 'de' | 'es' | 'fr' | 'pt'>, pick: (words: Words, language: string) => string): Text {
  return { en: pick(words.en, 'en'), de: pick(words.de, 'de'), es: pick(words.es, 'es'), fr: pick(words.fr, 'fr'), pt: pick(words.pt, 'pt') }
}
