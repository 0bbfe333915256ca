/** Whose work in a house has days of its own, and what comes to it: 'tiler Thu 18 to Sat 20 February', 'scaffolding 3-14 May'. */
const TRADES = new RegExp(String.raw`^(?:(?:the|our|a|an|two|kitchen|bathroom|window|carpet|floor|heating|gas|stove|drain|pest|house|wood|roof|garden|tree|the new|new) )*(?:tiler|plumber|electrician|plasterer|roofer|carpenter|joiner|painter|decorator|floorer|fitter|glazier|builder|bricklayer|mason|scaffolder|surveyor|engineer|sweep|removal|remover|removals|mover|cleaner|gardener|surgeon|installer|locksmith|handyman|rigger|landscaper|paver|thatcher|welder|upholsterer|craftsm[ae]n|workm[ae]n|crane|skip|container|scaffolding|scaffold|dumpster|digger|`
  + String.raw`fliesenleger|klempner|installateur|elektriker|maler|dachdecker|monteur|schreiner|tischler|zimmerer|maurer|verputzer|bodenleger|gerüst|gerüstbauer|handwerker|umzugsfirma|`
  + String.raw`fontanero|albañil|albañiles|electricista|pintor|pintores|alicatador|carpintero|cristalero|andamio|mudanza|`
  + String.raw`plombier|électricien|electricien|carreleur|peintre|couvreur|menuisier|plaquiste|maçon|échafaudage|déménageurs|`
  + String.raw`canalizador|encanador|pedreiro|eletricista|azulejista|carpinteiro|andaimes)s?(?: (?:men|people|company|firm|team|crew|hire|is here|are here|comes?|in|here|booked|on site|up|back))*$`, 'iu')

/** Whether the words name somebody of a trade, or what their work needs for some days. */
export function isTrade(label: string): boolean {
  return TRADES.test(label)
}
