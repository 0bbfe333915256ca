import type { Layout } from '../../compose-sprints.ts'
import { capitalized, listed, partsOf } from './in-words.ts'

/** How a goal and its parts are laid out. */
export const LAYOUTS: readonly Layout[] = [
  { id: 'needs', text: (of) => `${capitalized(of.goal)}. Needs ${listed(partsOf(of))}` },
  { id: 'colon', text: (of) => `We want to ${of.goal}: ${partsOf(of).join(', ')}` },
  { id: 'bullets', text: (of) => `${capitalized(of.goal)}:\n${partsOf(of).map((t) => `- ${t}`).join('\n')}\n` },
  { id: 'plus', text: (of) => `${capitalized(of.goal)}. Scope = ${partsOf(of).join(' + ')}` },
  { id: 'numbered', text: (of) => `${capitalized(of.goal)}. What we need: ${partsOf(of).map((t, i) => `${i + 1}) ${t}`).join(' ')}` },
  { id: 'paren', text: (of) => `${capitalized(of.goal)} (${partsOf(of).join(', ')})` },
  { id: 'semi', text: (of) => `Please plan how we ${of.goal}; the pieces are ${partsOf(of).join('; ')}` },
  { id: 'lower', text: (of) => `${of.goal}. we need ${partsOf(of).join(', ')}` },
  { id: 'deliver', text: (of) => `We have to ${of.goal}. To be delivered: ${listed(partsOf(of))}` },
  { id: 'starlist', text: (of) => `${capitalized(of.goal)}\nTo do:\n${partsOf(of).map((t) => `* ${capitalized(t)}`).join('\n')}\n` },
  { id: 'onthelist', text: (of) => `Help me ${of.goal}. On the list: ${partsOf(of).join(' / ')}` },
  { id: 'thatis', text: (of) => `${capitalized(of.goal)}, that is ${listed(partsOf(of))}` },
  { id: 'dashlist', text: (of) => `${capitalized(of.goal)} - ${partsOf(of).join(' - ')}` },
  { id: 'deliverables', text: (of) => `Goal: ${of.goal}. Deliverables: ${partsOf(of).join('; ')}` },
  { id: 'checkbox', text: (of) => `${capitalized(of.goal)}\n${partsOf(of).map((t) => `[ ] ${t}`).join('\n')}\n` },
  { id: 'includes', text: (of) => `We need to ${of.goal}. That includes ${listed(partsOf(of))}` },
  { id: 'backlog', text: (of) => `${capitalized(of.goal)}.\nBacklog\n${partsOf(of).map((t, i) => `${i + 1}. ${t}`).join('\n')}\n` },
  { id: 'amp', text: (of) => `${capitalized(of.goal)}: ${partsOf(of).slice(0, -1).join(', ')} & ${partsOf(of).at(-1)}` },
  { id: 'wantto', text: (of) => `We'd like to ${of.goal} - ${listed(partsOf(of))}` },
  { id: 'todo', text: (of) => `${capitalized(of.goal)}. TODO: ${partsOf(of).join(', ')}` },
  { id: 'lines', text: (of) => `${capitalized(of.goal)}\n${partsOf(of).join('\n')}\n` },
  { id: 'consists', text: (of) => `${capitalized(of.goal)}. It consists of ${listed(partsOf(of))}` },
  { id: 'ab', text: (of) => `${capitalized(of.goal)}: ${partsOf(of).map((t, i) => `(${'abcdef'[i]}) ${t}`).join(', ')}` },
  { id: 'stuff', text: (of) => `${of.goal} asap. stuff to do: ${partsOf(of).join(', ')}` },
  { id: 'arrowsDown', text: (of) => `${capitalized(of.goal)} -> ${partsOf(of).join(', ')}` },
  { id: 'wouldBe', text: (of) => `Pls make a plan to ${of.goal}, main chunks would be ${listed(partsOf(of))}` },
  { id: 'etc', text: (of) => `${capitalized(of.goal)}: ${partsOf(of).join(', ')} etc.` },
]
