import type { PlannerType, Priority, TaskType } from '../../contract/plan.ts'

export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt'
/** Wording, at least in English. Slots in braces are filled from the brief, see draft/wording.ts. */
export type Text = string | ({ en: string } & Partial<Record<Language, string>>)
export type Level = 'beginner' | 'intermediate' | 'advanced'

/**
 * A keyword of prompt words, lower case without diacritics. Its words begin consecutive words of the text;
 * words of one or two letters are whole words; '=' before a keyword asks for whole words, '*' finds it anywhere inside a word (German compounds).
 */
export type Keyword = string

/** When a template belongs in the plan; every part that is present must hold. */
export type Condition = {
  levels?: Level[]
  minWeeks?: number
  maxWeeks?: number
  /** Some keyword stands in the prompt. */
  mentions?: Keyword[]
  /** None of these stands in the prompt. */
  unless?: Keyword[]
  /** Somebody other than the user takes part. */
  people?: boolean
}

/** How to do one piece of work. `how` is one or two sentences, `done` completes 'Done when …'. */
type Wording = { title: Text; how: Text; done: Text }

/** One task of a project. */
export type TaskTemplate = Wording & {
  id: string
  /** Place in the plan: 0 its first day, 1 its main event or last day; more than 1 comes after the event. */
  at: number
  minutes: number
  /** Effort that grows with an amount of the prompt: minutes for each of `unit` (80 guests, 3 rooms). */
  scale?: { units: Keyword[]; minutesEach: number; atMost: number }
  /** One task for every so many of an amount (episodes, pages), at most `atMost` tasks until place `until`; fills {part}. `usual` 0: only when the prompt gives the amount. */
  batch?: { units: Keyword[]; /** Their name when the prompt gives no amount, and the amount then. */ unit: Text; usual: number; of: number; atMost: number; until: number }
  /** Comes again after so many weeks until the main event; fills the slot {week}. Only plans long enough for two have it. */
  everyWeeks?: number
  /** What the user may call it: a topic or event that matches is done by this template, and it is then never left out. */
  about?: Keyword[]
  /** What happens then can be the event that a plan leads to, by the words of `about`: then earlier places are before it, and later ones behind. */
  occasion?: true
  /** Id of a task of the same playbook: who names that one needs this one too. */
  goesWith?: string
  after?: string[]
  /** Days that must pass after those (seedlings grow, paint dries). */
  waitDays?: number
  /** Days that it goes on by itself (a pilot, a trial run): what waits for it waits for them too. */
  lastsDays?: number
  /** 'MM-DD' in the north's temperate zone, half a year later in the south: then rather than at `at`, where the plan has that day. */
  season?: string
  /** When on its day it is done, where no hours are stated. */
  partOfDay?: 'morning' | 'evening'
  /** So many days before the event the plan leads to, where there is one and that day lies after `at`: nobody shops a week ahead. */
  daysBefore?: number
  /** So many days after the event, and no sooner: a plan that nobody ended goes on until then, and one that ends before does without it. */
  daysAfter?: number
  when?: Condition
  priority?: Priority
  type?: TaskType
  tags?: string[]
  location?: Text
  /** Who would do it in a team: a role of draft/team-roles.ts. */
  role?: string
  /** Left out first when not everything fits. */
  optional?: boolean
  /** Belongs to the plan even when the prompt's topics do not ask for it. */
  always?: boolean
  /** Other playbooks that use this one may take this task. */
  shared?: boolean
  references?: string[]
}

/** A step that every topic goes through. Titles take turns when the step needs several sessions. */
export type Stage = {
  id: string
  titles: Text[]
  how: Text
  done: Text
  /** Part of the topic's time. */
  share: number
  /** Its own place in the plan, 0 to 1, wherever the part stands in the list: food is bought last. */
  at?: number
  /** How many topics later it comes: 1.5 is after one and a half more topics. Spacing for revision. */
  lag?: number
  /** In a project: days that must pass after the step before it (seedlings grow, paint dries). */
  waitDays?: number
  /** As in `TaskTemplate`: beans go out in May, whichever topic they are. */
  season?: string
  /** Who does it in a team; left out when the team has roles and nobody has this one, unless `always`. */
  role?: string
  always?: boolean
  /** Left out when somebody has one of these roles: they have steps of their own. */
  unlessRoles?: string[]
  /** Starts together with the step before it. */
  beside?: boolean
  priority?: Priority
  tags?: string[]
  when?: Condition
}

export type SessionTemplate = Wording & {
  id: string
  minutes?: number
  tags?: string[]
  priority?: Priority
  when?: Condition
  /** Part of the plan in which it is used, 0 to 1. */
  from?: number
  to?: number
  /** Only in weeks whose amount has grown to this: no interval run of two kilometres. */
  fromAmount?: number
  /** Not before so many weeks of the plan have gone by, however short it is: what has to heal does not heal faster. */
  fromWeek?: number
  /** Only in weeks whose amount has not grown beyond this: walking breaks end when five kilometres are run. */
  untilAmount?: number
  /** Only where the day before the occasion is open: who keeps that day free wants nothing light on it either. */
  onDayBefore?: boolean
  /** Left out where the goal names a series of this: who sits a paper every Saturday needs no other. */
  replacedBy?: string[]
}

/** Work done in sessions over topics: study, practice, writing. */
export type SessionPlan = {
  minutes: number
  perWeek: number
  /** Sessions a week below which more is forgotten than learnt: a long plan has at least so many, whatever its topics take. */
  atLeastPerWeek?: number
  /** A fair total for one topic when the prompt gives no amount. */
  topicMinutes: Record<Level, number>
  /** The amount that this total is for: twice as many words take twice as long. */
  usualAmount?: { units: Keyword[]; value: number }
  /** 'blocks' takes one topic after the other, 'rotate' a bit of each in turn. */
  order: 'blocks' | 'rotate'
  /** A topic with many more sessions than steps goes through them part by part. */
  inParts?: boolean
  /** Several events name what is worked on before each of them: exams their subjects. */
  topicsOfEvents?: boolean
  /** What the goal may count instead of naming topics, each plural with the name of one: of '6 songs' each is a topic. */
  countedIn?: Readonly<Record<string, string>>
  /** Topics when the prompt names none. */
  topics: Text[] | Record<Level, Text[]>
  /** Those of a kind of goal that the prompt speaks of (a driving test has its own), first match wins. */
  topicsFor?: { mentions: Keyword[]; topics: Text[] }[]
  stages: Stage[]
  opening: SessionTemplate[]
  /** One of these, in turn, after every `every` sessions. */
  mixed: { every: number; sessions: SessionTemplate[] }
  /** The last sessions, in order. */
  closing: SessionTemplate[]
}

/** A number that grows over the weeks, with easier weeks and a taper; fills the slot {amount}. */
export type Progression = {
  unit: string
  start: Record<Level, number>
  /** Largest value; `byKeyword` gives it for goals named in the prompt, first match wins. */
  peak: number
  byKeyword?: { keywords: Keyword[]; peak: number }[]
  weeklyGrowth: number
  deloadEvery: number
  taperWeeks: number
  roundTo: number
  /** Part of a distance stated in the prompt to start from; the whole when absent. */
  startShare?: number
  /** Makes the session as long as its amount. */
  minutesPerUnit?: Record<Level, number>
  /** Used instead of `unit` when one of the keywords stands in the prompt. */
  otherUnit?: { unit: string; keywords: Keyword[]; factor: number }
}

/** Recurring work: the sessions of one week take turns. */
export type SeriesTemplate = {
  id: string
  /** A stated rhythm whose title matches is carried by this series. */
  about: Keyword[]
  /** What the sessions are called when the prompt has no word for them. */
  name: Text
  perWeek: number
  minutes: number
  /** Its sessions are part of that series' count: the long run is one of the four runs. */
  partOf?: string
  sessions: SessionTemplate[]
  progression?: Progression
  /** Instead of a growing amount: what fills {amount} until a part of the plan, 0 to 1. */
  phases?: { until: number; amount: Text }[]
  /** Where the goal counts in these units (steps), {amount} grows from what is said of today to that instead of going through the phases. */
  countedIn?: { unit: Text; roundTo: number }
  when?: Condition
  tags?: string[]
  priority?: Priority
  /** Drafted only when the prompt asks for it in so many words. */
  onlyIfAsked?: boolean
  /** The id of the task that it leads to: where no rhythm was stated, nothing of it comes behind that (nobody studies for a test that is passed). */
  endsWith?: string
}

/**
 * What is known about one kind of goal. Data only: the drafter decides how many, how long and in which order
 * from the brief.
 */
export type Playbook = {
  id: string
  title: string
  plannerTypes: PlannerType[]
  /** Length of a calendar plan whose goal names no end; about a month without it. */
  usualWeeks?: number
  /** Of a kind of goal that the prompt speaks of (a marathon is no five kilometres), first match wins. */
  usualWeeksFor?: { mentions: Keyword[]; weeks: number }[]
  matches: {
    /** Any one of these makes the playbook a candidate. */
    strong: Keyword[]
    /** Support for a candidate, not enough alone. */
    weak: Keyword[]
    /** Speaks against it. */
    not?: Keyword[]
  }
  /** Playbooks whose shared tasks belong here too. */
  uses?: { id: string; when?: Condition }[]
  tags: string[]
  /** Places the work happens when the prompt names none. */
  location?: Text
  tasks: TaskTemplate[]
  /** Done at work: on working days, each with its share, where the prompt names no days. */
  onWorkdays?: boolean
  /** Practice rather than a project: where a goal names hours for it and no others, what else the playbook has keeps to those hours or stays away. */
  atItsHours?: boolean
  /** Separate matters: where the prompt names at least so many of them, the others stay out. */
  namedOnlyFrom?: number
  /** Words by which the goal means all of them all the same. */
  namedOnlyUnless?: Keyword[]
  /** What the plan leads to happens on a day of these weekdays (Monday is 1); where the goal names none, on an assumed one. Called as the goal is, or by its title. */
  occasion?: { on: number[]; title?: Text; when?: Condition; /** The day is one of the tasks: none is assumed beside it. */ amongTasks?: true; /** A last day is the one by which it has to be over: 'Network+ by 20 March'. */ byLastDay?: true; /** Who is due: the one day that the goal names for them is that of the first ('60 ewes due from 20 March'). */ firstOf?: Keyword[] }
  /** What begins on the day that the goal names is this task; so many days before it are for getting ready. */
  begins?: { task: string; daysAhead: number }
  /** Days that the goal names are those of the thing itself, and the plan leads up to them: a trek is no day of training. */
  leadsToItsDays?: boolean
  /** Each task waits for the one before it: walls before paint. */
  inOrder?: boolean
  sessions?: SessionPlan
  series?: SeriesTemplate[]
  /** What a topic of the user's goes through when no task template is about it. */
  topicStages?: Stage[]
  /** These steps fit any part that is named: where it is known what a part is, its own steps are better. */
  partsByKind?: boolean
  /** Papers, figures, people or food are its own matter: its steps are made for them. */
  keepsParts?: boolean
  /** Its parts are sung, said or shown: things, people and food that are named beside them are got and asked, and not rehearsed. */
  partsBeside?: boolean
  /** They fit these topics alone: a ceiling and four walls are those of a room. */
  stagesOfTopics?: Keyword[]
  /** Topics that these steps do not fit; they go through those of their own kind of work. */
  otherTopics?: Keyword[]
  /** Topics of a sprint plan or project when the prompt names none. */
  defaultTopics?: Text[]
  /** Those of a kind of goal that the prompt speaks of (a landing page is one page), first match wins. */
  defaultTopicsFor?: { mentions: Keyword[]; topics: Text[] }[]
  /** Only where the prompt speaks of this. */
  defaultTopicsWhen?: Condition
}
