import type { Said } from '../said.ts'

/** Where or with what something is done; 'we have choir' is what keeps one from it. */
const MEANS = '(?:(?:church|village|sports|school|town|community|parish|dance|music|rehearsal|recording|photo|art|meeting|training|scout|swimming|tennis|test|big|small|shared) )*(?:halls?|studio|workshop|kitchen|pool|pitch|court|gym|room|theatre|stage|lab|kiln|barn|garage|darkroom|track|rink|church|car|van|truck|trailer|boat|laser cutter|printer|press|spray booth|slipway|crane)'
const TIMES = '(?:on |every |each |from |between |only )*(?:\\d|mon|tue|wed|thu|fri|sat|sun|weekday|weekend|week|evening|morning|afternoon|night)'
const HAD = new RegExp(`(?<=^|[.;:,!?\\n(] {0,2}|(?:and|but|because|since|as) )(?:we|i)(?:['’]ve| have)(?: only)?(?: got)? (?<means>(?:the|our) ${MEANS})(?: (?:to|for) (?:ourselves|myself|us))?(?= ${TIMES})`, 'giu')

/** 'We have the church hall Mondays 6 to 9': it is then that something can be done there. */
export function meansHad(text: string): Said[] {
  return [...text.matchAll(HAD)].map(({ 0: whole, index, groups }) => ({ text: `${groups!['means']!} is ours`, start: index, end: index + whole.length }))
}
