import { DAY_OUT } from './day-out.ts'
import { COMMUNITY_GARDEN } from './community-garden.ts'
import { CLUB_TREASURER } from './club-treasurer.ts'
import { CONFERENCE_VISIT } from './conference-visit.ts'
import { OCCASION_GUEST } from './occasion-guest.ts'
import { CONFERENCE } from './conference.ts'
import { FUNDRAISING } from './fundraising.ts'
import { MEMORIAL } from './memorial.ts'
import { PARTY } from './party.ts'
import { TALK } from './talk.ts'
import { VOLUNTEERING } from './volunteering.ts'
import { WEDDING } from './wedding.ts'
import { YARD_SALE } from './yard-sale.ts'
import { COMMUNITY_FAIR } from './community-fair.ts'
import { TEAM_OFFSITE } from './team-offsite.ts'
import { TOURNAMENT } from './tournament.ts'
import { WORKSHOP_DAY } from './workshop-day.ts'
import { CHARITY_RUN } from './charity-run.ts'
import { ART_SHOW } from './art-show.ts'
import { MARKET_STALL } from './market-stall.ts'
import { ASSOCIATION } from './association.ts'
import { LOCAL_CAMPAIGN } from './local-campaign.ts'
import { YOUTH_CAMP } from './youth-camp.ts'
import { REUNION } from './reunion.ts'
import { BABY_SHOWER } from './baby-shower.ts'
import { FAITH_FEAST } from './faith-feast.ts'
import { WORK_FAREWELL } from './work-farewell.ts'
import { DONATION_DRIVE } from './donation-drive.ts'
import { HACKATHON } from './hackathon.ts'
import { GREEN_DAY } from './green-day.ts'
import { BOOK_LAUNCH } from './book-launch.ts'
import { FESTIVAL } from './festival.ts'
import { HEN_PARTY } from './hen-party.ts'
import { WEDDING_SPEECH } from './wedding-speech.ts'
import { STAFF_PARTY } from './staff-party.ts'
import { CAMPING } from './camping.ts'
import { FESTIVAL_VISIT } from './festival-visit.ts'
import { BENEFIT_AUCTION } from './benefit-auction.ts'
import { QUIZ_NIGHT } from './quiz-night.ts'
import { SCHOOL_TRIP } from './school-trip.ts'
import { SUPPER_CLUB } from './supper-club.ts'
import { OPEN_DAY } from './open-day.ts'
import { ELECTION_CAMPAIGN } from './election-campaign.ts'
import { BENEFIT_GALA } from './benefit-gala.ts'
import { PUBLIC_EVENING } from './public-evening.ts'
import type { Playbook } from '../playbook.ts'
import { EULOGY } from './eulogy.ts'
import { VOLUNTEER_WORK } from './volunteer-work.ts'
import { WEDDING_ATTENDANT } from './wedding-attendant.ts'
import { THEME_WEEK } from './theme-week.ts'
import { COMING_OF_AGE } from './coming-of-age.ts'
import { HOBBY_EXHIBIT } from './hobby-exhibit.ts'

/** Events, and what is done together. */
export const EVENTS_PLAYBOOKS: readonly Playbook[] = [
  COMMUNITY_GARDEN,
  CLUB_TREASURER,
  CONFERENCE,
  FUNDRAISING,
  MEMORIAL,
  PARTY,
  TALK,
  VOLUNTEERING,
  WEDDING,
  COMMUNITY_FAIR,
  YARD_SALE,
  TEAM_OFFSITE,
  TOURNAMENT,
  WORKSHOP_DAY,
  CHARITY_RUN,
  ART_SHOW,
  MARKET_STALL,
  ASSOCIATION,
  LOCAL_CAMPAIGN,
  YOUTH_CAMP,
  REUNION,
  BABY_SHOWER,
  FAITH_FEAST,
  WORK_FAREWELL,
  DONATION_DRIVE,
  HACKATHON,
  GREEN_DAY,
  BOOK_LAUNCH,
  FESTIVAL,
  HEN_PARTY,
  WEDDING_SPEECH,
  STAFF_PARTY,
  CAMPING, FESTIVAL_VISIT,
  BENEFIT_AUCTION,
  QUIZ_NIGHT,
  SCHOOL_TRIP,
  SUPPER_CLUB,
  OPEN_DAY,
  ELECTION_CAMPAIGN,
  BENEFIT_GALA,
  PUBLIC_EVENING,
  EULOGY,
  VOLUNTEER_WORK,
  WEDDING_ATTENDANT,
  CONFERENCE_VISIT,
  OCCASION_GUEST,
  DAY_OUT,
  THEME_WEEK,
  COMING_OF_AGE,
  HOBBY_EXHIBIT,
]
