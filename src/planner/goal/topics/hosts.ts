/** Who holds it: 'football tournament our club hosts', 'the bazaar that we organise'; the run of 'training for the trail run' is no verb. */
const HOST = /(?<=\p{L})(?<!\b(?:for|of|to|at|in|on|with|by|and|before|after|from)) (?:(?:that|which) )?(?:(?:our|my|the) (?:\p{L}+ ){1,2}(?:(?:is|are|will be) (?:hosting|holding|running|organi[sz]ing|putting on|planning)|hosts|holds|runs|organi[sz]es|puts on|plans)|(?:we|i)(?:['’](?:re|m)| are| am| will be)? (?:host(?:ing)?|hold(?:ing)?|run(?:ning)?|organi[sz](?:e|ing)|put(?:ting)? on|plan(?:ning)?))$/iu

/** 'organising a fun run', 'putting on our summer concert'. */
const HOLDING = /^(?:organi[sz]ing|hosting|planning|putting on|arranging|holding|directing|leading|running|conducting|producing|coordinating|in charge of) (?:an?|the|our|my) (?=\p{L}|\d)/iu

/** The name of an occasion without who holds it. */
export function withoutHost(name: string): string {
  const named = name.replace(HOST, '').replace(HOLDING, '')
  return named === name || named === '' ? name : named[0]!.toUpperCase() + named.slice(1)
}
