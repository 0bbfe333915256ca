import { BUILDING_CRAFTS } from './building-crafts.ts'
import type { Craft } from './craft.ts'
import { GOODS_CRAFTS } from './goods-crafts.ts'
import { MEDIA_CRAFTS } from './media-crafts.ts'
import { OFFICE_CRAFTS } from './office-crafts.ts'
import { RESEARCH_CRAFTS } from './research-crafts.ts'
import { SOFTWARE_CRAFTS } from './software-crafts.ts'

/** How the trades do the parts that teams list, in English. What is of one field stands before what is of any. */
export const CRAFTS: readonly Craft[] = [...RESEARCH_CRAFTS, ...BUILDING_CRAFTS, ...MEDIA_CRAFTS, ...OFFICE_CRAFTS, ...GOODS_CRAFTS, ...SOFTWARE_CRAFTS]
  .toSorted((a, b) => Number(a.within === undefined) - Number(b.within === undefined))

/** Crafts, each by the first of its names, of which none begins before the one ahead of it has begun, where the goal lists them in this order. */
export const CHAINS: readonly (readonly string[])[] = [
  ['protocol', 'ethics', 'sampling plan', 'recruitment', 'searches', 'screening', 'data extraction', 'risk of bias', 'sampling', 'lab analysis', 'linearity', 'transcription', 'analysis', 'maps', 'synthesis', 'full draft', 'report'],
  ['strip out', 'foundations', 'electrics', 'plumbing', 'insulation', 'floor', 'extraction hood', '=units', 'joinery', 'snagging'],
  ['planting plan', 'foundations', 'pergola', 'floor', 'water feature', 'planting'],
  ['sanding', 'caulking', 'painting', 'fittings'],
  ['moodboard', 'script', 'shot list', 'casting', 'samples', 'shoot', 'rough cut', 'fine cut', 'sound mix', 'colour grade', 'retouching', 'layout', 'proofread', 'print file'],
  ['baseline', 'call sampling', 'top ten reasons', 'scripts', 'coaching'],
]

/** The same where no list could mean it otherwise: nothing is translated before the texts are taken out, no change tried before it is measured. */
export const ALWAYS_FIRST: readonly (readonly string[])[] = [
  ['strings', 'translation'],
  ['baseline', 'reminders'], ['baseline', 'triage sheet'], ['baseline', 'slots'], ['baseline', 'coaching'],
  ['protocol', 'searches'], ['searches', 'screening'],
  ['shoot', 'rough cut'], ['rough cut', 'fine cut'], ['strip out', 'electrics'], ['strip out', 'plumbing'],
]
