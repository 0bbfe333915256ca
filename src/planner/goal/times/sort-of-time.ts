/** What a clause says of somebody's time. */
export type TimeSort = 'busy' | 'free' | 'refuses' | 'prefers-not' | 'prefers' | 'leaves' | 'arrives'

export function sortOf(keys: readonly string[]): TimeSort {
  return statedSort(keys) ?? 'busy'
}

/** Null when the words say nothing of being busy, free or unwilling. */
export function statedSort(keys: readonly string[]): TimeSort | null {
  const text = ` ${keys.join(' ')} `
  return SIGNS.find(({ says, unless }) => says.test(text) && !unless?.test(text))?.sort ?? null
}

/** How each is said; the first that holds decides. */
const SIGNS: readonly { sort: TimeSort; says: RegExp; unless?: RegExp }[] = [
  { sort: 'prefers-not', says: / (?:asks?|asked|wants?|would like|'d like|likes?|wishes|hopes?|needs?|prefers?|requests?) (?:for |to )?(?:have |keep |see )?(?:nothing|no [a-z]+|skip|to skip) /u },
  { sort: 'prefers-not', says: / (?:begged|begs|asked|asks|urged|told|wants?|prefers?|would like|hopes?) (?:[^ ]+ ){0,2}(?:not to|to avoid|to spare) /u },
  { sort: 'prefers-not', says: / (?:spare|spared|hopes to avoid|(?:preference|feelings|reservations|objections?|prejudice) (?:against|to)) /u },
  { sort: 'prefers-not', says: / (?:stay away|steer clear|keep away|keep clear|stay clear) (?:from|of) /u },
  { sort: 'prefers-not', says: / (?:leave|keep) (?:[^ ]+ ){1,6}?(?:free|clear|open|empty) for /u },
  { sort: 'prefers-not', says: / (?:can't|cannot|can not) (?:stand|bear|abide) /u },
  { sort: 'prefers-not', says: / sooner not /u },
  { sort: 'prefers-not', says: / (?:does|do|takes?|accepts?|wants|schedules?) no (?:meetings?|calls?) /u },
  { sort: 'refuses', says: / (?:won't|will not|wouldn't|would not|can't|cannot) (?:work|do|suit|fit|be possible) /u },
  { sort: 'prefers-not', says: / (?:bother|disturb|trouble) /u },
  { sort: 'busy', says: / no (?:time|slots?|gaps?) /u },
  { sort: 'busy', says: / (?:difficult|impossible|tricky|out of the question) for /u },
  { sort: 'prefers-not', says: / (?:inconvenient|awkward|unsuitable) for /u },
  { sort: 'prefers-not', says: / (?:grateful|glad|happier|happy|pleased|nice|good|great|better|best) (?:[^ ]+ ){0,4}?(?:weren't|wasn't|isn't|were not|not) /u },
  { sort: 'prefers-not', says: / (?:nothing|no meetings?|not) (?:before|after|on|between|until|earlier|later) /u, unless: / (?:has|have|had|got|is|are|does|do|can|will) /u },
  { sort: 'prefers-not', says: / (?:if|that) (?:nothing|no meetings?|no calls?) /u },
  { sort: 'prefers-not', says: / nothing (?:were|be) /u },
  { sort: 'prefers-not', says: / (?:preference|wish|request) .*?(?:nothing|no meetings?|no calls?|not) /u },
  { sort: 'prefers-not', says: / (?:not|[a-z]+n't) (?:so |very |too |really |exactly )?(?:good|great|ideal|convenient|suitable|a fan|keen|fond|happy|wild|thrilled|comfortable) /u },
  { sort: 'prefers-not', says: / (?:is|are|would be|'d be) (?:[^ ]+ )?(?:bad|hard|tough|rough|tight|tricky|horrible|terrible) /u },
  { sort: 'prefers-not', says: / (?:doesn't|does not|don't|do not) (?:really )?(?:suit|work) /u },
  { sort: 'prefers-not', says: / leave [^ ]+ alone /u },
  { sort: 'prefers-not', says: / (?:would like|'d like|prefers?|wants?|wishes) (?:[^ ]+ ){0,2}(?:not|didn't|don't|weren't|wasn't|never|nobody|nothing) /u },
  { sort: 'prefers-not', says: / (?:prefers?|would like|'d like|ideally|rather have|favou?rs?) (?:[^ ]+ ){0,3}?(?:another|different|other|any) (?:day|time|slot|hour)s? (?:than|from|to|but|except|other than) /u },
  { sort: 'prefers-not', says: / (?:does not|do not|doesn't|don't|doesnt|dont) (?:really )?(?:like|enjoy|care|love|fancy) /u },
  { sort: 'prefers-not', says: / (?:rather not|prefer not|prefers not|avoid|avoids|avoided|avoiding|like not|not ideal|dislikes|hates|reluctant|not keen|not fond|not a fan|not happy|rather avoid|would rather|lieber nicht|prefiere no|preferiria no|prefere nao) /u },
  { sort: 'prefers-not', says: / (?:prefers?|would like|rather|wants?|hopes?|ideally|likes?) (?:to )?(?:keep|have|leave) (?:[^ ]+ ){1,6}?(?:free|clear|open|empty) /u },
  { sort: 'prefers-not', says: / (?:prefers?|would like|'d like|wants?|likes?|hopes for|wishes for) (?:[^ ]+ ){1,4}?(?:meeting ?- ?free|free of meetings|free|off|clear) /u },
  { sort: 'leaves', says: / (?:wants?|hopes?|would like|'d like|likes?) to (?:be|have|get) (?:out|gone|off|away|home)(?: home)? by /u },
  { sort: 'prefers', says: / only (?:wants?|likes?) to /u },
  { sort: 'free', says: / only (?:(?:has|have|got|gets?|finds?|makes?|manages?) (?:some )?(?:time|room|space|a gap|a slot|it)|works|meets?|there|here|around|reachable|in) /u },
  { sort: 'prefers', says: / (?:prefers?|would like|ideally|favou?rs?) /u },
  { sort: 'prefers', says: / (?:hopes?|hopefully|hoping|wishes|if possible|preferably|likes|loves|better) /u, unless: / (?:not|no|never|nothing|[a-z]+n't|cannot|busy|booked|blocked|taken|away|out|than|the better) /u },
  // 'free except Monday 9-10': what is named is taken.
  { sort: 'busy', says: / (?:free|available|open|clear|flexible|any ?time|always|all day|every day) (?:[^ ]+ ){0,8}?(?:except|excepting|excluding|barring|bar|save|but|outside|apart from|aside from|other than|except for) /u },
  { sort: 'refuses', says: / (?:won't|cannot|can't|cant|can not|not|unable|couldn't) (?:be able )?(?:to )?(?:join|attend|come|participate|be there|take part)(?: in| us| it)? /u },
  { sort: 'free', says: / (?:can|could|able to|happy to) (?:always )?(?:join|attend|come|participate|be there|take part) /u },
  { sort: 'leaves', says: / (?:be|gets?|is|am|i'm|he's|she's) (?:out|gone|off|away|finished|done|elsewhere|home) (?:of here )?by /u, unless: / (?:prefers?|would like|'d like|rather|ideally|hopes?) /u },
  { sort: 'leaves', says: / (?:leaves?|leaving|finish(?:es)?|goes home|knocks off|stops|wraps? up|winds? up|must go|has to go|needs to go|geht|muss weg|se va|part) /u },
  { sort: 'arrives', says: / (?:comes? in|arrives?|gets in|starts|joins?|in from|kommt|llega|arrive|chega) /u },
  { sort: 'free', says: / (?:not|isn't|aren't|never) (?:engaged|busy|booked|occupied|taken|tied up|blocked) /u },
  { sort: 'busy', says: / (?:not|never|[a-z]+n't|cannot) (?:be |currently |really |going to be |always )*(?:free|available|around|reachable|there) /u },
  { sort: 'busy', says: / (?:busy|meetings?|blocked|booked|bookings?|clash|clashes|conflicts|occupied|unavailable|stuff|commitments?|engaged|taken|appointments?|tied|calls?|class|classes|out(?! of (?:consideration|respect|courtesy))|away|off|ocupad[oa]|besetzt|beschaftigt|reuniones|reunion|termine?|occupee?|reunioes) /u, unless: / no (?:meetings?|commitments?|appointments?|calls?|classes) /u },
  { sort: 'free', says: / (?:free|available|open|clear|easy|flexible|any ?time|whenever|can do|can make|can meet|can come|could do|could make|could meet|could come|would work|is fine|are fine|can only|has time|have time|has room|have room|openings?|gaps?|works for|works|empty|wide open|no meetings|no commitments|nothing|libre|disponible|frei|verfugbar|livre) /u, unless: / (?:not|isn't|never|only|n't) (?:free|available) /u },
  { sort: 'refuses', says: / (?:can't|cannot|can not|cant|do not want|does not want|doesn't want|don't want|won't|refuses|not available|isn't available|unable|no puede|kann nicht|ne peut pas|nao pode) /u },
]
