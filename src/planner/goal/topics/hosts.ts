/** Who holds it: 'football tournament our club hosts', 'the bazaar that we organise'. */
const HOST = /(?<=\p{L}) (?:(?:that|which) )?(?:(?:our|my|the) (?:\p{L}+ ){1,2}|we |i )(?:(?:are|am|is|will be|['’]re) )?(?:hosts?|hosting|holds?|holding|runs?|running|organi[sz]es?|organi[sz]ing|puts? on|putting on|plans?|planning)$/iu

/** 'organising a fun run', 'putting on our summer concert'. */
const HOLDING = /^(?:organi[sz]ing|hosting|planning|putting on|arranging|holding|directing|leading|running|conducting|producing|coordinating|in charge of) (?:an?|the|our|my) (?=\p{L}|\d)/iu

/** The name of an occasion without who holds it. */
export function withoutHost(name: string): string {
  const named = name.replace(HOST, '').replace(HOLDING, '')
  return named === name || named === '' ? name : named[0]!.toUpperCase() + named.slice(1)
}
