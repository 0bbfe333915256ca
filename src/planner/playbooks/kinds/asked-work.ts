import type { Keyword } from '../playbook.ts'
import { wordings } from '../wordings.ts'
import { OPERATED, OPERATING_PAPERS } from '../life/operator-licence.ts'

/**
 * Work that a verb asks for together with what it is done to, whatever else the goal speaks of: lemons that are preserved
 * 'for Christmas presents' buy no presents. By the playbook or kind of work that knows it; the first that fits counts.
 */
export type AskedWork = {
  by: string
  /** With these words the goal begins; in German the last one may be the goal's last word. */
  verbs: readonly string[]
  /** Some of these stands in what the verb is done to. */
  things?: readonly Keyword[]
  /** None of these does. */
  unless?: readonly Keyword[]
  /** Some of these stands anywhere in the goal. */
  within?: readonly Keyword[]
  /** The goal is named whole: its steps say themselves what is done. */
  whole?: true
  /** So many people take part, or it is said that somebody organises it. */
  forGroup?: number
  /** Days away at a place that the goal names are planned as a journey all the same. */
  unlessJourney?: true
  /** Practice that the goal names hours or days for is planned as practice. */
  unlessPractised?: true
}

const FARM: Keyword[] = ['sheep', 'lamb', 'ewe', 'flock', 'goat', 'alpaca', 'llama', 'cow', 'heifer', 'calf', 'calves', 'cattle', 'herd', 'pony', 'ponies', 'horse', 'mare', 'donkey', '=pig', '=pigs', 'piglet', 'hens', 'chickens', 'poultry', 'farm cat', 'feral cat', 'bullock', '=ram', '=rams', '=tup']
const SMALL: Keyword[] = ['rabbit', 'guinea pig', 'cavy', 'cavies', 'budg', 'canary', 'canaries', 'pigeon', 'finch', 'bantam', 'cockerel', 'hamster', 'ferret', 'parrot', 'duckling', 'chick', 'gosling', 'quail', 'geese', 'turkeys', 'ducks', '=eggs']
const PETS: Keyword[] = ['dog', 'puppy', 'kitten', 'puppies', 'sheepdog', 'poodle', 'terrier', 'spaniel', 'collie', 'retriever', 'labrador', 'hound', '=cat', '=cats', 'litter', 'foal']
const CRAWLING: Keyword[] = ['silkworm', 'caterpillar', 'butterflies', 'stick insect', 'tadpole', 'ladybird', 'mealworm']
const ANIMALS = [...FARM, ...SMALL, ...PETS]
const SHOWS: Keyword[] = ['show', 'shows', 'parade', 'gymkhana', 'showing', 'exhibition', 'judging']

const TREES: Keyword[] = ['tree', 'conifer', 'leylandii', '=ash', '=oak', 'birch', 'spruce', '=pine', '=fir', 'poplar', 'willow', 'beech', 'sycamore', 'stump', 'cypress', 'maple', 'elm', '=baum', '*baum', 'fichte', 'tanne', 'arbol', 'pino', 'cipres', 'arbre', 'sapin', 'arvore', 'pinheiro']
const BUILT: Keyword[] = ['greenhouse', 'shed', 'fence', 'wall', 'swing', 'garage', 'conservatory', 'pergola', 'playhouse', 'climbing frame', 'trampoline', 'chimney', 'barn', 'outbuilding', 'ceiling', 'partition', 'porch', 'deck', 'stove', 'bathroom', 'kitchen', 'fireplace', 'hut', 'carport', 'treehouse', 'gazebo', 'extension', 'tower', 'kiln', 'hothouse', 'pool', '*schuppen', 'gewachshaus', 'mauer', '*wand', 'cobertizo', 'invernadero', 'muro', 'pared', 'cabanon', 'serre', 'mur', 'cloison', 'abri', 'estufa', 'parede', 'galpao', 'barracao']

const FRUIT: Keyword[] = ['lemon', 'plum', 'apple', 'pear', 'cherr', 'berr', 'raspberr', 'strawberr', 'tomato', 'cucumber', 'onion', 'bean', 'cabbage', 'quince', 'apricot', 'peach', 'fig', 'rhubarb', 'orange', 'beetroot', 'mushroom', 'herb', 'vegetable', 'fruit', 'damson', 'pepper', 'garlic', 'olive', 'trout', 'salmon', 'ham', 'sausage']
const CROPS: Keyword[] = ['potato', 'hay', 'grape', 'apple', 'pear', 'onion', 'dahlia', 'carrot', 'squash', 'pumpkin', 'garlic', 'leek', 'corn', 'barley', 'wheat', 'grain', 'straw', 'walnut', 'olive', 'tubers', 'beetroot', 'parsnip', 'crop', 'harvest']
const WILD: Keyword[] = ['mushroom', 'fungi', 'chanterelle', 'ceps', 'porcini', 'morel', 'sloe', 'elderflower', 'elderberr', 'nettle', 'wild', 'ramson', 'bilberr', 'blackberr', 'seaweed', 'samphire', 'rosehip', 'chestnut', 'hazelnut', 'birch sap', 'sap', 'cockle', 'mussel', 'hedgerow', 'leftover', 'truffle', 'lingonberr', 'cloudberr', 'dandelion', 'pine cone']
const SEEN_AT_TIMES: Keyword[] = ['northern lights', 'aurora', 'eclipse', 'perseids', 'leonids', 'geminids', 'meteor', 'comet', 'milky way', 'puffin', 'whale', 'dolphin', 'kingfisher', 'nightingale', 'lynx', '=wolf', 'wolves', '=bear', '=bears', 'otter', 'beaver', 'badger', '=owl', '=owls', 'eagle', 'osprey', '=seal', '=seals', 'salmon leap', 'murmuration', 'starlings', 'firefl', 'glow worm', 'cherry blossom', 'bluebell', 'turtle', 'cuckoo', 'crane', 'hoopoe', 'red squirrel', 'red deer', 'rutting', 'bats', 'hedgehog', 'northern light', 'polarlicht', 'nordlicht', 'auroras', 'aurores']

const MEETING: Keyword[] = ['meeting', 'panel', 'discussion', 'assembly', 'debate', 'committee', '=agm', 'hearing', 'round table', 'session', 'hustings', 'forum', 'versammlung', 'sitzung', 'podium', '*versammlung', '*sitzung', 'reunion', 'asamblea', 'junta', 'mesa redonda', 'assemblee', 'table ronde', 'seance', 'reuniao', 'assembleia']
const POSTS: Keyword[] = ['treasurer', 'secretary', 'chair', 'president', 'captain', 'youth team', 'junior team', 'under', 'steward', 'warden', 'governor', 'trustee', 'committee', 'allotment', 'scout', 'cubs', 'brownies', 'choir', 'sunday school', 'youth group', 'youth club', 'society', 'club', 'newsletter', 'library', 'food bank', 'toddler group', 'parents council', 'returning officer', 'representative', 'caretaker', 'magistrate', 'kassenwart', 'vorsitz', 'schriftfuhrer', 'tesorer', 'presidencia', 'secretari', 'tresori', 'presidence', 'secretariat', 'tesourari', 'presidencia']
const FIRMS: Keyword[] = ['farm', 'business', 'company', 'firm', 'shop', 'practice', 'restaurant', 'lease', 'flat', 'mortgage', 'department', 'project', 'engineering', 'product', 'codebase', 'clients', 'contract', 'debt', 'loan', 'house']

const GROUPS = ['choir', 'band', 'brass band', 'orchestra', 'club', 'society', 'parish', 'seniors', 'team', 'association', 'ensemble', 'choral society', 'members', 'dance group']
const AWAY = ['tour', 'trip', 'journey', 'excursion', 'outing', 'ski week', 'weekend away', 'concert tour', 'coach']
const FOOD: Keyword[] = ['sushi', 'pasta', 'ravioli', 'gnocchi', 'dumpling', 'curry', 'curries', '=thai', 'indian', 'chinese', 'japanese', 'italian', 'mexican', 'vietnamese', 'korean', 'french food', 'french cuisine', 'lebanese', 'moroccan', 'pizza', 'tapas', 'paella', 'croissant', 'macaron', 'ice cream', 'tofu', 'noodle', 'ramen', 'risotto', 'puff pastry', 'pastry', 'pralines', 'chocolates', 'cocktail', 'dim sum', 'strudel', 'omelette', 'souffle', 'tamales', 'tortilla', 'dosa', 'pierogi', 'goulash', 'crepes', 'biryani']
const OPERATING = wordings([...OPERATED], [...OPERATING_PAPERS])
const LICENCES = wordings(['pilot', 'pilot s', 'private pilot s', 'amateur radio', 'ham radio', 'radio', 'hunting', 'shotgun', 'fishing', 'gliding', 'glider', 'paragliding', 'bus', 'lorry', 'taxi', 'hgv', 'tractor', 'firearms', 'lifeguard', 'flying', 'helicopter', 'vhf', 'marine radio'], ['licence', 'license', 'certificate', 'ticket'])

export const ASKED_WORK: readonly AskedWork[] = [
  { by: 'kind-giving-blood', verbs: ['donate', 'give'], things: ['=blood', 'plasma', 'platelets'], whole: true, unlessPractised: true },
  { by: 'kind-felling', verbs: ['fell', 'cut down', 'chop down', 'take down', 'remove', 'get rid of', 'dig out', 'grind', 'fallen', 'talar', 'abattre', 'derrubar'], things: TREES, unless: ['christmas', 'family', 'house', 'decision'] },
  { by: 'kind-taking-down', verbs: ['take down', 'demolish', 'dismantle', 'knock down', 'tear down', 'pull down', 'strip out', 'rip out', 'abreissen', 'abbauen', 'demoler', 'desmontar', 'derribar', 'demolir', 'demonter'], things: BUILT, unless: ['decorations', 'firewall', 'wallpaper', 'stall', 'posters'] },
  { by: 'kind-propagating', verbs: ['propagate', 'take cuttings', 'take cuttings of', 'take cuttings from', 'graft'], unless: ['skin'] },
  { by: 'kind-propagating', verbs: ['divide'], things: ['iris', 'perennial', 'hosta', 'peon', 'rhubarb', 'dahlia', 'clump', 'snowdrop', 'day lil', 'daylil', 'grasses', 'bulbs', 'plants'] },
  { by: 'kind-planting', verbs: ['plant', 'plant out', 'sow', 'transplant', 'replant', 'plant up', 'pflanzen', 'einpflanzen', 'umpflanzen', 'aussaen', 'plantar', 'sembrar', 'trasplantar', 'planter', 'semer', 'semear', 'transplantar'], unless: ['trees', 'orchard', 'forest', 'vegetable', 'garden', 'lawn', 'tomato', 'chilli', 'raised bed', 'baume', 'obstbaum', '*rasen', '*gemuse', 'huerto', 'potager', 'horta', 'arboles', 'arbres', 'arvores', 'church', 'allotment', 'flag', 'tests'] },
  { by: 'kind-foraging', verbs: ['forage', 'forage for', 'go foraging for', 'gather', 'pick', 'collect', 'glean', 'tap', 'glean the'], things: WILD, unless: ['count'] },
  { by: 'kind-harvesting', verbs: ['harvest', 'harvest and store', 'bring in', 'lift', 'lift and store', 'get in', 'reap', 'ernten', 'cosechar', 'recoger', 'recolter', 'colher'], things: [...CROPS, 'kartoffel', 'apfel', 'heu', 'trauben', 'patata', 'manzana', 'uva', 'aceituna', 'pomme', 'raisin', 'foin', 'olive', 'batata', 'maca', 'azeitona'] },
  { by: 'preserving', verbs: ['preserve', 'bottle', 'pickle', 'can', 'pick and bottle', 'pick and preserve', 'smoke', 'dry', 'cure'], things: FRUIT, unless: ['hair', 'flowers'] },
  { by: 'kind-translating', verbs: ['translate', 'subtitle', 'ubersetzen', 'traducir', 'traduire', 'traduzir'], unless: ['text', 'poem', 'app', 'website', 'site', 'ui', 'interface', 'strategy', 'novel', 'book', 'roman', 'buch', 'novela', 'libro', 'livre', 'livro', 'software', 'product', 'requirements'] },
  { by: 'kind-transcribing', verbs: ['transcribe', 'type up', 'decipher', 'abtippen', 'transkribieren', 'transcribir', 'retranscrire', 'transcrire', 'transcrever'] },
  { by: 'kind-indexing', verbs: ['index', 'make an index for', 'make an index of', 'compile an index of'], things: ['book', 'magazine', 'journal', 'minutes', 'letters', 'archive', 'newspaper', 'diaries', 'newsletter', 'thesis', 'chronicle', 'registers'] },
  { by: 'kind-proofreading', verbs: ['proofread', 'proof read', 'copy edit'] },
  { by: 'kind-officiating', verbs: ['referee', 'umpire', 'become a referee', 'become an umpire', 'qualify as a referee', 'train as a referee', 'start refereeing'], unless: ['paper', 'article', 'manuscript'], whole: true },
  { by: 'kind-minuting', verbs: ['take minutes', 'take the minutes', 'write the minutes', 'minute'], within: MEETING, whole: true },
  { by: 'kind-chairing', verbs: ['chair', 'moderate', 'preside over', 'facilitate', 'moderieren', 'leiten', 'moderar', 'presidir', 'moderer', 'presider', 'animer'], things: MEETING, whole: true },
  { by: 'kind-leading-walk', verbs: ['lead', 'guide'], things: ['walk', 'hike', 'ramble', 'tour', 'bike ride'], unless: ['sprint', 'team', 'project'], whole: true },
  { by: 'kind-taking-over', verbs: ['take over', 'take over as', 'take on', 'serve as', 'step in as', 'become', 'be the', 'run', 'lead', 'ubernehmen', 'asumir', 'prendre la releve de', 'reprendre', 'assumir'], things: POSTS, unless: [...FIRMS, 'swap', 'sale', 'trip', 'tour', 'marathon', 'race', 'party', 'member', 'under 3', 'under 4', 'under 2', 'under 1', 'fitter', 'walk'] },
  { by: 'kind-swapping', verbs: ['run', 'organise', 'organize', 'hold', 'set up', 'do', 'host', 'plan'], things: ['uniform swap', 'clothes swap', 'clothing swap', 'toy swap', 'seed swap', 'plant swap', 'book swap', 'swap day', 'swap shop', 'tombola', 'raffle'], whole: true },
  { by: 'kind-group-journey', verbs: [...wordings(GROUPS, AWAY), ...wordings(['our', 'the', 'my'], GROUPS, AWAY), ...wordings(['our', 'the', 'my'], GROUPS.map((group) => `${group} s`), AWAY)], forGroup: 10, whole: true },
  { by: 'kind-group-journey', verbs: ['organise', 'organize', 'plan', 'arrange', 'take'], things: [...wordings(GROUPS, AWAY), ...wordings(GROUPS, ['s'], AWAY), ...GROUPS.map((group) => `ski week for our ${group}`)], unless: ['tournament'], forGroup: 10, whole: true },
  { by: 'kind-group-journey', verbs: ['take'], things: ['choir', 'band', 'orchestra', 'club', 'seniors', 'senior club', 'members', 'parish'], within: [...AWAY, 'coach', 'by train'], unless: ['over'], whole: true },
  { by: 'kind-group-journey', verbs: ['organise', 'organize', 'plan', 'arrange'], things: AWAY, within: ['club', 'choir', 'society', 'parish', 'orchestra', 'brass band'], unless: ['tournament'], forGroup: 10, whole: true },
  { by: 'kind-on-water', verbs: ['kayak', 'canoe', 'paddle', 'row', 'raft', 'sail', 'go kayaking', 'go canoeing', 'go sailing', 'go rafting', 'go white water rafting', 'take the narrowboat', 'take our narrowboat', 'take the canal boat', 'take the boat', 'take our boat', 'take the yacht', 'take the canoe', 'take the houseboat'], within: ['river', 'lake', 'across', 'down', 'round', 'around', 'island', 'islands', 'sea', 'coast', 'from', '=to', 'canal', 'loch', 'rafting', 'up to', 'for a week', 'estuary', 'fjord'], unless: ['every', 'times', 'per week'], whole: true },
  { by: 'kind-own-vehicle', verbs: ['drive', 'ride my motorbike', 'ride my motorcycle', 'ride our motorbikes', 'ride the motorbike', 'ride my vespa', 'ride my scooter', 'motorcycle'], within: ['land rover', 'motorbike', 'motorcycle', 'motorbikes', 'vespa', 'scooter', 'campervan', 'camper', 'motorhome', 'old car', 'old van', 'tractor', 'sidecar', 'van', 'beetle'], unless: ['licence', 'license', 'test', 'lessons', 'learn'], whole: true },
  { by: 'operator-licence', verbs: ['become', 'qualify as', 'train as'], things: ['drone pilot', 'remote pilot', 'crane operator', 'forklift', 'excavator', 'digger', 'telehandler', 'slinger'] },
  { by: 'operator-licence', verbs: ['learn to drive', 'learn to operate', 'learn to use'], things: ['forklift', 'digger', 'crane', 'excavator', 'telehandler', 'chainsaw'] },
  { by: 'operator-licence', verbs: ['get', 'get my', 'gain', 'obtain', 'do', 'earn', 'pass the', 'pass my'], things: OPERATING, unless: ['renewed', 'replaced', 'festival', 'alcohol'], unlessPractised: true },
  { by: 'kind-being-licensed', verbs: ['learn to drive', 'learn to operate'], things: ['tractor', 'lorry', 'bus', 'hgv'] },
  { by: 'kind-being-licensed', verbs: ['get', 'get my', 'gain', 'obtain', 'do', 'earn'], things: LICENCES, unless: ['exam', 'renewed', 'back', 'replaced', 'from', 'for our', 'alcohol', 'foreign'], unlessPractised: true },
  { by: 'kind-being-licensed', verbs: ['pass the', 'pass my'], things: ['hunting exam', 'hunting test', 'hunter', 'shotgun'], unlessPractised: true },
  { by: 'kind-being-licensed', verbs: ['become', 'qualify as', 'train as'], things: ['lifeguard', 'swimming judge', 'skipper', 'pilot', 'swimming instructor', 'ski instructor', 'climbing instructor'] },
  { by: 'kind-seeing', verbs: ['see', 'watch', 'spot', 'hear', 'catch', 'observe', 'look for', 'sehen', 'ver', 'voir'], things: SEEN_AT_TIMES, unless: ['film', 'documentary', 'series', 'zoo', 'every', 'all'], unlessJourney: true },
  { by: 'photo-project', verbs: ['photograph', 'take pictures of'], things: ['night sky', 'milky way', 'stars', 'moon', 'northern lights', 'aurora', 'perseids', 'eclipse'] },
  { by: 'hobby-exhibit', verbs: ['show', 'exhibit', 'enter'], things: [...PETS, ...SMALL], within: SHOWS, unless: ['shown how'] },
  { by: 'hobby-exhibit', verbs: ['prepare', 'get', 'ready'], things: [...PETS, ...SMALL], within: SHOWS, unless: ['trained', 'show'] },
  { by: 'kind-showing', verbs: ['groom', 'plait', 'show', 'exhibit'], things: ANIMALS, within: SHOWS, unless: ['shown how'] },
  // The animal is made ready, not the show.
  { by: 'kind-showing', verbs: ['prepare', 'get', 'turn out', 'ready', 'enter'], things: ANIMALS, within: SHOWS, unless: ['trained', 'show'] },
  { by: 'kind-treating-animals', verbs: ['vaccinate', 'worm', 'deworm', 'worm and dip', 'dip', 'dose', 'drench', 'shear', 'trim', 'neuter', 'spay', 'castrate', 'microchip', 'tag', 'inoculate', 'foot trim', 'dehorn', 'disbud', 'treat'], things: [...FARM, ...SMALL] },
  { by: 'kind-breeding', verbs: ['breed', 'rear', 'hatch', 'hand rear', 'raise', 'bring up', 'bottle feed'], things: [...ANIMALS, ...CRAWLING, 'orphan', 'chicks', 'tortoise', 'fish', 'bees'], unless: ['money', 'funds', 'guide dog', 'bees', 'for charity', '=puppy', '=kitten', '=dog', '=cat', 'child'] },
  { by: 'kind-auditioning', verbs: ['audition', 'audition for', 'audition at', 'try out', 'try out for', 'go on a casting', 'go to a casting', 'go to an audition', 'prepare for my audition', 'prepare for an audition', 'prepare my audition', 'vorsprechen', 'vorsingen'], unless: ['singers', 'candidates', 'new', 'recipe'], whole: true, unlessPractised: true },
  { by: 'memorising', verbs: ['learn', 'know'], things: ['=lines', 'part of', 'role of', 'psalm', 'sonnet', 'anthem', 'lyrics', 'monologue', 'libretto', 'verses', 'order of service', 'soliloquy', 'creed', 'oath'], unless: ['code', 'production lines', 'business', 'product'] },
  { by: 'memorising', verbs: ['learn'], things: ['=words'], within: ['pantomime', 'panto', '=play', 'show', 'musical', 'song', 'carol', 'ceremony', 'hymn', 'poem', 'speech'], unless: ['new', 'vocabulary'] },
  { by: 'kind-learning-dish', verbs: ['learn to make', 'learn to cook', 'learn how to make', 'learn how to cook'], things: FOOD, unless: ['language', 'speak', 'grammar', 'vocabulary', 'words', 'conversation', '=for'], unlessPractised: true },
  { by: 'home-letting', verbs: ['find', 'look for', 'search for', 'get', 'choose'], things: ['flatmate', 'housemate', 'roommate', 'house share partner'] },
  { by: 'local-campaign', verbs: ['campaign for', 'campaign against', 'campaign to', 'lobby for', 'lobby the', 'lobby our', 'lobby against', 'stop the felling of', 'stop the closure of'], unless: ['product', 'brand', 'launch', 'app', 'clients', 'customers', 'votes'] },
  { by: 'kind-being-treated', verbs: ['get', 'have', 'get my', 'have my'], things: ['tattoo', 'tattooed', 'ears pierced', 'piercing', 'teeth straightened', 'braces', 'eyes lasered', 'laser eye', 'second opinion', 'dental implant'], unless: ['removed', 'sorted'] },
  { by: 'kind-getting-connected', verbs: ['get', 'have', 'order', 'apply for', 'switch to', 'install'], things: ['smart meter', 'fibre', 'broadband', 'dropped kerb', 'drop kerb', 'dropped curb', 'mains water', 'mains gas', 'mains drainage', 'three phase', 'fiber connection'], unless: ['artificial'] },
]
