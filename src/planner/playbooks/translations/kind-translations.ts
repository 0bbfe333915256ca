import { KIND_BUYING_DE } from './kind-buying.de.ts'
import { KIND_BUYING_ES } from './kind-buying.es.ts'
import { KIND_BUYING_FR } from './kind-buying.fr.ts'
import { KIND_BUYING_PT } from './kind-buying.pt.ts'
import { KIND_COLLECTING_DE } from './kind-collecting.de.ts'
import { KIND_COLLECTING_ES } from './kind-collecting.es.ts'
import { KIND_COLLECTING_FR } from './kind-collecting.fr.ts'
import { KIND_COLLECTING_PT } from './kind-collecting.pt.ts'
import { KIND_DRAWING_UP_DE } from './kind-drawing-up.de.ts'
import { KIND_DRAWING_UP_ES } from './kind-drawing-up.es.ts'
import { KIND_DRAWING_UP_FR } from './kind-drawing-up.fr.ts'
import { KIND_DRAWING_UP_PT } from './kind-drawing-up.pt.ts'
import { KIND_FINDING_OUT_DE } from './kind-finding-out.de.ts'
import { KIND_FINDING_OUT_ES } from './kind-finding-out.es.ts'
import { KIND_FINDING_OUT_FR } from './kind-finding-out.fr.ts'
import { KIND_FINDING_OUT_PT } from './kind-finding-out.pt.ts'
import { KIND_GATHERING_DE } from './kind-gathering.de.ts'
import { KIND_GATHERING_ES } from './kind-gathering.es.ts'
import { KIND_GATHERING_FR } from './kind-gathering.fr.ts'
import { KIND_GATHERING_PT } from './kind-gathering.pt.ts'
import { KIND_GETTING_READY_DE } from './kind-getting-ready.de.ts'
import { KIND_GETTING_READY_ES } from './kind-getting-ready.es.ts'
import { KIND_GETTING_READY_FR } from './kind-getting-ready.fr.ts'
import { KIND_GETTING_READY_PT } from './kind-getting-ready.pt.ts'
import { KIND_GETTING_TO_KNOW_DE } from './kind-getting-to-know.de.ts'
import { KIND_GETTING_TO_KNOW_ES } from './kind-getting-to-know.es.ts'
import { KIND_GETTING_TO_KNOW_FR } from './kind-getting-to-know.fr.ts'
import { KIND_GETTING_TO_KNOW_PT } from './kind-getting-to-know.pt.ts'
import { KIND_IMPROVING_DE } from './kind-improving.de.ts'
import { KIND_IMPROVING_ES } from './kind-improving.es.ts'
import { KIND_IMPROVING_FR } from './kind-improving.fr.ts'
import { KIND_IMPROVING_PT } from './kind-improving.pt.ts'
import { KIND_INTRODUCING_DE } from './kind-introducing.de.ts'
import { KIND_INTRODUCING_ES } from './kind-introducing.es.ts'
import { KIND_INTRODUCING_FR } from './kind-introducing.fr.ts'
import { KIND_INTRODUCING_PT } from './kind-introducing.pt.ts'
import { KIND_LOOKING_AFTER_DE } from './kind-looking-after.de.ts'
import { KIND_LOOKING_AFTER_ES } from './kind-looking-after.es.ts'
import { KIND_LOOKING_AFTER_FR } from './kind-looking-after.fr.ts'
import { KIND_LOOKING_AFTER_PT } from './kind-looking-after.pt.ts'
import { KIND_MAKING_DE } from './kind-making.de.ts'
import { KIND_MAKING_ES } from './kind-making.es.ts'
import { KIND_MAKING_FR } from './kind-making.fr.ts'
import { KIND_MAKING_PT } from './kind-making.pt.ts'
import { KIND_MENDING_DE } from './kind-mending.de.ts'
import { KIND_MENDING_ES } from './kind-mending.es.ts'
import { KIND_MENDING_FR } from './kind-mending.fr.ts'
import { KIND_MENDING_PT } from './kind-mending.pt.ts'
import { KIND_MOVING_OVER_DE } from './kind-moving-over.de.ts'
import { KIND_MOVING_OVER_ES } from './kind-moving-over.es.ts'
import { KIND_MOVING_OVER_FR } from './kind-moving-over.fr.ts'
import { KIND_MOVING_OVER_PT } from './kind-moving-over.pt.ts'
import { KIND_SEARCHING_DE } from './kind-searching.de.ts'
import { KIND_SEARCHING_ES } from './kind-searching.es.ts'
import { KIND_SEARCHING_FR } from './kind-searching.fr.ts'
import { KIND_SEARCHING_PT } from './kind-searching.pt.ts'
import { KIND_SELLING_DE } from './kind-selling.de.ts'
import { KIND_SELLING_ES } from './kind-selling.es.ts'
import { KIND_SELLING_FR } from './kind-selling.fr.ts'
import { KIND_SELLING_PT } from './kind-selling.pt.ts'
import { KIND_SETTING_UP_DE } from './kind-setting-up.de.ts'
import { KIND_SETTING_UP_ES } from './kind-setting-up.es.ts'
import { KIND_SETTING_UP_FR } from './kind-setting-up.fr.ts'
import { KIND_SETTING_UP_PT } from './kind-setting-up.pt.ts'
import { KIND_SETTLING_DE } from './kind-settling.de.ts'
import { KIND_SETTLING_ES } from './kind-settling.es.ts'
import { KIND_SETTLING_FR } from './kind-settling.fr.ts'
import { KIND_SETTLING_PT } from './kind-settling.pt.ts'
import { KIND_TEACHING_DE } from './kind-teaching.de.ts'
import { KIND_TEACHING_ES } from './kind-teaching.es.ts'
import { KIND_TEACHING_FR } from './kind-teaching.fr.ts'
import { KIND_TEACHING_PT } from './kind-teaching.pt.ts'
import { KIND_WINDING_DOWN_DE } from './kind-winding-down.de.ts'
import { KIND_WINDING_DOWN_ES } from './kind-winding-down.es.ts'
import { KIND_WINDING_DOWN_FR } from './kind-winding-down.fr.ts'
import { KIND_WINDING_DOWN_PT } from './kind-winding-down.pt.ts'
import { KIND_WINNING_PEOPLE_DE } from './kind-winning-people.de.ts'
import { KIND_WINNING_PEOPLE_ES } from './kind-winning-people.es.ts'
import { KIND_WINNING_PEOPLE_FR } from './kind-winning-people.fr.ts'
import { KIND_WINNING_PEOPLE_PT } from './kind-winning-people.pt.ts'
import type { PlaybookWords, TranslatedLanguage } from './playbook-words.ts'

/** The kinds of work in every language, by id. */
export const KIND_TRANSLATIONS: Readonly<Record<string, Readonly<Record<TranslatedLanguage, PlaybookWords>>>> = {
  'kind-buying': { de: KIND_BUYING_DE, es: KIND_BUYING_ES, fr: KIND_BUYING_FR, pt: KIND_BUYING_PT },
  'kind-collecting': { de: KIND_COLLECTING_DE, es: KIND_COLLECTING_ES, fr: KIND_COLLECTING_FR, pt: KIND_COLLECTING_PT },
  'kind-drawing-up': { de: KIND_DRAWING_UP_DE, es: KIND_DRAWING_UP_ES, fr: KIND_DRAWING_UP_FR, pt: KIND_DRAWING_UP_PT },
  'kind-finding-out': { de: KIND_FINDING_OUT_DE, es: KIND_FINDING_OUT_ES, fr: KIND_FINDING_OUT_FR, pt: KIND_FINDING_OUT_PT },
  'kind-gathering': { de: KIND_GATHERING_DE, es: KIND_GATHERING_ES, fr: KIND_GATHERING_FR, pt: KIND_GATHERING_PT },
  'kind-getting-ready': { de: KIND_GETTING_READY_DE, es: KIND_GETTING_READY_ES, fr: KIND_GETTING_READY_FR, pt: KIND_GETTING_READY_PT },
  'kind-getting-to-know': { de: KIND_GETTING_TO_KNOW_DE, es: KIND_GETTING_TO_KNOW_ES, fr: KIND_GETTING_TO_KNOW_FR, pt: KIND_GETTING_TO_KNOW_PT },
  'kind-improving': { de: KIND_IMPROVING_DE, es: KIND_IMPROVING_ES, fr: KIND_IMPROVING_FR, pt: KIND_IMPROVING_PT },
  'kind-introducing': { de: KIND_INTRODUCING_DE, es: KIND_INTRODUCING_ES, fr: KIND_INTRODUCING_FR, pt: KIND_INTRODUCING_PT },
  'kind-looking-after': { de: KIND_LOOKING_AFTER_DE, es: KIND_LOOKING_AFTER_ES, fr: KIND_LOOKING_AFTER_FR, pt: KIND_LOOKING_AFTER_PT },
  'kind-making': { de: KIND_MAKING_DE, es: KIND_MAKING_ES, fr: KIND_MAKING_FR, pt: KIND_MAKING_PT },
  'kind-mending': { de: KIND_MENDING_DE, es: KIND_MENDING_ES, fr: KIND_MENDING_FR, pt: KIND_MENDING_PT },
  'kind-moving-over': { de: KIND_MOVING_OVER_DE, es: KIND_MOVING_OVER_ES, fr: KIND_MOVING_OVER_FR, pt: KIND_MOVING_OVER_PT },
  'kind-searching': { de: KIND_SEARCHING_DE, es: KIND_SEARCHING_ES, fr: KIND_SEARCHING_FR, pt: KIND_SEARCHING_PT },
  'kind-selling': { de: KIND_SELLING_DE, es: KIND_SELLING_ES, fr: KIND_SELLING_FR, pt: KIND_SELLING_PT },
  'kind-setting-up': { de: KIND_SETTING_UP_DE, es: KIND_SETTING_UP_ES, fr: KIND_SETTING_UP_FR, pt: KIND_SETTING_UP_PT },
  'kind-settling': { de: KIND_SETTLING_DE, es: KIND_SETTLING_ES, fr: KIND_SETTLING_FR, pt: KIND_SETTLING_PT },
  'kind-teaching': { de: KIND_TEACHING_DE, es: KIND_TEACHING_ES, fr: KIND_TEACHING_FR, pt: KIND_TEACHING_PT },
  'kind-winding-down': { de: KIND_WINDING_DOWN_DE, es: KIND_WINDING_DOWN_ES, fr: KIND_WINDING_DOWN_FR, pt: KIND_WINDING_DOWN_PT },
  'kind-winning-people': { de: KIND_WINNING_PEOPLE_DE, es: KIND_WINNING_PEOPLE_ES, fr: KIND_WINNING_PEOPLE_FR, pt: KIND_WINNING_PEOPLE_PT },
}
