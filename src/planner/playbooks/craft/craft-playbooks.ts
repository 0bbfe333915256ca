import { LIFE_STORY } from './life-story.ts'
import { KNIFE_FORGING } from './knife-forging.ts'
import { PRINTMAKING } from './printmaking.ts'
import { AUDIOBOOK } from './audiobook.ts'
import { BOOK_WRITING } from './book-writing.ts'
import { BREAD_BAKING } from './bread-baking.ts'
import { BREWING } from './brewing.ts'
import { KNITTING } from './knitting.ts'
import { OCCASION_CAKE } from './occasion-cake.ts'
import { POTTERY } from './pottery.ts'
import { SEWING } from './sewing.ts'
import { WOODWORKING } from './woodworking.ts'
import { DIGITISING } from './digitising.ts'
import { PAINTING_PICTURES } from './painting-pictures.ts'
import { PHOTO_PROJECT } from './photo-project.ts'
import { SHORT_FILM } from './short-film.ts'
import { FAMILY_HISTORY } from './family-history.ts'
import { THEATRE_PRODUCTION } from './theatre-production.ts'
import { MUSIC_RECORDING } from './music-recording.ts'
import { PHOTO_BOOK } from './photo-book.ts'
import { BOARD_GAME } from './board-game.ts'
import { BAND_CONCERT } from './band-concert.ts'
import { DRAWING_PRACTICE } from './drawing-practice.ts'
import { COMIC } from './comic.ts'
import { JEWELLERY } from './jewellery.ts'
import { MINIATURES } from './miniatures.ts'
import { CANDLE_SOAP } from './candle-soap.ts'
import { COSPLAY } from './cosplay.ts'
import { STAGE_ACT } from './stage-act.ts'
import { TEXTILE_ART } from './textile-art.ts'
import { LEATHERWORK } from './leatherwork.ts'
import { LETTERING } from './lettering.ts'
import { MODEL_BUILDING } from './model-building.ts'
import { POETRY_COLLECTION } from './poetry-collection.ts'
import { GLASS_MOSAIC } from './glass-mosaic.ts'
import { BOAT_REFIT } from './boat-refit.ts'
import type { Playbook } from '../playbook.ts'
import { CHEESE_MAKING } from './cheese-making.ts'
import { INSTRUMENT_BUILDING } from './instrument-building.ts'
import { BOAT_BUILDING } from './boat-building.ts'
import { PHOTOGRAPHY } from './photography.ts'
import { TABLETOP_CAMPAIGN } from './tabletop-campaign.ts'
import { PC_BUILD } from './pc-build.ts'
import { TRANSLATING } from './translating.ts'
import { STAGE_SET } from './stage-set.ts'

/** Making things by hand, writing, and the arts. */
export const CRAFT_PLAYBOOKS: readonly Playbook[] = [
  LIFE_STORY,
  KNIFE_FORGING,
  PRINTMAKING,
  AUDIOBOOK,
  BOOK_WRITING,
  KNITTING,
  SEWING,
  WOODWORKING,
  BREWING,
  BREAD_BAKING,
  OCCASION_CAKE,
  POTTERY,
  BAND_CONCERT,
  BOARD_GAME,
  PHOTO_BOOK,
  MUSIC_RECORDING,
  THEATRE_PRODUCTION,
  FAMILY_HISTORY,
  SHORT_FILM,
  PHOTO_PROJECT,
  PAINTING_PICTURES,
  DIGITISING,
  DRAWING_PRACTICE,
  COMIC,
  JEWELLERY,
  MINIATURES,
  CANDLE_SOAP,
  COSPLAY,
  STAGE_ACT,
  TEXTILE_ART,
  LEATHERWORK,
  LETTERING,
  MODEL_BUILDING,
  POETRY_COLLECTION,
  GLASS_MOSAIC,
  BOAT_REFIT,
  CHEESE_MAKING,
  INSTRUMENT_BUILDING,
  BOAT_BUILDING,
  PHOTOGRAPHY,
  TABLETOP_CAMPAIGN,
  PC_BUILD,
  TRANSLATING,
  STAGE_SET,
]
