const ASKED = /\b(?:meet|meets|meeting|meetings|sit down|call|sync|slot|catch-?\s?up|together|talk|speak|chat|get-together|appointment|interview|take part|taking part|review|session|workshop|discussion|participants|attendees|invitees|treffen|termin|reuni[oó]n|r[eé]union|hueco|cr[eé]neau)\b/iu
const ALL = /\b(?:everyone|everybody|all of (?:them|us)|they|them|both|team|group|participants|attendees|people)\b/iu

/** Whether the times of a table are those of people who are to meet: the text around it asks for a meeting, and names most of them or speaks of them all. Subjects of lessons and rooms are not. */
export function areInvited(text: string, table: readonly { start: number; end: number }[], names: readonly string[]): boolean {
  const around = table.toSorted((a, b) => a.start - b.start).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const named = names.filter((name) => around.includes(name)).length
  return ASKED.test(around) && (named * 2 >= names.length || ALL.test(around)) || named === names.length && named > 1 && LENGTH_FOR.test(around)
}

/** 'half an hour for Vera and Hugo', 'half an hour on Monday between 9 and 17 for Vera, Hugo'. */
const LENGTH_FOR = /\b(?:hours?|minutes|mins?) (?:(?:\p{L}+ )?(?:for|with|of|between) \p{Lu}|[^.;!?\n]{1,60} (?:for|with) \p{Lu}\p{L}+(?:,| and | & ))/u
