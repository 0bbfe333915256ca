/** Words that any goal has: small words, numbers in words, and times. */
export const COMMON: ReadonlySet<string> = new Set((
  'the a an and or of to in on for with at by from is are be my our your i we it this that as not no do so me us have has had will can want need would like get got all each every also about up out off over into there their them they he she his her him how what when who which if but any some more most make sure please help '
  + 'one two three four five six first last next new before after until till then than '
  + 'week weeks day days month months year years hour hours minute minutes morning mornings evening evenings afternoon weekend weekends time plan start starts free '
  + 'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec'
).split(' '))
