import type { PlanFrame } from '../plan-frame.ts'
import { isStageTour } from '../trip/stages.ts'

/** Longer than this, days elsewhere are a stay with weeks of its own. */
const LONGEST_TRIP_DAYS = 31

const NUMBER = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|long|ein|eine|zwei|drei|vier|fünf|sechs|sieben|un|una|dos|tres|cuatro|cinco|siete|une|deux|trois|quatre|cinq|sept|um|uma|dois|duas|três|quatro)'
/** 'Five days on Madeira', 'un fin de semana en Cuenca'. */
const DAYS_THERE = new RegExp(`^\\W{0,4}(?:(?:a|the|our|my|plan|planning|itinerary for|spend|spending) ){0,3}${NUMBER}[ -](?:full |nice |quiet |lazy )?(?:days?|nights?|weeks?|weekend|week-end|tage?|nächte|wochen?|wochenende|días?|noches?|semanas?|fin de semana|jours?|nuits?|semaines?|dias?|noites?)[ -](?:trip )?(?:in|on|at|around|through|along|near|auf|an|am|im|en|à|au|aux|dans|sur|em|no|na|nos|nas|pela|por)\\s+(?:the |der |den |dem |la |el |los |las |le |les |l['’]|o |a )?\\p{Lu}`, 'iu')
const PLACE = '(?:in|at|near|on|to|nach|en|à|au|a|em|no|na)\\s+(?:the |la |el |le )?\\p{Lu}'
/** 'Visiting my parents in Albuquerque', 'Besuch bei Oma in Kiel'. */
const VISITING = new RegExp(`^\\W{0,4}(?:we(?:'re| are)? |i(?:'m| am)? )?(?:[Vv]isit(?:ing)?|[Gg]oing to see|[Ss]taying with|[Ss]eeing|[Bb]esuch(?:en)?(?: bei)?|[Vv]isita(?:r|mos)?(?: a)?|[Rr]endre visite à|[Vv]isite chez|[Vv]isitar)\\s[^.!?;:]{2,50}?\\s${PLACE}`, 'u')
/** Journeys by their own names. */
const JOURNEYS = /(?<!\p{L})(?:hut[ -]to[ -]hut|camino (?:de|del|inglés|ingles|francés|frances|portugués|portugues|primitivo)|jakobsweg|way of st\.? james|via francigena|pilgrimage|pilgerreise|peregrinación|pèlerinage|road ?trip|interrail|island[ -]hopping|cruise|kreuzfahrt|crucero|croisière|cruzeiro|sailing week|ski(?:ing)? week|city break|stopover|long weekend in)(?!\p{L})/iu

/** A goal that no playbook knows and whose days are spent elsewhere: a trip, wherever it goes. */
export function isPlainTrip(frame: PlanFrame): boolean {
  const { brief, of } = frame
  const isShort = (days: { first: number; last: number }) => days.last > days.first && days.last - days.first < LONGEST_TRIP_DAYS
  const spans = [...of('horizon').flatMap(({ first, last, source, appliesTo }) => (source === 'stated' && appliesTo === null && first !== null && last !== null ? [{ first, last }] : [])), ...of('event').map(({ days }) => days)]
  const isDated = spans.some(isShort)
  return brief.plannerType === 'calendar' && isDated && (DAYS_THERE.test(brief.prompt) || isStageTour(frame) || VISITING.test(brief.prompt) || JOURNEYS.test(brief.prompt.slice(0, OPENING)))
}

/** The goal stands at the beginning. */
const OPENING = 120
