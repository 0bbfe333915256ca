import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import { hasAnyKeyword } from '../wording.ts'

/** What is said of an occasion by whoever holds it for others. */
const ORGANISES = /(?<!\p{L})(?:(?:i['’]m|i am|we['’]re|we are|i said i['’]d|i have to|we have to|i['’]ve offered to|volunteered to|help (?:me|us)) )?(?:organi[sz](?:e|es|ing)|hosts?|hosting|putting on|put on|in charge of|been (?:handed|given|landed with|lumbered with|saddled with)|taken over|inherited|ended up with|organisier\p{L}*|veranstalt\p{L}*|ausricht\p{L}*|organiz\p{L}*|organis(?:e|ons))(?= (?:an?|the|our|my|this|all|\d|two|three|ein\p{L}*|de[nrm]|das|die|unser\p{L}*|una?|el|la|nuestr\p{L}*|une?|le|les|notre|um|uma|o|noss\p{L}*)(?!\p{L}))|(?:our|my) (?:club|school|parish|village|society|church|team|association|charity) (?:hosts?|holds?|organi[sz]es|puts on)(?!\p{L})/iu
/** What only whoever holds an occasion sees to. */
const SEEN_TO = ['marshal', 'steward', 'stall', 'volunteer', 'helper', 'licence', 'license', 'permi', 'insurance', 'first aid', 'sponsor', 'referee', 'refs', 'toilets', 'portaloo', 'parking', 'timing chip', 'road closure', 'risk assessment', 'entries', 'entry fee', 'raffle', 'marquee', 'trophies', 'medals', 'ordner', 'helfer', 'sanitäter', 'voluntarios', 'patrocinadores', 'benevoles', 'voluntarios']
const SEVERAL = 3

/** Whether the goal is to hold an occasion for others, and not to take part in one. */
export function isOrganised(frame: PlanFrame): boolean {
  if (frame.brief.plannerType !== 'calendar') return false
  return ORGANISES.test(frame.brief.prompt.slice(0, OPENING)) || statedTopics(frame).filter(({ words }) => hasAnyKeyword(words, SEEN_TO)).length >= SEVERAL
}

/** 'I've been handed the book fair': to organise it is what is left to whoever says so. */
export function wasHandedOver({ brief }: PlanFrame): boolean {
  return brief.plannerType === 'calendar' && /(?<!\p{L})(?:been (?:handed|given|landed with|lumbered with|saddled with|put in charge of)|taken over|inherited|ended up with) (?:the|our|this|my|an?) /iu.test(brief.prompt.slice(0, OPENING))
}

/** Characters in which people say what they do. */
const OPENING = 160

/** 'We're hosting our swim meet', 'putting on the fair', and behind it in the words in which playbooks ask for it: 'organise a swim meet'. */
export function withOrganisersWords(text: string): string {
  const said = [...text.matchAll(/(?<!\p{L})(?:organi[sz]ing|organi[sz]es|host(?:s|ing)?|put(?:ting|s)? on|been (?:handed|given|landed with|lumbered with|saddled with|put in charge of)|taken over|inherited|ended up with|organi[sz]e (?!an? )) ?(?:an?|the|our|my|this year['’]?s|its|their) ((?:(?!(?:for|with|in|on|at|before|after|and|to|of|from|by)(?!\p{L}))[\p{L}\p{N}+-]+ ?){1,4})/giu)].slice(0, 2)
  return said.reduce((all, [, what]) => `${all} . and organise a ${what!}`, text)
}
