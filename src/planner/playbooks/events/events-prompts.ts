import { project } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const EVENTS_PROMPTS: Record<string, PromptSet> = {
  memorial: project('Arrange a memorial for my grandfather', ['for 20 people', 'for 200 people']),
  conference: project('Organise a conference', ['for 40 people', 'for 400 people']),
  talk: project('Prepare a conference talk', ['of 8 slides', 'of 40 slides']),
  party: project('Plan a birthday party', ['for 8 guests', 'for 70 guests'], ['over 1 week', 'over 8 weeks']),
  fundraising: project('Raise money for our playground', ['with 4 sponsors', 'with 40 sponsors']),
  volunteering: project('Start a neighbourhood project with volunteers', ['for 5 volunteers', 'for 60 volunteers']),
  wedding: project('Plan our wedding', ['for 30 guests', 'for 180 guests']),
  'community-fair': project('Organise a school fair', ['with 6 stalls', 'with 40 stalls']),
  'team-offsite': project('Plan a team offsite', ['for 8 people', 'for 60 people']),
  tournament: project('Organise a football tournament', ['with 6 teams', 'with 32 teams']),
  'workshop-day': project('Run a workshop on photography', ['for 6 participants', 'for 40 participants']),
  'charity-run': project('Organise a charity run', ['for 60 runners', 'for 800 runners']),
  'art-show': project('Organise an art show in the town hall', ['with 8 paintings', 'with 70 paintings']),
  'market-stall': project('Run a craft stall at the market', ['with 20 pieces', 'with 200 pieces']),
  association: project('Found an association', ['with 8 members', 'with 60 members']),
  'local-campaign': project('Start a petition for a bike lane', ['with 200 signatures', 'with 3000 signatures']),
  'youth-camp': project('Organise a scout camp', ['for 12 children', 'for 80 children']),
  reunion: project('Organise a family reunion', ['for 15 people', 'for 120 people']),
  'baby-shower': project('Plan a baby shower for my sister', ['for 8 guests', 'for 60 guests'], ['over 2 weeks', 'over 10 weeks']),
  'faith-feast': project('Organise a christening', ['for 12 guests', 'for 120 guests']),
  'work-farewell': project('Organise a farewell party for a colleague at work', ['for 10 people', 'for 120 people'], ['over 2 weeks', 'over 10 weeks']),
  'donation-drive': project('Organise a food drive at our school', ['for 60 bags', 'for 600 bags'], ['over 2 weeks', 'over 12 weeks']),
  hackathon: project('Organise a hackathon', ['for 30 participants', 'for 240 participants']),
  'green-day': project('Organise a tree planting day', ['for 20 volunteers', 'for 200 volunteers']),
  'book-launch': project('Plan my book launch', ['with 4 bookshops', 'with 36 bookshops']),
}
