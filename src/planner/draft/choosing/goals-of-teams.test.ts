import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-08T09:00', timeZone: 'Europe/Berlin', locale: 'en' }))
const titlesOf = (prompt: string) => draftNetwork(briefOf(prompt)).tasks.toSorted((a, b) => (a.wish.position ?? 0) - (b.wish.position ?? 0)).map(({ title }) => title)
const bookOf = (prompt: string) => choosePlaybook(planFrame(briefOf(prompt)))?.id ?? null

describe('what a team lead types', () => {
  it.each([
    ['Set up a refer-a-friend scheme for our gym in two 2-week sprints, Lou (marketing), Ben (reception)', 'referral-programme'],
    ['Members recruit members at our allotment club, two 2-week sprints, Ida (board), Tom (website)', 'referral-programme'],
    ['Our e2e tests are flaky and nobody trusts them any more, two 2-week sprints, Nils (QA), Ada (backend)', 'sprint-test-repair'],
    ['Get rid of flaky tests in our iOS app, two 1-week sprints, Mo (iOS), Fay (QA)', 'sprint-test-repair'],
    ["Rewrite the pricing module's tests, two 1-week sprints, Mo (backend), Fay (QA)", 'sprint-test-repair'],
    ['Digitize our inspection checklists for the lifts, two 2-week sprints, Gil (technician), Ria (IT)', 'form-digitisation'],
    ['Put our time sheets into an app instead of paper, two 2-week sprints, Ute (office), Cem (IT)', 'form-digitisation'],
    ['One customer view from CRM, shop and tills, two 2-week sprints, Rex (data engineer), Jo (CRM)', 'sprint-data-platform'],
    ['Automate our donation receipts, two 2-week sprints, Fia (fundraising), Udo (IT)', 'office-automation'],
    ['Automate quotes and order entry, two 2-week sprints, Max (sales), Ole (developer)', 'office-automation'],
    ['Get our ticket site ready for the festival rush, two 2-week sprints, Lin (backend), Pat (SRE)', 'sprint-peak-readiness'],
    ['Switch from Asana to ClickUp, 45 people, one 2-week sprint, Jo (office), Nat (IT)', 'sprint-tool-migration'],
    ['Move our passwords from LastPass to Bitwarden, one 1-week sprint, Ian (IT), Meg (security)', 'sprint-tool-migration'],
    ['Rebuild our appointment page, two 2-week sprints, Ana (frontend), Leo (backend)', 'sprint-booking'],
    ['Speed up our checkout, one 2-week sprint, Ana (frontend), Leo (backend)', 'sprint-performance'],
    ['Speed up complaint handling at the waterworks, two 2-week sprints, Vera (service), Olaf (quality)', 'process-improvement'],
    ['Introduce a ticket system for our caretakers, two 2-week sprints, Karl (facilities), Lea (IT)', 'sprint-crm-rollout'],
    ['Try out flexible hours as a pilot in two departments, two 2-week sprints, Gül (HR), Per (works council)', 'pilot-scheme'],
    ['Phase out our legacy fax gateway, one 2-week sprint, Hal (IT), Wren (backend)', 'sprint-decommission'],
    ['Carve the loyalty points code out of our ticket shop into a service of its own, as a separate service, three 2-week sprints, Ana (backend), Leo (QA)', 'sprint-services'],
    ['Pull email sending off the old intranet program to its own service, four 2-week sprints, Ana (backend), Leo (backend)', 'sprint-services'],
    ['Move tax calculation into a standalone microservice, four 2-week sprints, Ana (backend), Leo (QA)', 'sprint-services'],
    ['Add subscription billing with Adyen to our fitness app, three 2-week sprints, Ana (backend), Leo (frontend)', 'sprint-subscriptions'],
    ['Add Twint and Apple Pay to our ticket shop, one 2-week sprint, Ana (backend), Leo (frontend)', 'sprint-payments'],
  ])('gets the playbook of its matter: %s', (prompt, expected) => {
    expect(bookOf(prompt)).toBe(expected)
  })

  it.each([
    ['Build a product recommendation engine for our shop, two 2-week sprints, Ana (backend), Leo (ML)', 'sprint-recommendations'],
    ['Automate our regression tests, two 2-week sprints, Eve (QA), Sam (backend)', 'sprint-test-automation'],
    ['Digitise our glass negatives and the photo archive, three 2-week sprints, Ina (archivist), Bo (IT)', 'archive-digitisation'],
    ['Reorganise our warehouse racks, two 2-week sprints, Al (warehouse), Bea (purchasing)', 'warehouse-reorganisation'],
    ['Plan a Black Friday campaign with ads and mailings, one 2-week sprint, Zoe (marketing), Rob (design)', 'marketing-campaign'],
    ['Move our office from Leeds to York, three 2-week sprints, Tess (office), Ray (IT)', 'office-move'],
    ['Move our database from MySQL to Postgres, two 2-week sprints, Ana (backend), Leo (DBA)', 'sprint-database-migration'],
  ])('keeps the playbook of a matter that is only called alike: %s', (prompt, expected) => {
    expect(bookOf(prompt)).toBe(expected)
  })

  it.each([
    ['Prepare our pupils for the maths tests, two 2-week sprints, Mr Ode (teacher), Ms Lin (teacher)', 'sprint-test-repair'],
    ['Write a referral letter template for our clinic, one 2-week sprint, Dr Roe (doctor), Kim (office)', 'referral-programme'],
    ['Automate the irrigation of our greenhouses, two 2-week sprints, Ed (grower), Kay (electrician)', 'office-automation'],
    ['Introduce a buddy system for new nurses, two 2-week sprints, Rosa (nursing), Jan (HR)', 'sprint-crm-rollout'],
    ['Get rid of our old furniture and repaint the lounge, one 2-week sprint, Al (facilities), Bo (office)', 'sprint-decommission'],
    ['The board votes on the new fees on 4 March; print the flyers after that; two 2-week sprints, Ann (board), Ole (office)', 'works-election'],
  ])('is no work of another kind: %s', (prompt, other) => {
    expect(bookOf(prompt)).not.toBe(other)
  })

  it('takes each of the forms through the steps of digitising it, whatever its own name would ask for', () => {
    const titles = titlesOf('Digitise the paper forms of our kindergarten: registration, sick notes, meal orders; two 2-week sprints, Anja (head), Murat (IT), Lisa (office)')
    for (const form of ['Registration', 'Sick notes', 'Meal orders']) {
      expect(titles.filter((title) => title.startsWith(`${form}: `)).map((title) => title.slice(form.length + 2).split(',')[0])).toEqual(['collect the paper', 'build the form', 'try with six people who fill it in'])
    }
  })

  it('compares and chooses before anything is imported, and trains last', () => {
    const titles = titlesOf('Compare three products, choose, import 9,000 addresses, train 12 volunteers; two 2-week sprints, Ida (fundraising), Jan (IT), Eva (office)')
    const places = [/^Compare by/u, /^Choose, with reasons/u, /Trial import|trial import/u, /training in small groups/iu].map((title) => titles.findIndex((said) => title.test(said)))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(titles.some((title) => /has to agree with what/u.test(title))).toBe(false)
  })

  it.each([
    ['Compare four agencies', /what decides, with weights/u],
    ['Compare the cash books', /what has to agree with what/u],
  ])('compares offers to take one and accounts to see that they agree: %s', (part, step) => {
    const titles = titlesOf(`Finances of our club: ${part.toLowerCase()}, print the annual report, invite 40 members; two 2-week sprints, Ida (treasurer), Jan (office)`)
    expect(titles.filter((title) => title.startsWith(part)).some((title) => step.test(title))).toBe(true)
  })

  it('moves what the tool holds: code with its runners, books with their open items', () => {
    expect(titlesOf('Move our self-hosted GitLab to GitLab.com in two 2-week sprints, Dirk (platform), Ana (backend)')).toEqual(expect.arrayContaining([expect.stringMatching(/^Repositories: history/u), expect.stringMatching(/^Runners and pipelines/u)]))
    const books = titlesOf('Move our bookkeeping from Sage to Xero in two 2-week sprints, Jutta (finance), Lars (finance)')
    expect(books).toEqual(expect.arrayContaining([expect.stringMatching(/open items one by one/u)]))
    expect(books.some((title) => /^(?:Repositories|Runners|Channels)/u.test(title))).toBe(false)
  })
})
