/** Said before a name. */
export const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|madam|lord|lady|rev|reverend|sister|father|captain|officer|constable|sergeant)$/u

/** Somebody, or what somebody is, that is no part of any work. */
export const PEOPLE = /^(?:somebody|someone|anybody|anyone|everybody|everyone|nobody|whoever|myself|yourself|himself|herself|ourselves|themselves|lads?|guys|folks|mates?|man|men|woman|women|teenagers?|relatives|mums?|dads?|nephews?|nieces?|crew|gang|eldest|youngest|apprentices?|carpenters?|treasurer|chaplain|clerks?|rector|deputies|trainees?|captain|chief|caretaker|warden|forester|council|committee|mayor|vicar|landlord|headteacher|steward)$/u

/** Fields of work and things that are posts as well: 'lead', 'mobile', 'agent'. */
export const FIELDS_AND_POSTS = /^(?:backend|frontend|fullstack|mobile|devops|lead|agent|owner|partner|pilot|parents?|master|expert|senior|junior|mechanics?|volunteers?|\p{L}+s)$/u

/** Words that name nothing by themselves, beside those that are empty in any name. */
export const NO_NAME = /^(?:cannot|can't|won't|shan't|mustn't|mine|ours|yours|theirs|whose|whoever|whatever|therefore|however|hence|thus|ever|never|sooner|later|earlier|apart|aside|ahead|away|together|alone|else|too|enough|almost|nearly|maybe|perhaps|tbc|tbd|etc|eg|ie|ok|okay|lol|needed|sorry|none|nobody|nothing|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|both|most|half|least|full|whole|first|last|next|extra|further|\p{L}{3,}(?:lly|stly|tely|ously|ably|arly))$/u

/** Adjectives, adverbs and participles that a name cannot end with. */
export const STATE = /^(?:high|medium|urgent|critical|important|mandatory|optional|compulsory|good|bad|better|best|worse|worst|fine|great|nice|ready|late|early|earlier|earliest|latest|past|dead|alive|fixed|free|busy|shut|full|empty|young|eldest|youngest|big|small|tiny|huge|long|awkward|boring|nervous|anxious|tired|sober|sole|tricky|hard|easy|slow|fast|quick|cheap|expensive|possible|impossible|available|unavailable|necessary|final|initial|own|same|other|latter|former|alone|away|back|aware|sure|certain|afraid|expecting|needing|arriving|waiting|pending|missing|parallel|overdue|outstanding|due|broke|found|heard|gone|known|meant|kept|left|held|lost|told|said|thought|understood)$/u

/** Behind a number: how many of the things named elsewhere are so. */
export const RANK = /^(?:are|is|were|high|low|medium|urgent|critical|important|minor|major|severe|open|closed|overdue|left|more|others?|each|pts?|points?|hrs?|hours?|weeks?|days?|sprints?|months?)$/u

export const MEASURE = /^(?:sprints?|iterations?|fortnights?|weeks?|hours?|hrs?|months?|minutes?|mins|pts?|points?|percent|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|january|february|april|june|july|august|september|october|november|december)$/u

/** What the work needs, or what stands for things that are not named. */
export const MEANS = /^(?:time|slack|buffer|stuff|things?|money|cash|help|luck|way|lot|bit|rest|fun|sense|parts?|behalf|half|kind|sort|effort|capacity|work|job|week|day|year)$/u

/** Base forms that no thing is called by. */
export const BARE_VERB = /^(?:ask|argue|bring|carry|choose|find|give|take|get|tell|send|keep|let|put|say|see|go|come|become|bless|know|think|want|hope|wish|mean|seem|try|stay|wait|agree|decide|happen|begin|depend|need|remain|exist|allow|expect|prefer|refuse|promise|pay|buy|sell|sit|stand|talk|speak|listen|eat|sleep|die|win|lose)$/u

/** What a clause opens with, and no thing's name. */
export const CLAUSE_OPENERS = /^(?:i|we|he|she|they|it|you|who|whoever|what|whatever|there|this|that|these|those|if|when|while|because|since|unless|although|as|so|therefore|yes|nobody|everyone|everybody|someone|somebody|nothing|everything)$/u

export const FINITE = /^(?:is|are|was|were|isn't|aren't|wasn't|has|have|had|hasn't|haven't|can|can't|cannot|could|will|won't|would|must|mustn't|should|shouldn't|may|might|don't|doesn't|didn't|comes?|came|went|wants?|says?|said|thinks?|knows?|knew|we|they|he|she)$/u
