/** Words that name nothing by themselves. Every language shares one table; content is what remains. */
const ENGLISH = (
  "a an the ever whenever always never actually literally instead otherwise plus my our your his her their its this that these those i i'm im i'd i'll i've ive we we're we've you he she they he's she's they're it it's its there here and or but so then also too as of to for with in on at by from into until till before after "
  + 'is are was were be been being am do does did done has have had will would should shall can could may might must need needs want wants like please just only some any all every each both more most very really quite about around '
  + 'get gets got getting put make makes let lets me us him them not no if when while which who what where how because than up out over down off due out still again already soon ready finish finished complete completed '
  + 'preferably ideally maybe possibly hopefully usually mostly generally normally prefer basically honestly probably obviously apparently officially technically frankly sadly luckily essentially typically certainly definitely presumably theoretically '
  + 'plan plans planning schedule help create build prepare set organize organise give want wanted something anything everything them '
  + 'finally lastly firstly secondly apiece '
  + "hard latest least deadline deadlines due starting start starts begin begins beginning happens takes place place date day time "
)
const FOREIGN = (
  'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra de del al en con por para y o pero que es son esta estan hay tengo tiene quiero necesito antes despues hasta desde '
  + 'der die das den dem des ein eine einen einem einer mein meine meinen unser unsere und oder aber ich wir bin ist sind will mochte muss soll sollen bis am im um fur mit von zu zum zur vor nach an auf jeweils dazu ausserdem zusatzlich daneben trotzdem dennoch '
  + "il faut faudra le les l un une des du mon ma mes notre nos et ou mais je nous suis est sont veux dois avant apres jusque pour avec dans sur au aux a j'ai n'ai n'avons c'est "
  + 'o os as um uma meu minha meus minhas nosso e ou mas eu nos sou estou e sao quero preciso antes depois ate para com em no na nos nas do da dos das ao '
  + 'तक को से में है हैं मैं का की के और हर मुझे हम एक लिए पर करना चाहता चाहती चाहिए '
)

const ENGLISH_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(/\s+/u))
const EMPTY_WORDS = new Set(`${ENGLISH} ${FOREIGN}`.split(/\s+/u))

export function isEmptyWord(key: string): boolean {
  return EMPTY_WORDS.has(key) || key.endsWith("n't")
}

/** In English, 'Uma' and 'Ate' are names: only its own words are empty. */
export function isEmptyIn(language: string, key: string): boolean {
  return language === 'en' ? ENGLISH_WORDS.has(key) || key.endsWith("n't") : isEmptyWord(key)
}

/** Whether a word is none of English at all: 'con law' has nothing of the Spanish 'con'. */
export function isForeignToEnglish(key: string): boolean {
  return !ENGLISH_WORDS.has(key) && !key.endsWith("n't")
}

/** The words of a name that say something by themselves. */
export function sayingWords(name: string): string {
  return name.split(' ').filter((word) => !isEmptyWord(word.toLowerCase())).join(' ')
}
