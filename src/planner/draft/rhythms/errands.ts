const PLACES = String.raw`(?:library|school|shop|shopping|supermarket|grocery|groceries|food|tip|dump|recycling|bottle|charity shop|airport|station|nursery|kita|bakery|market|pharmacy|vet|post office|supply|supplies|coffee|beer|milk|hay|feed|laundry|bread|cheese|ikea|hardware(?: store)?|errands?)`
const ERRAND = new RegExp(String.raw`(?<!\p{L})(${PLACES}) runs?(?!\p{L})`, 'giu')
const IS_ERRAND = new RegExp(String.raw`^(?:the |our |my |a )?${PLACES} runs?$`, 'iu')

/** 'Library run', 'school run': fetched by going there, and no running. */
export function isErrand(title: string | null): boolean {
  return title !== null && IS_ERRAND.test(title)
}

/** The words of a prompt without the runs on which nobody runs. */
export function withoutErrands(prompt: string): string {
  return prompt.replaceAll(ERRAND, '$1 errand')
}

/** 'Morning routine: neck rolls, wall push-ups': what is done each time has been said with the name, and is not made up anew. */
export function saysItsContents(title: string | null): boolean {
  return title !== null && /\p{L}: \p{L}/u.test(title)
}

/** 'The stop smoking group', 'Selbsthilfegruppe': others hold it, and one goes there. */
export function isGathering(title: string | null): boolean {
  return title !== null && GATHERING.test(title)
}

const GATHERING = /(?<=\p{L} )(?:group|clinic|circle|meeting|consultation|surgery hours)$|\p{L}gruppe$|^(?:grupo|groupe|gruppe|reuni[óo]n|r[ée]union|reuni[ãa]o)(?: de| d['’]| für| para)/iu
