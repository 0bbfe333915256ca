/** Where in a clause what is begun stands, behind whoever begins it: 'either app starts on unlocking', 'the team begins work on the forms'; 0 in any other clause. */
export function placeOfBegun(keys: readonly string[]): number {
  const verb = keys.findIndex((key, index) => index > 0 && /^(?:starts?|begins?|goes|works?)$/u.test(key) && /^(?:on|with|work|working)$/u.test(keys[index + 1] ?? ''))
  const on = verb < 0 ? -1 : keys.findIndex((key, index) => index > verb && index <= verb + 2 && /^(?:on|with)$/u.test(key))
  return on < 0 || on + 1 >= keys.length ? 0 : on + 1
}
