import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'

it.each([
  ['Journeyman plumber test on 6 March, 8am: venting, fixtures, code. I can study Monday and Tuesday 17-18:30', 'exam-study'],
  ['Declutter the garage in two weeks', 'spring-cleaning'],
  ['Prepare a conference talk for 12 March, weekday evenings', 'talk'],
  ['Repair my old bicycle, Saturdays 14:00-17:00', 'bicycle-repair'],
  ['Restore a wooden rowing boat by June', 'boat-refit'],
  ['Open a small ice cream kiosk by 1 June', 'business-opening'],
  ['I was told my blood sugar is high: help me eat better and move more over 12 weeks', 'health-change'],
  ['Read War and Peace by the end of February, 30 minutes every evening', 'reading'],
  ['Learn sign language by the summer, 20 minutes each weekday', 'sign-language'],
  ['Plan a memorial for my grandfather on 20 March at 14:00', 'memorial'],
  ['Move my mother into assisted living by 30 April', 'care-move'],
  ['Set up a home recording studio in the spare room, budget 2,500 euros', null],
  ['Have the grand piano cleaned and moved to the new hall before 1 April', null],
  ['Prepare the class library for the new readers of year 3, 200 books to label', null],
  ['Set up a home gym in the garage for under 900 dollars', null],
  ["I sing in a choir and teach mornings, and I promised to host the district's quilt fair on Saturday 20 March: 40 stands, tables from two schools, lunch by the farmers' wives who want numbers two weeks before, name badges, a floor plan, people for the car park.", null],
  ["I run the office of a driving range. Members' letters by 12 February, a new till, two students for the weekends, nets mended, the audition of a new snack stand on 3 March, price list printed, website changed.", null],
  ['Set up a daily stretching routine', 'yoga-flexibility'],
  ['Prepare our cat for the new baby, due 2 June', null],
  ['Learn to play Für Elise for my aunt, 20 minutes a day', 'music-practice'],
  ['Learn to play poker with my cousins', 'skill-learning'],
  ['Teach myself the guitar in 10 weeks', 'music-practice'],
  ['Practise reversing round a corner and parallel parking before my driving test', 'driving-licence'],
  ['Recover after a hernia operation and get back to the climbing wall', 'recovery'],
])('%s is known as %s', (prompt, id) => {
  expect(playbookOf(prompt)).toBe(id)
})

it.each([
  ['Get our spare flat ready for paying guests from June: photos, house rules, cleaning, keys, insurance, tourist tax, prices, reviews', 'home-letting'],
  ['My grandmother died; clear her flat, tell the bank, pension, landlord, insurance, find the will, share the furniture among five cousins', 'estate'],
])('a long goal is known by what it says, whatever it is called: %s', (prompt, id) => {
  expect(playbookOf(prompt)).toBe(id)
})

it.each([
  ['Learn enough Greek for our trip to Crete in May', 'language-learning'],
  ["Organise a conference before my brother's wedding on 12 June", 'conference'],
  ['Prepare for my karate grading in May. We have a dog and a garden.', 'martial-arts'],
  ['Cook dinner for eight people on 6 March at 20:00', 'dinner-menu'],
  ['Prepare for the GRE, my husband cooks on Saturdays', 'admission-test'],
  ['Stay sober for half a year. I see my group on Mondays, and there is a wedding on 22 May.', 'drinking-less'],
  ['Write my bachelor thesis in geography on soup kitchens, 60 pages, by 30 June', 'thesis'],
  ['My mother had a hip replacement on 20 December, the physio comes on Fridays. Get her walking again by April.', 'recovery'],
  ['Signed up for the Leeds half on 28 March, long run on Sundays. I am on a hen weekend 12-14 February.', 'running'],
  ["I'd like to save 5,000 pounds for a roof by October and stop buying lunch at work. There's my cousin's wedding on 5 June and a holiday 1-14 August.", 'personal-finance'],
  ['Get an autism assessment. I get up at six and go to the gym on Mondays.', 'assessment-diagnosis'],
])('what is said around the work asks for no playbook: %s', (prompt, id) => {
  expect(playbookOf(prompt)).toBe(id)
})

it.each([
  ['Sell my sewing machine and fabrics', 'sewing'],
  ['Choose a wedding dress', 'wedding'],
  ['Write thank-you letters after the funeral', 'memorial'],
])('a few words in common make no playbook: %s is not %s', (prompt, id) => {
  expect(playbookOf(prompt)).not.toBe(id)
})

it.each([
  ['Upgrade PostgreSQL 12 to 16 of our monolith in two 2-week sprints, Ines (DBA), Rob (backend)', 'sprint-version-upgrade'],
  ['Migrate our billing service from MySQL to PostgreSQL in two 2-week sprints', 'sprint-database-migration'],
  ['Cut our Kubernetes bill by 30 percent in three 2-week sprints, Finn (platform engineer)', 'sprint-cloud-cost'],
  ['Offline maps for our hiking app in two 2-week sprints, Sami (Android), Rob (backend)', 'sprint-maps'],
  ['Improve onboarding of our B2B app in two 2-week sprints, Nils (frontend)', 'sprint-feature'],
  ['Our winter appeal, hedgehog hospital, 5 weeks from 1 February', 'fundraising'],
  ['Relaunch of our site in two 2-week sprints', 'sprint-website'],
  ['Relaunch of our wooden toys, two 2-week sprints: catalogue, stand, prices', null],
])('%s is known as %s', (prompt, id) => {
  expect(playbookOf(prompt, 'sprint')).toBe(id)
})

it('takes what people are for nothing that is made', () => {
  expect(playbookOf('Move the parish archive into one catalogue in two 2-week sprints, Finn (platform engineer), Dara (dashboard designer)', 'sprint')).not.toBe('sprint-software')
})

it('clears the named room and no other', () => {
  const titles = draftNetwork(briefOf('Declutter the garage in two weeks')).tasks.map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('Garage')).length).toBeGreaterThan(5)
  expect(titles.filter((title) => /kitchen|bathroom|bedroom/iu.test(title))).toEqual([])
})

it('says what comes, not what goes, of something replaced', () => {
  const titles = draftNetwork(briefOf('Replace our paper visitor lists with door tablets in three 2-week sprints. Olu (backend), Greta (Android)', 'sprint')).tasks.map(({ title }) => title)
  expect(titles.some((title) => title.startsWith('Door tablets: '))).toBe(true)
  expect(titles.filter((title) => title.startsWith('Our paper'))).toEqual([])
})

it('drafts no product part that nobody named', () => {
  const titles = draftNetwork(briefOf('Build a web app for our rowing club in two 2-week sprints, Ana (backend), Leo (frontend)', 'sprint')).tasks.map(({ title }) => title)
  expect(titles.filter((title) => /^(?:Calendar|Payments|Reminders)/u.test(title))).toEqual([])
})

function briefOf(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') {
  return reconcileBrief(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
}

function playbookOf(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): string | null {
  return choosePlaybook(planFrame(briefOf(prompt, plannerType)))?.id ?? null
}

it.each([
  ['Conference on urban beekeeping, 150 people, Friday 8 October', 'conference'],
  ['Build a cigar box guitar by 20 March', 'instrument-building'],
  ['Practise the guitar until 20 March', 'music-practice'],
])('a goal is what it is called first, and what is built is not practised: %s', (prompt, id) => {
  expect(choosePlaybook(planFrame(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })))?.id).toBe(id)
})

it('takes no name for a word of a playbook', () => {
  expect(choosePlaybook(planFrame(readGoal({ prompt: 'Take over as treasurer of the rowing club on 1 April, handover with Mrs Brandt', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })))?.id).not.toBe('brand-identity')
})
