import type { ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { titleOfFactIn } from '../../goal/title-of-fact.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute, minuteAt } from '../../time/day-number.ts'
import { onDay } from '../days/available-time.ts'
import { firstDayTask } from '../days/first-day.ts'
import { fixedWords } from '../fixed-words.ts'
import { newTask } from '../new-task.ts'
import { deedText } from '../choosing/one-step.ts'
import { besideOnItsDay } from './beside-on-its-day.ts'
import { asYouWrote } from '../mentions/as-you-wrote.ts'
import { isHeldAs } from './event-places.ts'
import { eventPlace, placeFor } from '../places.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { saidDeed } from './said-deed.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, describe, fillText, hasAnyKeyword, plainWords, slug } from '../wording.ts'
import { EVENT_TEXTS, MEETING_WORDS } from '../../playbooks/event-texts.ts'
import type { EventText } from '../../playbooks/event-text.ts'
import type { TaskTemplate, Text } from '../../playbooks/playbook.ts'

const DEADLINE_WORDS = ['deadline', 'due', 'submission', 'hand in', 'submit', 'abgabe', 'entrega', 'rendu']

/** A baby is due without being handed in. */
function isHandIn(words: readonly string[]): boolean {
  return hasAnyKeyword(words, DEADLINE_WORDS) && !hasAnyKeyword(words, ['baby', 'babies', 'birth', 'child', 'twin', 'puppy', 'kitten'])
}

/** What happens at a stated time: copied from the brief, never moved. */
export function eventTasks(frame: PlanFrame): NetworkTask[] {
  return frame.of('event').flatMap((event) => {
    const words = plainWords(event.title)
    const timed = event.from !== null && event.days.first === event.days.last
    const task = newTask({
      id: `event-${slug(event.title)}`,
      title: eventTitle(event.title, frame),
      description: eventDescription(event, words, frame),
      effortMinutes: timed && event.to === null ? Math.min(eventMinutes(event, words), nextBegins(event, frame) - event.from!) : eventMinutes(event, words),
      priority: 'high',
      type: isHandIn(words) ? 'deadline' : hasAnyKeyword(words, MEETING_WORDS) ? 'meeting' : 'event',
      tags: ['fixed'],
      subjects: [event.title, ...(event.person ? [event.person] : []), ...(event.place ? [event.place] : [])],
      location: event.place ?? placeInTitle(event.title, frame) ?? eventPlace({ title: event.title, subjects: [] }, frame),
      timed,
      spanDays: event.days.last - event.days.first + 1,
      fixed: { days: event.days, from: event.from, to: event.from === null ? null : (event.to ?? Math.min(MINUTES_PER_DAY - 1, event.from + eventMinutes(event, words), nextBegins(event, frame))) },
      wish: { day: event.days.first, windows: [], position: null },
      answers: [event.id],
    })
    return event.from === null || timed ? task : [task, beginningOf(task, event.from, frame)]
  })
}

/** The hour on the first of several days: the camp lasts until Sunday, and begins on Friday at 17:00. */
function beginningOf(task: NetworkTask, from: number, frame: PlanFrame): NetworkTask {
  const { first } = task.fixed!.days
  const to = Math.min(MINUTES_PER_DAY - 1, from + A_BEGINNING)
  return { ...task, id: `${task.id}-begins`, title: fillText(BEGINNING_TITLE, frame.language, { name: task.title }), effortMinutes: to - from, timed: true, spanDays: 1, fixed: { days: { first, last: first }, from, to } }
}

/** In minutes: until all are there. */
const A_BEGINNING = 60

/** 'Play at the Traverse', 'comedy at Monkey Barrel': where it is stands in its name. */
function placeInTitle(title: string, frame: PlanFrame): string | null {
  return frame.of('place').find(({ name }) => new RegExp(`(?<!\\p{L})(?:at|in|im|am|en|à|au|em|no|na)(?: the| la| el| le)? ${name.replaceAll(/[^\p{L}\p{N} '’-]/gu, '.')}(?!\\p{L})`, 'iu').test(title))?.name ?? null
}

/** '5k' alone is the name of nothing; 'mudamos a Canadá' is who moves as well. */
function eventTitle(title: string, { language, brief }: PlanFrame): string {
  return title.length < SHORTEST_TITLE ? `${capitalise(title)} begins` : capitalise(titleOfFactIn(language, title, brief.prompt))
}

const SHORTEST_TITLE = 3

/** Of what happens on one day, each lasts at most until the next begins, where nobody says how long it is. */
function nextBegins({ days, from }: ReadingOf<'event'>, frame: PlanFrame): number {
  const later = frame.of('event').flatMap((other) => (other.from !== null && other.days.first === days.first && other.days.last === days.first && other.from >= from! + SHORTEST_EVENT ? [other.from] : []))
  return Math.min(MINUTES_PER_DAY - 1, ...later)
}

const SHORTEST_EVENT = 10

/** Standing appointments that the prompt wants in the plan, one task for each day they fall on. */
export function commitmentTasks(frame: PlanFrame): NetworkTask[] {
  return frame.of('commitment').filter((commitment) => commitment.inPlan && commitment.windows.length > 0).flatMap((commitment) => {
    const window = commitment.windows[0]!
    const days = daysBetween(frame.first, frame.last)
      .filter((day) => minuteAt(day, window.from) >= frame.brief.now && onDay(commitment.days, day) && !isDayOff(day, commitment, frame))
      .slice(0, 200)
    return days.map((day, index) => newTask({
      id: `${slug(commitment.title)}-${index + 1}`,
      title: days.length > 1 ? `${capitalise(commitment.title)} (${index + 1}${frame.language === 'en' ? ' of ' : '/'}${days.length})` : capitalise(commitment.title),
      description: fixedWords('appointment', frame.language, { title: commitment.title }),
      effortMinutes: window.to - window.from,
      type: 'meeting',
      tags: ['fixed'],
      subjects: [commitment.title, ...(commitment.person ? [commitment.person] : [])],
      location: placeFor({ title: commitment.title, subjects: [] }, frame),
      fixed: { days: { first: day, last: day }, from: window.from, to: window.to },
      wish: { day, windows: [], position: null },
      occurrence: { series: slug(commitment.title), index },
      answers: [commitment.id],
    }))
  })
}

/**
 * A marker on the day for each stated deadline that has something to name: its event, or the work it binds.
 * None where a fixed task of that day already says it.
 */
export function deadlineMarkers(frame: PlanFrame, fixed: readonly NetworkTask[]): NetworkTask[] {
  return frame.of('deadline').filter((deadline) => deadline.source === 'stated' && deadline.strength === 'hard').flatMap((deadline) => {
    const name = nameOf(deadline, frame)
    const day = dayOfMinute(deadline.latest - 1)
    const isThere = name !== null && fixed.some((task) => (deadline.event !== null && isCalled(task, name)) || says(task, name, day))
    if (name === null || isThere || day < frame.first || day > frame.last) return []
    return [newTask({
      id: `deadline-${slug(name)}`,
      title: fillText(DEADLINE_TITLE, frame.language, { name }),
      description: fillText(isHandIn([...plainWords(name), ...plainWords(deadline.words)]) ? HAND_IN_TEXT : DEADLINE_TEXT, frame.language, { name }),
      effortMinutes: 1,
      priority: 'high',
      type: 'deadline',
      tags: ['deadline'],
      subjects: [],
      timed: false,
      fixed: { days: { first: day, last: day }, from: null, to: null },
      wish: { day, windows: [], position: null },
      answers: [deadline.id],
    })]
  })
}

/** What the deadline is for, in the user's words; a sum alone says nothing, so it is the goal's. */
function nameOf(deadline: ReadingOf<'deadline'> & { words: string }, { brief }: PlanFrame): string | null {
  const { event, appliesTo, words } = deadline
  // 'Grant application, deadline 19 February': what is handed in is the goal.
  const isOfGoal = event === null && appliesTo === null && brief.plannerType === 'calendar' && isHandIn(plainWords(words))
  const name = event ?? saidDeed(deadline) ?? appliesTo?.labels.join(', ') ?? (isOfGoal ? brief.subject : null)
  return name !== null && /^[\d.,\s]+\s*\p{L}*$/u.test(name) ? brief.subject : name
}

/** The fixed task of the prompt that already is what the template does, if there is one. */
export function heldAs(template: TaskTemplate, tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask | undefined {
  return tasks.find((task) => isHeldAs(template, task, frame) && !comesTooLate(template, task, frame))
}

/** The rigger who surveys the mast in March is not the survey with which all begins: nothing waits half the plan for what opens it. */
function comesTooLate({ at, type }: TaskTemplate, { fixed }: NetworkTask, frame: PlanFrame): boolean {
  return type !== 'event' && type !== 'meeting' && at < OPENS && fixed !== null && positionOf(fixed.days.first, frame) > at + HALF
}

const OPENS = 0.15
const HALF = 0.45

/** Whether it makes the template needless; on a board the work for it is still to be done. */
export function isCovered(template: TaskTemplate, tasks: readonly NetworkTask[], frame: PlanFrame): boolean {
  const isHeld = template.type === 'event' || template.type === 'meeting'
  return (frame.brief.plannerType !== 'sprint' || isHeld) && heldAs(template, tasks, frame) !== undefined
}

function says(task: NetworkTask, name: string, day: DayNumber): boolean {
  return task.fixed !== null && task.fixed.days.first <= day && day <= task.fixed.days.last && isCalled(task, name)
}

function isCalled(task: NetworkTask, name: string): boolean {
  return matchesTask({ labels: [name, ...name.split(/\s+/u).filter((word) => word.length > 3)] }, task)
}

function eventMinutes(event: ReadingOf<'event'>, words: readonly string[]): number {
  if (event.from !== null && event.to !== null && event.to > event.from) return event.to - event.from
  if (event.from === null) return (event.days.last - event.days.first + 1) * 60
  const usual = textOf(words)?.minutes ?? 60
  return Math.min(usual, MINUTES_PER_DAY - 1 - event.from)
}

/** What is known of dates of this kind. */
function textOf(words: readonly string[]): EventText | undefined {
  return EVENT_TEXTS.find(({ keywords, unless = [] }) => hasAnyKeyword(words, keywords) && !hasAnyKeyword(words, unless))
}

function eventDescription(event: ReadingOf<'event'>, words: readonly string[], frame: PlanFrame): string {
  const where = [event.place, event.person].filter((each) => each !== null).join(', ')
  const before = where ? `${where}. ` : ''
  const begun = firstDayTask(event, frame)
  if (begun !== null) return describe(fillText(begun.how, frame.language), fillText(begun.done, frame.language), frame.language)
  const known = isHandIn(words) ? PLAIN_TEXTS.handIn : textOf(words)?.text
  // 'Food shop', 'take down': a date of something that is done.
  const deed = known === undefined ? deedText({ words }, frame) ?? deedText({ words: words.slice(-1) }, frame) : null
  if (deed !== null) return `${before}${describe(fillText(deed.how, frame.language), fillText(deed.done, frame.language), frame.language)}`
  return known === undefined ? fillText(PLAIN_TEXTS.event, frame.language, { where: before, beside: `${asYouWrote([event.id], event.title, frame)} ${besideOnItsDay(event, frame)}` }) : fillText(known, frame.language, { where: before })
}

const BEGINNING_TITLE: Text = { en: '{name} begins', de: '{name} beginnt', es: 'Comienzo: {name}', fr: 'Début : {name}', pt: 'Início: {name}' }
const DEADLINE_TITLE: Text = { en: 'Deadline: {name}', de: 'Frist: {name}', es: 'Fecha límite: {name}', fr: 'Échéance : {name}', pt: 'Prazo: {name}' }
const DEADLINE_TEXT: Text = {
  en: 'The last day for this. What is still open is finished today, dropped on purpose, or given a new date. Done when nothing of it is left half done.',
  de: 'Der letzte Tag dafür. Was noch offen ist, wird heute fertig, bewusst gestrichen oder bekommt ein neues Datum. Fertig, wenn nichts davon halb liegen bleibt.',
  es: 'El último día para esto. Lo que siga abierto se termina hoy, se descarta a propósito o recibe otra fecha. Hecho cuando no queda nada a medias.',
  fr: 'Le dernier jour pour cela. Ce qui reste ouvert est fini aujourd’hui, abandonné exprès ou redaté. Terminé quand rien ne reste à moitié fait.',
  pt: 'O último dia para isso. O que estiver aberto termina hoje, é descartado de propósito ou ganha nova data. Concluído quando nada ficar pela metade.',
}
const HAND_IN_TEXT: Text = {
  en: 'The last day for this. Done when it is handed over and you hold a confirmation.',
  de: 'Der letzte Tag dafür. Fertig, wenn es abgegeben ist und du eine Bestätigung hast.',
  es: 'El último día para esto. Hecho cuando está entregado y tienes una confirmación.',
  fr: 'Le dernier jour pour cela. Terminé quand c’est remis et que tu as une confirmation.',
  pt: 'O último dia para isso. Concluído quando estiver entregue e você tiver uma confirmação.',
}
const PLAIN_TEXTS: Record<'handIn' | 'event', Text> = {
  handIn: {
    en: '{where}The day itself. Hand it over in the morning rather than at the last minute. Done when you hold a confirmation.',
    de: '{where}Der Tag selbst. Gib es lieber am Morgen ab als in letzter Minute. Fertig, wenn du eine Bestätigung hast.',
    es: '{where}El día en sí. Entrégalo por la mañana y no en el último minuto. Hecho cuando tienes una confirmación.',
    fr: '{where}Le jour même. Remets-le le matin plutôt qu’à la dernière minute. Terminé quand tu as une confirmation.',
    pt: '{where}O próprio dia. Entregue de manhã, não no último minuto. Concluído quando tiver a confirmação.',
  },
  event: {
    en: '{where}{beside} A date of your own: nothing else is planned over it. Done when it is over, and what follows from it has a day.',
    de: '{where}{beside} Dein eigener Termin: nichts anderes liegt darüber. Fertig, wenn er vorbei ist und was daraus folgt, einen Tag hat.',
    es: '{where}{beside} Una fecha tuya: no hay nada más encima. Hecho cuando ha pasado y lo que se sigue de ella tiene un día.',
    fr: '{where}{beside} Une date à toi : rien d’autre n’est prévu en même temps. Terminé quand elle est passée et que la suite a un jour.',
    pt: '{where}{beside} Uma data sua: nada mais está marcado nesse horário. Concluído quando passou e o que vem dela tem um dia.',
  },
}

function isDayOff(day: DayNumber, commitment: ReadingOf<'commitment'>, frame: PlanFrame): boolean {
  const task = { title: commitment.title, subjects: [] }
  return frame.of('exclusion').some((exclusion) =>
    exclusion.windows.length === 0 && exclusion.person === null && exclusion.strength === 'hard' && onDay(exclusion.days, day) && matchesTask(exclusion.appliesTo, task))
}

function daysBetween(first: DayNumber, last: DayNumber): DayNumber[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
