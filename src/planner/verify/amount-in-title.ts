/** The number before a unit in a title, singular or plural; the last number behind a colon where amounts have no unit. */
export function amountIn(title: string, unit: string): number | null {
  if (unit === '') return numberOf(/: \+?(\d+(?:\.\d+)?)(?= \(|$)/u.exec(title))
  const word = unit.toLowerCase().replace(/s$/u, '')
  const found = [...title.matchAll(/(\d+(?:\.\d+)?) ?([\p{L}%-]+)/gu)].find(([, , said]) => said!.toLowerCase().replace(/s$/u, '') === word)
  return numberOf(found ?? null)
}

function numberOf(found: RegExpExecArray | RegExpMatchArray | null): number | null {
  return found === null ? null : Number(found[1])
}
