import type { TeamWords } from '../../compose-sprints.ts'
import { eachOwns, weekly } from './expectations.ts'
import { bare, capitalized, withArticle } from './in-words.ts'

/** Who is in the team, with roles, work or hours. */
export const TEAM_WORDS: readonly TeamWords[] = [
  { id: 'colonparen', text: ({ A, B, C, roles: r }) => `Team: ${A} (${r[0]}), ${B} (${r[1]}) and ${C} (${r[2]})` },
  { id: 'isthe', text: ({ A, B, C, roles: r }) => `${A} is the ${r[0]}, ${B} the ${r[1]} and ${C} our ${r[2]}` },
  { id: 'dash', text: ({ A, B, C, roles: r }) => `People: ${A} - ${r[0]}, ${B} - ${r[1]}, ${C} - ${r[2]}` },
  { id: 'willdoit', text: ({ A, B, C }) => `${A}, ${B} and ${C} will do it` },
  { id: 'threeofus', text: ({ A, B, C }) => `there are three of us: ${A}, ${B} and ${C}` },
  { id: 'meplus', text: ({ A, B, C }) => `it's me (${A}) plus ${B} and ${C}` },
  { id: 'rolefirst', text: ({ A, B, C, roles: r }) => `${capitalized(r[0])}: ${A}, ${r[1]}: ${B}, ${r[2]}: ${C}` },
  { id: 'igot', slot: 'owner', text: (of) => `I've got ${of.A} for ${of.works[0][1]}, ${of.B} for ${of.works[1][1]} and ${of.C} for ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'does', slot: 'owner', text: (of) => `${of.A} ${of.works[0][0]}, ${of.B} ${of.works[1][0]} and ${of.C} ${of.works[2][0]}`, constraints: eachOwns },
  { id: 'isjob', slot: 'owner', text: (of) => `${of.works[0][1]} is ${of.A}'s job, ${of.works[1][1]} is ${of.B}'s and ${of.C} takes care of ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'owns', slot: 'owner', text: (of) => `${of.A} owns ${of.works[0][1]}; ${of.works[1][1]} belongs to ${of.B}; ${of.C} handles ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'slashes', text: ({ A, B, C }) => `${A}/${B}/${C} are on it` },
  { id: 'crew', text: ({ A, B, C }) => `the crew is ${A}, ${B}, ${C} - all generalists` },
  { id: 'bullets', text: ({ A, B, C, roles: r }) => `who:\n- ${A}: ${r[0]}\n- ${B}: ${r[1]}\n- ${C}: ${r[2]}\n` },
  { id: 'arrows', slot: 'owner', text: (of) => `${of.works[0][1]} -> ${of.A}, ${of.works[1][1]} -> ${of.B}, ${of.works[2][1]} -> ${of.C}`, constraints: eachOwns },
  { id: 'articles', text: ({ A, B, C, roles: r }) => `we have ${withArticle(r[0])} (${A}), ${withArticle(r[1])} (${B}) and ${withArticle(r[2])} (${C})` },
  { id: 'wecount', text: ({ A, B, C }) => `we're three people, ${A}, ${B} and ${C}` },
  { id: 'withhours', slot: 'capacity', text: ({ A, B, C, roles: r }) => `${A} (${r[0]}, 25 h/week), ${B} (${r[1]}, 16 h/week), ${C} (${r[2]}, 10 h/week)`, constraints: weekly(({ A, B, C }) => ({ [A]: 25, [B]: 16, [C]: 10 })) },
  { id: 'incharge', slot: 'owner', text: (of) => `${of.A} is in charge of ${of.works[0][1]}, ${of.B} of ${of.works[1][1]}, ${of.C} of ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'colonwork', slot: 'owner', text: (of) => `${capitalized(bare(of.works[0][1]))}: ${of.A}. ${capitalized(bare(of.works[1][1]))}: ${of.B}. ${capitalized(bare(of.works[2][1]))}: ${of.C}`, constraints: eachOwns },
  { id: 'byname', slot: 'owner', text: (of) => `${of.works[0][1]} by ${of.A}, ${of.works[1][1]} by ${of.B}, ${of.works[2][1]} by ${of.C}`, constraints: eachOwns },
  { id: 'will', slot: 'owner', text: (of) => `${of.A} will look after ${of.works[0][1]}, ${of.B} will do ${of.works[1][1]} and ${of.C} gets ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'equals', text: ({ A, B, C, roles: r }) => `${A} = ${r[0]}, ${B} = ${r[1]}, ${C} = ${r[2]}` },
  { id: 'iam', text: ({ A, B, C, roles: r }) => `I'm ${A}, the ${r[0]}; ${B} is ${r[1]} and ${C} ${r[2]}` },
  { id: 'table', text: ({ A, B, C, roles: r }) => `\nTeam\n${A} | ${r[0]}\n${B} | ${r[1]}\n${C} | ${r[2]}\n` },
  { id: 'atfor', slot: 'owner', text: (of) => `on it: ${of.A} (${of.works[0][1]}), ${of.B} (${of.works[1][1]}), ${of.C} (${of.works[2][1]})`, constraints: eachOwns },
  { id: 'itsus', text: ({ A, B, C }) => `it's ${A}, ${B} and ${C} this time` },
  { id: 'with', text: ({ A, B, C, roles: r }) => `with ${A} as ${r[0]}, ${B} as ${r[1]} and ${C} as ${r[2]}` },
  { id: 'takes', slot: 'owner', text: (of) => `${of.A} takes ${of.works[0][1]}, ${of.B} takes ${of.works[1][1]}, ${of.C} takes ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'resp', slot: 'owner', text: (of) => `responsible: ${of.A} for ${of.works[0][1]}, ${of.B} for ${of.works[1][1]}, ${of.C} for ${of.works[2][1]}`, constraints: eachOwns },
  { id: 'bracket', slot: 'owner', text: (of) => `${of.works[0][1]} (${of.A}), ${of.works[1][1]} (${of.B}), ${of.works[2][1]} (${of.C})`, constraints: eachOwns },
  { id: 'ourteam', text: ({ A, B, C, roles: r }) => `our ${r[0]} is ${A}, our ${r[1]} ${B}, our ${r[2]} ${C}` },
]
