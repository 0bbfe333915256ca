import type { Playbook } from './playbook.ts'

/**
 * How long a goal of each kind usually takes, where it names no end; what is not named here takes about a month.
 * Read from what the playbook's own tasks need: what has to grow or dry, who has to answer, how many hours there are.
 */
const USUAL_WEEKS: Readonly<Record<string, number>> = {
  // body
  climbing: 10, cycling: 12, dancing: 10, 'distance-swimming': 10, 'drinking-less': 8, fitness: 12, 'going-vegan': 8,
  'health-change': 12, hiking: 12, 'martial-arts': 10, 'obstacle-race': 10, recovery: 8, running: 10, 'skill-sport': 10,
  'sugar-free': 6, swimming: 10, 'team-coaching': 12, triathlon: 16, 'walking-steps': 8, 'weight-loss': 12,
  'yoga-flexibility': 8,
  // business
  'annual-report': 14, 'blog-newsletter': 12, 'board-meeting': 6, 'budget-round': 10, 'business-opening': 24,
  'career-change': 26, compliance: 16, 'craft-selling': 10, crowdfunding: 12, freelancing: 12, 'grant-application': 7,
  'investor-round': 16, 'job-interview': 2, 'job-search': 12, 'performance-reviews': 8, podcast: 10, 'product-launch': 12,
  promotion: 12, 'search-visibility': 12, 'social-media': 12, stocktake: 6, 'technical-interview': 8, 'year-end-close': 6,
  // craft
  'band-concert': 10, 'board-game': 16, 'book-writing': 26, 'bread-baking': 6, brewing: 8, digitising: 10, 'drawing-practice': 8,
  'family-history': 16, knitting: 8, 'music-recording': 12, 'painting-pictures': 8, 'photo-book': 6, 'photo-project': 12,
  pottery: 8, sewing: 5, 'short-film': 14, 'theatre-production': 12, woodworking: 8,
  // events
  'art-show': 16, association: 12, 'baby-shower': 8, 'book-launch': 12, 'charity-run': 16, 'community-fair': 16, conference: 20,
  'donation-drive': 7, 'faith-feast': 6, fundraising: 16, 'green-day': 10, hackathon: 12, 'local-campaign': 12,
  'market-stall': 8, party: 5, reunion: 24, 'team-offsite': 10, tournament: 12, volunteering: 12, wedding: 40, 'workshop-day': 8,
  'youth-camp': 24,
  // home
  aquarium: 10, 'bee-keeping': 40, campervan: 16, 'car-buying': 6, 'chicken-keeping': 12, 'deck-patio': 6, 'dog-training': 10,
  'emergency-prep': 8, 'energy-upgrade': 20, 'fence-wall': 6, 'fitted-furniture': 6, 'flat-hunting': 8, 'garden-pond': 8,
  'garden-shed': 10, gardening: 34, 'home-buying': 26, 'home-letting': 8, 'home-selling': 16, 'house-move': 8,
  'household-system': 6, houseplants: 6, 'overgrown-plot': 26, painting: 2, 'parents-house': 12, 'pet-care': 8, renovation: 12,
  restoration: 12, 'spring-cleaning': 2,
  // life
  'baby-sleep': 6, 'care-move': 10, 'child-reading': 8, citizenship: 12, 'dementia-care': 12, 'disability-benefits': 12,
  'driving-licence': 16, estate: 36, 'family-checkups': 10, 'first-solids': 10, 'insurance-claim': 10, 'moving-abroad': 20,
  'name-change': 12, newborn: 16, operation: 6, 'parental-return': 12, 'parents-affairs': 10, 'personal-finance': 12,
  'personal-growth': 10, 'quit-smoking': 10, retirement: 26, 'school-start': 10, separation: 26, 'sleep-better': 8,
  'small-claim': 16, 'study-abroad': 26, 'summer-at-home': 6, 'university-application': 16, 'will-making': 8,
  // operations
  'brand-identity': 10, 'certification-programme': 24, 'change-programme': 20, 'community-programme': 16, 'course-creation': 12,
  'customer-success': 10, 'device-rollout': 12, 'knowledge-base': 10, 'market-entry': 24, 'marketing-campaign': 8,
  'office-move': 16, 'price-change': 10, 'process-improvement': 10, 'production-line': 16, publication: 12, 'sales-process': 10,
  'signage-wayfinding': 12, 'sprint-crm-rollout': 12, 'sprint-hardware': 16, 'sprint-hiring': 10, 'sprint-training-rollout': 10,
  'strategy-process': 10, 'ux-discovery': 8, 'video-production': 6, 'warehouse-reorganisation': 12,
  // study
  chess: 12, 'course-design': 6, homeschooling: 12, 'language-learning': 12, 'language-test': 12, 'music-practice': 12,
  programming: 12, 'research-study': 16, 'school-subject': 8, 'science-fair': 7, 'sign-language': 12, 'skill-learning': 8,
  thesis: 24, 'thesis-defence': 6,
}

/** Goals of a kind that take longer or shorter than others of it, first match wins. */
const SPECIAL: Readonly<Record<string, NonNullable<Playbook['usualWeeksFor']>>> = {
  running: [
    { mentions: ['half marathon', 'half-marathon', 'halbmarathon', 'media maraton', 'semi marathon', 'meia maratona'], weeks: 12 },
    { mentions: ['ultra', 'marathon', 'maraton', 'maratona'], weeks: 18 },
  ],
  triathlon: [
    { mentions: ['ironman', 'long distance', 'langdistanz'], weeks: 30 },
  ],
  'book-writing': [
    { mentions: ['novel', 'roman', 'romance', 'trilogy'], weeks: 40 },
    { mentions: ['short stor', 'picture book', 'poem', 'kurzgeschichte'], weeks: 12 },
  ],
  knitting: [
    { mentions: ['=hat', '=hats', 'beanie', 'scarf', 'socks', 'mittens', 'cowl', 'dishcloth', 'headband', 'mutze', 'schal'], weeks: 4 },
  ],
  renovation: [
    { mentions: ['house', 'farmhouse', 'cottage', 'barn', 'haus', 'casa', 'maison'], weeks: 30 },
  ],
  painting: [
    { mentions: ['house', 'whole flat', 'apartment', 'facade', 'all rooms', 'wohnung', 'haus'], weeks: 5 },
  ],
}

/** The playbook with its usual length; one that states its own keeps it. */
export function withUsualWeeks(playbook: Playbook): Playbook {
  const weeks = playbook.usualWeeks ?? USUAL_WEEKS[playbook.id]
  const special = playbook.usualWeeksFor ?? SPECIAL[playbook.id]
  return { ...playbook, ...(weeks !== undefined && { usualWeeks: weeks }), ...(special && { usualWeeksFor: special }) }
}

/** Ids that have a length here. */
export const IDS_WITH_USUAL_WEEKS: readonly string[] = [...new Set([...Object.keys(USUAL_WEEKS), ...Object.keys(SPECIAL)])]
