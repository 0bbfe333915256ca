import { hasCue } from '../cues.ts'

/** Whether the words deny what they speak of, rather than bound or remind. */
export function isNegated(keys: readonly string[]): boolean {
  const joined = ` ${keys.join(' ')} `
  // 'Don't forget to water the plants on Saturday.'
  if (/ (?:don't|do not|never|not|mustn't|can't) (?:let (?:me|us) )?(?:forget|miss) /u.test(joined)) return false
  if (/ (?:nothing then ,|not then ,|not only|and nothing else|but nothing else|and no other|but no other|no later|not later|no more|not more|no less|not before|no earlier|no longer than|nothing but|no matter|not too|not sure|can't wait|i'm free|im free|we're free|they're free|he's free|she's free|am free|is free|are free|free on|free from|free time) /u.test(joined)) return false
  // 'ride without stabilisers before the trip on 3 May'.
  const said = keys.filter((key, index) => !/^(?:without|sans|ohne|sin|sem)$/u.test(key) || index >= keys.length - 2)
  return keys.some((key) => key.endsWith("n't") || key === 'nor') || hasCue(said, 'never')
}

export function isSkipped(keys: readonly string[]): boolean {
  return keys.some((key, index) => /^(?:skip|skipping|except|excepting|excluding|avoid|barring)$/u.test(key) && !isHiredSkip(keys, index))
}

/** 'Skip is booked 3-5 May', 'a skip arrives': what rubbish goes into. */
export function isHiredSkip(keys: readonly string[], index: number): boolean {
  return keys[index] === 'skip' && (/^(?:is|was|arrives?|comes?|hire|hired|gets|will|company|for)$/u.test(keys[index + 1] ?? '') || /^(?:the|a|our|hire|order|book|mini|big|small)$/u.test(keys[index - 1] ?? ''))
}
