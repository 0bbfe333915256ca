import { countSaid, NUMBER } from '../../series/slots.ts'
import type { Said } from '../said.ts'

/** What a course, a book or a stack of work is made of. */
const PARTS = String.raw`(?:chapters|units|modules|lessons|lectures|parts|sections|books|episodes|videos|songs|pieces|rooms|squares|drawers|boxes|exercises|essays|papers|assignments|levels|stages|walls|panels|windows|doors|beds|rows|scenes|movements|sessions|treatments|recipes|posts|drawings|paintings|quilt blocks|blocks)`
/** Those that go by their numbers, so that the rest are the last ones. */
const IN_TURN = /^(?:chapters|units|modules|lessons|lectures)$/iu
const DEEDS: Readonly<Record<string, string>> = { read: 'Read', watched: 'Watch', written: 'Write', wrote: 'Write', painted: 'Paint', knitted: 'Knit', sewn: 'Sew', learnt: 'Learn', learned: 'Learn', packed: 'Pack', sorted: 'Sort', cleared: 'Clear', recorded: 'Record', translated: 'Translate', edited: 'Edit', marked: 'Mark', planted: 'Plant' }
const DONE = String.raw`(?:got(?:ten)? through|worked through|gone through|been through|done|did|finished|completed|covered|ticked off|knocked off|passed|${Object.keys(DEEDS).join('|')})`
const BEHIND = String.raw`(?:down|done|finished|completed?|behind (?:me|us)|in the bag|under my belt|sorted|read|written|watched|painted|passed|ticked off)`
const OPEN = String.raw`(?:to go|left|left to (?:do|read|write|go)|more to go|still to (?:do|go|read|write|come)|remaining|still open|yet to do)`
const WHO = String.raw`(?:i|we)(?:['’]ve| have)?(?: (?:already|now|so far|just))*`
const OF = String.raw`(?: out)? of (?:the |my |our |its |her |his )?`
const HOW_MANY = String.raw`(?<done>${NUMBER})`

/** 'I've read 4 of the 12 chapters', 'already done 3 of 8 modules'. */
const OF_ALL = new RegExp(String.raw`(?<=^|[.!?;,:(\n] {0,2}|(?:and|but) )(?:(?:so far|already),? )?(?:${WHO} |already |so far )(?<deed>${DONE}) (?:about )?${HOW_MANY}${OF}(?<all>${NUMBER}) (?<parts>${PARTS})(?: (?:already|so far))?(?!\p{L})`, 'giu')
/** '3 of 8 units done', '2 of the 9 lessons are behind me'. */
const OF_ALL_BEHIND = new RegExp(String.raw`(?<=^|[.!?;,:(\n] {0,2}|(?:and|but) )(?:i['’]ve got |i have |got )?${HOW_MANY}${OF}(?<all>${NUMBER}) (?<parts>${PARTS})(?: (?:are|is|already|now))* ${BEHIND}(?: already| so far)?(?!\p{L})`, 'giu')
/** 'Two modules down, six to go', 'three units of my course done, five left'. */
const AND_LEFT = new RegExp(String.raw`(?<=^|[.!?;,:(\n] {0,2}|(?:and|but) )(?:i['’]ve (?:got |done )?|i have |got )?${HOW_MANY} (?<parts>${PARTS})(?<of> of (?:the |my |our |a |an )?(?:[\p{L}\d'’-]+ ){1,4}?|(?: (?:are|is|already|now))* )${BEHIND}(?: already| so far)?(?:,| and| -| –|, and|, but) (?:another |the other |there are |there(?:['’]s| is) |with )?(?<left>${NUMBER})(?: more)?(?: ${PARTS})? ${OPEN}(?!\p{L})`, 'giu')
/** Behind what has been told of the part that is done: 'and want the rest finished by May'. */
const THE_REST = /^(?<thing>(?: of (?:the |my |our |a |an )?(?:[\p{L}\d'’-]+ ){0,4}?[\p{L}\d'’-]+)?)(?:,| and|, and|, but| but) (?:i |we )?(?:(?:want|need|would like|['’]d like|hope|plan|have|must|will|aim) )(?:to )?(?:(?:get |have |finish |do |complete |read |work through |be through )?(?:the rest|the others?|the remaining ones|what(?:['’]s| is) left|them all|all of (?:them|it))(?: (?:done|finished|read|written|completed|learnt|sorted|out of the way))?)(?= (?:by|before|in|until|within|over)(?!\p{L}))/iu
const [FEWEST, MOST] = [1, 200]

/** 'I've read 4 of 12 chapters', 'two modules down, six to go': what is done is no work of the plan, and the rest of it is. */
export function whatIsLeft(text: string): Said[] {
  return [...[OF_ALL, OF_ALL_BEHIND].flatMap((form) => [...text.matchAll(form)].flatMap((found) => {
    const { done, all, parts, deed } = found.groups!
    return left(text, found, { done: countSaid(done!), all: countSaid(all!), parts: parts!, deed: DEEDS[deed?.toLowerCase() ?? ''] ?? null, of: '' })
  })), ...[...text.matchAll(AND_LEFT)].flatMap((found) => {
    const { done, left: open, parts, of } = found.groups!
    return left(text, found, { done: countSaid(done!), all: countSaid(done!) + countSaid(open!), parts: parts!, deed: null, of: /^ of /iu.test(of!) ? of!.trimEnd() : '' })
  })]
}

type Part = { done: number; all: number; parts: string; deed: string | null; of: string }

function left(text: string, { 0: words, index }: RegExpExecArray, { done, all, parts, deed, of }: Part): Said[] {
  if (done < FEWEST || all <= done || all > MOST) return []
  const rest = all - done > 1 && IN_TURN.test(parts) ? `${parts} ${done + 1}-${all}` : all - done > 1 ? `${all - done} ${parts}` : `the last of the ${parts}`
  const behind = THE_REST.exec(text.slice(index + words.length))
  const end = index + words.length + (behind?.[0].length ?? 0)
  const isFirst = text.slice(0, index).trim() === ''
  // What follows a comma is said of all of the work, and not of the parts.
  const isTold = !isFirst && /^, (?=[\p{L}\d])/u.test(text.slice(end))
  return [...(isTold ? [{ text: '.', start: end, end: end + 1 }] : []), { text: `${isFirst ? `${deed ?? 'Finish'} ` : ''}${rest}${of}${behind?.groups!['thing'] ?? ''}`, start: index, end }]
}
