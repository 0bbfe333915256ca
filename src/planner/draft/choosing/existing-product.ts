import type { Playbook } from '../../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** 'Get our React Native app's checkout ready for …', 'make our iOS app work offline', 'add a dark mode to our app'. */
const CHANGED = /(?<!\p{L})(?:(?:get|make|bring|prepare|adapt|port|extend|update|upgrade|fix|speed up|improve|stabili[sz]e|ready|localize|localise|translate)(?: all of)? (?:our|the|my) |(?:add|build|bring|put|integrate|introduce)(?: [\p{L}'’-]+){1,8} (?:to|into|in) (?:our|the|my) |(?:new|another) (?:module|feature|screen|section|part) (?:for|of|in) (?:our|the|my) )(?:[\p{L}\d'’-]+ ){0,4}?apps?(?!\p{L})/iu
const NEW = /(?<!\p{L})(?:new app|first app|app from scratch|mvp|prototype|build (?:an?|the|our) (?:[\p{L}-]+ ){0,3}app(?! )|rewrite|rebuild|relaunch)(?!\p{L})/iu

/** An app that is there already has its shell, its accounts and its sign-in: a change of it goes through the steps of a change. */
export function ofExistingProduct(known: Playbook | null, { brief }: PlanFrame): Playbook | null {
  return known?.id === 'sprint-mobile-app' && brief.plannerType === 'sprint' && CHANGED.test(brief.prompt) && !NEW.test(brief.prompt) ? SPRINT_FEATURE : known
}
