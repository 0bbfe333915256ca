/** What a clause says of somebody's time. */
export type TimeSort = 'busy' | 'free' | 'refuses' | 'prefers-not' | 'prefers' | 'leaves' | 'arrives'

export function sortOf(keys: readonly string[]): TimeSort {
  return statedSort(keys) ?? 'busy'
}

/** Null when the words say nothing of being busy, free or unwilling. */
export function statedSort(keys: readonly string[]): TimeSort | null {
  const text = ` ${keys.join(' ')} `
  if (/ (?:asks?|asked|wants?|would like|'d like|likes?|wishes|hopes?|needs?|prefers?|requests?) (?:for |to )?(?:have |keep |see )?(?:nothing|no [a-z]+|skip|to skip) /u.test(text)) return 'prefers-not'
  if (/ (?:begged|begs|asked|asks|urged|told|wants?|prefers?|would like|hopes?) (?:[^ ]+ ){0,2}(?:not to|to avoid|to spare) /u.test(text) || / (?:spare|spared|hopes to avoid|(?:preference|feelings|reservations|objections?|prejudice) (?:against|to)) /u.test(text)) return 'prefers-not'
  if (/ (?:stay away|steer clear|keep away|keep clear|stay clear) (?:from|of) /u.test(text) || / (?:leave|keep) (?:[^ ]+ ){1,6}?(?:free|clear|open|empty) for /u.test(text)) return 'prefers-not'
  if (/ (?:can't|cannot|can not) (?:stand|bear|abide) /u.test(text) || / sooner not /u.test(text)) return 'prefers-not'
  if (/ (?:won't|will not|wouldn't|would not|can't|cannot) (?:work|do|suit|fit|be possible) /u.test(text)) return 'refuses'
  if (/ (?:bother|disturb|trouble) /u.test(text)) return 'prefers-not'
  if (/ no (?:time|slots?|gaps?) /u.test(text)) return 'busy'
  if (/ (?:difficult|impossible|tricky|out of the question) for /u.test(text)) return 'busy'
  if (/ (?:inconvenient|awkward|unsuitable) for /u.test(text)) return 'prefers-not'
  if (/ (?:grateful|glad|happier|happy|pleased|nice|good|great|better|best) (?:[^ ]+ ){0,4}?(?:weren't|wasn't|isn't|were not|not) /u.test(text)) return 'prefers-not'
  if (/ (?:nothing|no meetings?|not) (?:before|after|on|between|until|earlier|later) /u.test(text) && !/ (?:has|have|had|got|is|are|does|do|can|will) /u.test(text)) return 'prefers-not'
  if (/ (?:if|that) (?:nothing|no meetings?|no calls?) /u.test(text) || / nothing (?:were|be) /u.test(text)) return 'prefers-not'
  if (/ (?:preference|wish|request) .*?(?:nothing|no meetings?|no calls?|not) /u.test(text) || / (?:not|isn't|n't) (?:so |very |really )?(?:good|great|ideal|convenient|suitable|a fan) /u.test(text) || / (?:doesn't|does not|don't|do not) (?:really )?(?:suit|work) /u.test(text) || / leave [^ ]+ alone /u.test(text)) return 'prefers-not'
  if (/ (?:would like|'d like|prefers?|wants?|wishes) (?:[^ ]+ ){0,2}(?:not|didn't|don't|weren't|wasn't|never|nobody|nothing) /u.test(text)) return 'prefers-not'
  if (/ (?:prefers?|would like|'d like|ideally|rather have|favou?rs?) (?:[^ ]+ ){0,3}?(?:another|different|other|any) (?:day|time|slot|hour)s? (?:than|from|to|but|except|other than) /u.test(text)) return 'prefers-not'
  if (/ (?:does not|do not|doesn't|don't|doesnt|dont) (?:really )?(?:like|enjoy|care|love|fancy) /u.test(text)) return 'prefers-not'
  if (/ (?:rather not|prefer not|prefers not|avoid|avoids|avoided|avoiding|like not|not ideal|dislikes|hates|reluctant|not keen|not fond|not a fan|not happy|rather avoid|would rather|lieber nicht|prefiere no|preferiria no|prefere nao) /u.test(text)) return 'prefers-not'
  if (/ (?:prefers?|would like|wants?|hopes?|ideally|likes?) (?:to )?(?:keep|have|leave) (?:[^ ]+ ){1,6}?(?:free|clear|open|empty) /u.test(text)) return 'prefers-not'
  if (/ (?:prefers?|would like|ideally|favou?rs?) /u.test(text)) return 'prefers'
  // 'free except Monday 9-10': what is named is taken.
  if (/ (?:free|available|open|clear|flexible|any ?time|always|all day|every day) (?:[^ ]+ ){0,8}?(?:except|excepting|excluding|barring|bar|save|but|outside|apart from|aside from|other than|except for) /u.test(text)) return 'busy'
  if (/ (?:won't|cannot|can't|cant|can not|not|unable|couldn't) (?:be able )?(?:to )?(?:join|attend|come|participate|be there|take part)(?: in| us| it)? /u.test(text)) return 'refuses'
  if (/ (?:can|could|able to|happy to) (?:always )?(?:join|attend|come|participate|be there|take part) /u.test(text)) return 'free'
  if (/ (?:leaves?|leaving|finish(?:es)?|goes home|knocks off|stops|must go|has to go|needs to go|geht|muss weg|se va|part) /u.test(text)) return 'leaves'
  if (/ (?:comes? in|arrives?|gets in|starts|joins?|in from|kommt|llega|arrive|chega) /u.test(text)) return 'arrives'
  if (/ (?:not|isn't|aren't|never) (?:engaged|busy|booked|occupied|taken|tied up|blocked) /u.test(text)) return 'free'
  if (/ (?:not|never|[a-z]+n't|cannot) (?:be |currently |really |going to be |always )*(?:free|available|around|reachable|there) /u.test(text)) return 'busy'
  if (/ (?:busy|meetings?|blocked|booked|bookings?|occupied|unavailable|stuff|commitments?|engaged|taken|appointments?|tied|calls?|class|classes|out(?! of (?:consideration|respect|courtesy))|away|off|ocupad[oa]|besetzt|beschaftigt|reuniones|reunion|termine?|occupee?|reunioes) /u.test(text) && !/ no (?:meetings?|commitments?|appointments?|calls?|classes) /u.test(text)) return 'busy'
  if (/ (?:free|available|open|clear|easy|flexible|any ?time|whenever|can do|can make|can only|works for|works|empty|wide open|no meetings|no commitments|nothing|libre|disponible|frei|verfugbar|livre) /u.test(text) && !/ (?:not|isn't|never|only|n't) (?:free|available) /u.test(text)) return 'free'
  if (/ (?:can't|cannot|can not|cant|do not want|does not want|doesn't want|don't want|won't|refuses|not available|isn't available|unable|no puede|kann nicht|ne peut pas|nao pode) /u.test(text)) return 'refuses'
  return null
}
