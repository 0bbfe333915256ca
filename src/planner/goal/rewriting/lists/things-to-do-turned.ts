import type { Said } from '../said.ts'

const DEED = String.raw`(?:paint|repaint|decorate|wallpaper|plaster|tile|sand|varnish|fix|mend|repair|replace|clean|clear|tidy|declutter|sort|pack|unpack|assemble|build|hang|wash|iron|book|buy|order|finish|file|write|send|post|return|collect|renew|cancel|pay|plant|prune|mow|dig|service|move|sell)`
/** Not 'a lot to sort', 'time to paint', 'nothing to buy'. */
const NO_THING = String.raw`(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|few|several|all|i|we|you|he|she|they|it|there|this|that|what|which|who|how|where|when|need|needs|have|has|had|want|wants|going|got|able|ready|trying|hoping|planning|like|love|time|nothing|something|anything|everything|lots?|plenty|more|much|loads|still|also|just|only|things?|stuff|way|ways|where|not|and|but|so|or|how|decide|decided|learn|start|help|get|due|used|hours?|days?|weeks?|minutes|somebody|someone|easy|hard|best|from|of|for|in|on|at|with|by|is|are|was|be)(?!\p{L}))`
const TURNED = new RegExp(String.raw`(?<=(?:^|[.;!?:\n]) ?)(?:(?:the|my|our) )?(?<thing>${NO_THING}[\p{L}’'-]{3,20}(?: ${NO_THING}[\p{L}’'-]{2,20}){0,2}) to (?<deed>${DEED})(?=\s{0,2}(?:[.;!?,\n]|$| and ))`, 'giu')

/** 'Nursery to paint, hospital bag': what is to be done, as one says it, where a sentence begins with it; behind a comma it may tell of the times that follow. */
export function thingsToDoTurned(text: string): Said[] {
  return [...text.matchAll(TURNED)].map(({ 0: words, index, groups }) => {
    const isFirst = index === 0 || /[.!?\n]\s*$/u.test(text.slice(0, index))
    const { deed, thing } = groups!
    const own = /^(?:my|our)(?= )/iu.exec(words)?.[0].toLowerCase() ?? 'the'
    return { text: `${isFirst ? `${deed!.charAt(0).toUpperCase()}${deed!.slice(1)}` : deed!} ${own} ${thing!.charAt(0).toLowerCase()}${thing!.slice(1)}`, start: index, end: index + words.length }
  })
}
