import type { Keyword, Playbook, SeriesTemplate, SessionPlan, SessionTemplate, Stage, TaskTemplate, Text } from '../playbook.ts'
import { english } from '../playbook-texts.ts'
import { KEYWORDS_FR } from './fr/keywords.ts'
import type { PlaybookWords, WordsByLanguage as Words } from './playbook-words.ts'
import { TRANSLATED_LANGUAGES } from './translations.ts'

/** The playbook with every text in all languages that its words have; what has no words stays English. */
export function translatedPlaybook(playbook: Playbook, words: Words | undefined): Playbook {
  if (!words) return playbook
  const { location, matches, series, sessions, topicStages, defaultTopics, defaultTopicsFor } = playbook
  return {
    ...playbook,
    matches: { ...matches, strong: [...matches.strong, ...TRANSLATED_LANGUAGES.flatMap((language) => words[language]?.strong ?? [])] },
    ...(location === undefined ? {} : { location: named(location, words) }),
    ...(series ? { series: series.map((each) => seriesIn(each, words)) } : {}),
    ...(sessions ? { sessions: sessionsIn(sessions, words) } : {}),
    ...(topicStages ? { topicStages: topicStages.map((stage) => stageIn(stage, words)) } : {}),
    ...(defaultTopics ? { defaultTopics: defaultTopics.map((topic) => named(topic, words)) } : {}),
    ...(defaultTopicsFor ? { defaultTopicsFor: defaultTopicsFor.map(({ mentions, topics }) => ({ mentions, topics: topics.map((topic) => named(topic, words)) })) } : {}),
    tasks: playbook.tasks.map((task) => taskIn(task, words)),
  }
}

function taskIn(task: TaskTemplate, words: Words): TaskTemplate {
  return {
    ...worded(conditionIn(task, words), words),
    ...(task.location === undefined ? {} : { location: named(task.location, words) }),
    ...(task.batch ? { batch: { ...task.batch, unit: named(task.batch.unit, words) } } : {}),
  }
}

function seriesIn(series: SeriesTemplate, words: Words): SeriesTemplate {
  const { phases } = series
  return {
    ...series,
    name: named(series.name, words),
    ...(phases ? { phases: phases.map((phase) => ({ ...phase, amount: named(phase.amount, words) })) } : {}),
    sessions: series.sessions.map((session) => worded(session, words)),
  }
}

function sessionsIn(plan: SessionPlan, words: Words): SessionPlan {
  const allNamed = (texts: readonly Text[]) => texts.map((text) => named(text, words))
  const { topics, topicsFor } = plan
  return {
    ...plan,
    topics: Array.isArray(topics) ? allNamed(topics) : { beginner: allNamed(topics.beginner), intermediate: allNamed(topics.intermediate), advanced: allNamed(topics.advanced) },
    ...(topicsFor ? { topicsFor: topicsFor.map((kind) => ({ ...kind, topics: allNamed(kind.topics) })) } : {}),
    opening: plan.opening.map((session) => worded(session, words)),
    stages: plan.stages.map((stage) => stageIn(stage, words)),
    mixed: { ...plan.mixed, sessions: plan.mixed.sessions.map((session) => worded(session, words)) },
    closing: plan.closing.map((session) => worded(session, words)),
  }
}

/** Keywords of conditions with what the languages of the words say for them. */
function inTheirWords(keywords: readonly Keyword[], words: Words): Keyword[] {
  return [...keywords, ...(words.fr === undefined ? [] : keywords.flatMap((keyword) => KEYWORDS_FR[keyword] ?? []))]
}

function conditionIn<T extends TaskTemplate>({ when, about, ...template }: T, words: Words): Pick<TaskTemplate, 'when' | 'about'> & Omit<T, 'when' | 'about'> {
  const { mentions, unless } = when ?? {}
  return {
    ...template,
    ...(about === undefined ? {} : { about: inTheirWords(about, words) }),
    ...(when === undefined ? {} : { when: { ...when, ...(mentions === undefined ? {} : { mentions: inTheirWords(mentions, words) }), ...(unless === undefined ? {} : { unless: inTheirWords(unless, words) }) } }),
  }
}

function worded<T extends TaskTemplate | SessionTemplate>(template: T, words: Words): T {
  const { title, how, done } = template
  return { ...template, title: inAll(title, words, (own) => titlesOf(own, template.id)[0]), how: inAll(how, words, (own) => own.templates[template.id]?.[1]), done: inAll(done, words, (own) => own.templates[template.id]?.[2]) }
}

function stageIn(stage: Stage, words: Words): Stage {
  return {
    ...stage,
    titles: stage.titles.map((title, index) => inAll(title, words, (own) => titlesOf(own, stage.id)[index])),
    how: inAll(stage.how, words, (own) => own.templates[stage.id]?.[1]),
    done: inAll(stage.done, words, (own) => own.templates[stage.id]?.[2]),
  }
}

function titlesOf(own: PlaybookWords, id: string): readonly string[] {
  const title = own.templates[id]?.[0] ?? []
  return typeof title === 'string' ? [title] : title
}

function named(text: Text, words: Words): Text {
  return inAll(text, words, (own) => own.names[english(text)])
}

function inAll(text: Text, words: Words, find: (own: PlaybookWords) => string | undefined): Text {
  const found = TRANSLATED_LANGUAGES.flatMap((language) => {
    const own = words[language]
    const text = own === undefined ? undefined : find(own)
    return text === undefined ? [] : [[language, text] as const]
  })
  return found.length === 0 ? text : { en: english(text), ...Object.fromEntries(found) }
}
