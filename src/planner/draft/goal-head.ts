import type { PlanFrame } from './plan-frame.ts'

/** 'to our', 'in the existing', 'für unseren': what follows is what gets changed, not what is made. */
const INTO_WHAT = /\s(?:to|into|onto|in|on|of|for|from|within|inside|zu|zum|zur|in|für|von|aus|auf|a|al|en|de|para|à|dans|pour|em|ao|à)\s+(?:our|my|the|their|an? existing|unser\p{L}*|mein\p{L}*|dem|der|den|nuestr\p{L}*|mi|la|el|notre|nos|mon|ma|le|noss\p{L}*|meu|minha|o)\s/iu
/** Changes to something that exists. */
const CHANGE = /^\s*(?:please\s+)?(?:(?:we|i)\s+(?:want|need|have)\s+to\s+|(?:we|i)\s+(?:will|must|should)\s+)?(?:add|integrate|implement|introduce|embed|support|offer|enable|ship|put|migrate|replace|improve|speed up|fix|extend|einbau\p{L}*|ergänz\p{L}*|füg\p{L}*|añad\p{L}*|agreg\p{L}*|integr\p{L}*|ajout\p{L}*|adicion\p{L}*)\s/iu

/** The part of a sprint's goal that says what is made, when the rest only says where: 'sign-in' of 'add sign-in to our shop'. Null when the goal has no such rest. */
export function headOf(frame: PlanFrame): string | null {
  const { brief } = frame
  if (brief.plannerType !== 'sprint' || !CHANGE.test(brief.prompt)) return null
  const cut = INTO_WHAT.exec(brief.subject)
  return cut === null || cut.index === 0 ? null : brief.subject.slice(0, cut.index).trim()
}

/** What a goal asks to be made, each by its name: 'CSV export' and 'PDF invoices'. */
export function namedParts(frame: PlanFrame): string[] {
  const head = (headOf(frame) ?? frame.brief.subject).replace(CHANGE, '')
  const parts = head.split(/\s*(?:,|;|\band\b|\bund\b|\sy\s|\set\s|\se\s)\s*/iu).map((part) => part.replace(/^(?:an?|the|our)\s/iu, '').trim())
  return parts.every((part) => part.length > 2 && part.split(' ').length <= 5) ? parts : [head.trim()]
}
