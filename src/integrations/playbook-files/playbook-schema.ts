import { z } from 'zod'
import type { Playbook } from '../../planner/playbooks/playbook.ts'

/** Messages complete the sentence 'tasks[3].minutes is … and should be …'. */
const text = (most: number) => z.string(`text of at most ${most} characters`).trim().min(1, 'text, not empty').max(most, `at most ${most} characters long`)
const share = (most: number) => z.number(`a number from 0 to ${most}`).min(0, `from 0 to ${most}`).max(most, `from 0 to ${most}`)
const wholeNumber = (least: number, most: number) => z.number(`a whole number from ${least} to ${most}`).int(`a whole number from ${least} to ${most}`).min(least, `from ${least} to ${most}`).max(most, `from ${least} to ${most}`)
/** Wordings of one goal multiply: verb, article, noun. */
const MOST_KEYWORDS = 4_000
const list = <T extends z.ZodType>(item: T, least = 0) => z.array(item, 'a list').min(least, `a list of at least ${least}`).max(400, 'a list of at most 400')
const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `one of ${values.join(', ')}`)

const id = z.string('letters, digits and hyphens').regex(/^[a-z0-9][a-z0-9-]{0,59}$/u, 'small letters, digits and hyphens, at most 60')
const minutes = wholeNumber(5, 6_000)
const flag = z.boolean('true or false')
const weeks = wholeNumber(1, 260)
const monthAndDay = z.string('a day of the year such as "05-15"').regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, 'a day of the year such as "05-15"')

const LocalTextSchema = z.strictObject({ en: text(400), de: text(400).exactOptional(), es: text(400).exactOptional(), fr: text(400).exactOptional(), pt: text(400).exactOptional() })
const TextSchema = z.union([text(400), LocalTextSchema], 'text, or an object with "en" and any of "de", "es", "fr", "pt"')
const keywords = (least: number) => z.array(text(60), 'a list').min(least, `a list of at least ${least}`).max(MOST_KEYWORDS, `a list of at most ${MOST_KEYWORDS}`)
const KeywordsSchema = keywords(0)
const LevelSchema = choice(['beginner', 'intermediate', 'advanced'])
const PrioritySchema = choice(['high', 'medium', 'low'])
const TypeSchema = choice(['task', 'event', 'deadline', 'meeting'])
const TagsSchema = list(text(40))
const ReferenceSchema = z.httpUrl('a web address such as https://example.org/page')

const ConditionSchema = z.strictObject({
  levels: list(LevelSchema, 1).exactOptional(),
  minWeeks: weeks.exactOptional(),
  maxWeeks: weeks.exactOptional(),
  mentions: KeywordsSchema.exactOptional(),
  unless: KeywordsSchema.exactOptional(),
  people: flag.exactOptional(),
})

const wording = { title: TextSchema, how: TextSchema, done: TextSchema }
const scale = z.strictObject({ units: KeywordsSchema, minutesEach: z.number('a number of minutes').min(0, 'at least 0'), atMost: minutes })
const batch = z.strictObject({ units: KeywordsSchema, unit: TextSchema, usual: wholeNumber(0, 1_000_000), of: wholeNumber(1, 1_000_000), atMost: wholeNumber(1, 60), until: share(2) })

const TaskTemplateSchema = z.strictObject({
  id,
  ...wording,
  at: share(3),
  minutes,
  scale: scale.exactOptional(),
  batch: batch.exactOptional(),
  everyWeeks: weeks.exactOptional(),
  about: KeywordsSchema.exactOptional(),
  occasion: z.literal(true).exactOptional(),
  goesWith: id.exactOptional(),
  after: list(id).exactOptional(),
  waitDays: wholeNumber(0, 365).exactOptional(),
  lastsDays: wholeNumber(0, 365).exactOptional(),
  partOfDay: z.enum(['morning', 'evening']).exactOptional(),
  season: monthAndDay.exactOptional(),
  daysBefore: wholeNumber(0, 365).exactOptional(),
  daysAfter: wholeNumber(1, 365).exactOptional(),
  when: ConditionSchema.exactOptional(),
  priority: PrioritySchema.exactOptional(),
  type: TypeSchema.exactOptional(),
  tags: TagsSchema.exactOptional(),
  location: TextSchema.exactOptional(),
  role: text(40).exactOptional(),
  optional: flag.exactOptional(),
  always: flag.exactOptional(),
  shared: flag.exactOptional(),
  references: list(ReferenceSchema).exactOptional(),
})

const StageSchema = z.strictObject({
  id,
  titles: list(TextSchema, 1),
  how: TextSchema,
  done: TextSchema,
  share: z.number('a number above 0').positive('above 0'),
  lag: z.number('a number of topics').min(0, 'at least 0').exactOptional(),
  waitDays: wholeNumber(0, 365).exactOptional(),
  season: monthAndDay.exactOptional(),
  role: text(40).exactOptional(),
  always: flag.exactOptional(),
  unlessRoles: list(text(40)).exactOptional(),
  beside: flag.exactOptional(),
  priority: PrioritySchema.exactOptional(),
  tags: TagsSchema.exactOptional(),
  when: ConditionSchema.exactOptional(),
})

const SessionTemplateSchema = z.strictObject({
  id,
  ...wording,
  minutes: minutes.exactOptional(),
  tags: TagsSchema.exactOptional(),
  priority: PrioritySchema.exactOptional(),
  when: ConditionSchema.exactOptional(),
  from: share(1).exactOptional(),
  to: share(1).exactOptional(),
  fromAmount: z.number('a number above 0').positive('above 0').exactOptional(),
  fromWeek: wholeNumber(0, 104).exactOptional(),
  untilAmount: z.number('a number above 0').positive('above 0').exactOptional(),
  onDayBefore: flag.exactOptional(),
  replacedBy: list(text(60), 1).exactOptional(),
})

const perLevel = <T extends z.ZodType>(value: T) => z.strictObject({ beginner: value, intermediate: value, advanced: value })
const TopicsSchema = z.union([list(TextSchema, 1), perLevel(list(TextSchema, 1))], 'a list of texts, or one for each of "beginner", "intermediate", "advanced"')
const TopicsForSchema = list(z.strictObject({ mentions: list(text(60), 1), topics: list(TextSchema, 1) }))

const SessionPlanSchema = z.strictObject({
  minutes,
  perWeek: wholeNumber(1, 21),
  atLeastPerWeek: wholeNumber(1, 14).exactOptional(),
  topicMinutes: perLevel(minutes),
  countedIn: z.record(z.string(), z.string()).exactOptional(),
  usualAmount: z.strictObject({ units: KeywordsSchema, value: z.number('a number above 0').positive('above 0') }).exactOptional(),
  order: choice(['blocks', 'rotate']),
  inParts: flag.exactOptional(),
  topicsOfEvents: flag.exactOptional(),
  topics: TopicsSchema,
  topicsFor: TopicsForSchema.exactOptional(),
  stages: list(StageSchema, 1),
  opening: list(SessionTemplateSchema),
  mixed: z.strictObject({ every: wholeNumber(0, 100), sessions: list(SessionTemplateSchema) }),
  closing: list(SessionTemplateSchema),
})

const amount = z.number('a number above 0').positive('above 0')
const ProgressionSchema = z.strictObject({
  unit: text(20),
  start: perLevel(amount),
  peak: amount,
  byKeyword: list(z.strictObject({ keywords: KeywordsSchema, peak: amount })).exactOptional(),
  weeklyGrowth: z.number('a factor such as 1.1').min(1, 'from 1 to 2').max(2, 'from 1 to 2'),
  deloadEvery: wholeNumber(0, 12),
  taperWeeks: wholeNumber(0, 8),
  roundTo: amount,
  startShare: share(2).exactOptional(),
  minutesPerUnit: perLevel(amount).exactOptional(),
  otherUnit: z.strictObject({ unit: text(20), keywords: KeywordsSchema, factor: amount }).exactOptional(),
})

const SeriesSchema = z.strictObject({
  id,
  about: KeywordsSchema,
  name: TextSchema,
  /** One a month is a quarter a week. */
  perWeek: z.number('a number above 0').positive('above 0').max(21, 'at most 21'),
  minutes,
  partOf: id.exactOptional(),
  sessions: list(SessionTemplateSchema, 1),
  progression: ProgressionSchema.exactOptional(),
  phases: list(z.strictObject({ until: share(1), amount: TextSchema }), 1).exactOptional(),
  countedIn: z.strictObject({ unit: TextSchema, roundTo: wholeNumber(1, 100_000) }).exactOptional(),
  when: ConditionSchema.exactOptional(),
  tags: TagsSchema.exactOptional(),
  priority: PrioritySchema.exactOptional(),
  onlyIfAsked: flag.exactOptional(),
  endsWith: id.exactOptional(),
})

/** A playbook as a file states it. What the fields mean stands in the planner's `Playbook`. */
export const PlaybookSchema = z.strictObject({
  id,
  title: text(80),
  plannerTypes: list(choice(['calendar', 'sprint']), 1),
  usualWeeks: weeks.exactOptional(),
  usualWeeksFor: list(z.strictObject({ mentions: list(text(60), 1), weeks })).exactOptional(),
  matches: z.strictObject({ strong: keywords(1), weak: KeywordsSchema, not: KeywordsSchema.exactOptional() }),
  uses: list(z.strictObject({ id, when: ConditionSchema.exactOptional() })).exactOptional(),
  tags: TagsSchema,
  location: TextSchema.exactOptional(),
  tasks: list(TaskTemplateSchema),
  onWorkdays: flag.exactOptional(),
  atItsHours: flag.exactOptional(),
  namedOnlyFrom: wholeNumber(0, 100).exactOptional(),
  stagesOfTopics: KeywordsSchema.exactOptional(),
  otherTopics: KeywordsSchema.exactOptional(),
  namedOnlyUnless: KeywordsSchema.exactOptional(),
  inOrder: flag.exactOptional(),
  partsByKind: flag.exactOptional(),
  keepsParts: flag.exactOptional(),
  partsBeside: flag.exactOptional(),
  occasion: z.strictObject({ on: z.array(wholeNumber(1, 7)).min(1), title: TextSchema.exactOptional(), when: ConditionSchema.exactOptional(), amongTasks: z.literal(true).exactOptional(), byLastDay: z.literal(true).exactOptional(), firstOf: KeywordsSchema.exactOptional() }).exactOptional(),
  begins: z.strictObject({ task: text(60), daysAhead: wholeNumber(1, 60) }).exactOptional(),
  leadsToItsDays: flag.exactOptional(),
  sessions: SessionPlanSchema.exactOptional(),
  series: list(SeriesSchema).exactOptional(),
  topicStages: list(StageSchema, 1).exactOptional(),
  defaultTopics: list(TextSchema).exactOptional(),
  defaultTopicsFor: TopicsForSchema.exactOptional(),
  defaultTopicsWhen: ConditionSchema.exactOptional(),
}) satisfies z.ZodType<Playbook>
