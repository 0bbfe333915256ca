import type { Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

export const DOG_TRAINING: Playbook = {
  id: 'dog-training', title: 'training a dog', plannerTypes: ['calendar'], usualWeeks: 10, tags: ['dog training'],
  matches: { strong: [...wordings(['teach', 'train'], ['our', 'my', 'the'], ['beagle', 'labrador', 'spaniel', 'terrier', 'poodle', 'dachshund', 'collie', 'shepherd', 'retriever', 'boxer', 'husky', 'rescue dog', 'new dog', 'old dog', 'pup', 'dogs']), 'nicely on the lead', 'on a lead', 'on the leash', 'stop barking', 'pulling on the lead', 'pulls on the lead', 'puppy training', 'puppy school', 'train my puppy', 'train our puppy', 'train the puppy', 'train my dog', 'train our dog', 'train the dog', 'train our rescue', 'teach my dog', 'teach our dog', 'teach my puppy', 'dog training', 'obedience', 'loose lead', 'loose leash', 'come when called', 'house train', 'leash train', 'lead train', 'crate train', 'teach our puppy', 'teach the puppy', 'teach the dog', 'puppy class', 'recall training', 'housetrain', 'stop our dog', 'stop my dog', 'stop the dog', 'dog pull', 'dog bark', 'puppy bit', 'dog s recall', 'puppy house', 'puppy trained', 'puppy to sleep', 'dog trained', 'house trained', 'housetrained', 'puppy toilet', 'puppy to be alone', 'puppy stop'], weak: ['leash', 'lead', 'recall', 'puppy', 'dog', 'sit', 'stay', 'heel', 'treats', 'walk', 'bark'], not: ['hot dog', 'sled', 'shop'] },
  sessions: {
    minutes: 15, perWeek: 7, topicMinutes: { beginner: 210, intermediate: 180, advanced: 120 }, order: 'rotate',
    topicsFor: [
      { mentions: ['stay alone', 'staying alone', 'home alone', 'left alone', 'be alone', 'separation', 'allein bleiben', 'quedarse solo', 'rester seul', 'ficar sozinho'], topics: ['coming when called', 'walking on a loose lead', 'staying at home alone, from seconds to hours', 'calm on the mat'] },
      { mentions: ['pull', 'loose lead', 'leash', 'zieht', 'tira de la correa', 'tire en laisse'], topics: ['walking on a loose lead', 'looking at you outdoors', 'passing other dogs and people', 'standing still when the lead is tight'] },
      { mentions: ['bark', 'bellt', 'ladra', 'aboie', 'late muito'], topics: ['quiet at the door', 'a place to go to when the bell rings', 'noises at low volume', 'passing what makes it bark at a distance'] },
    ],
    topics: { beginner: ['name and looking at you', 'coming when called', 'walking on a loose lead', 'waiting on the mat', 'leaving things alone'], intermediate: ['coming when called', 'walking on a loose lead', 'staying while you move away', 'leaving things alone'], advanced: ['coming away from play', 'heel past other dogs', 'long stays out of sight', 'signals at a distance'] },
    opening: [
      { id: 'rewards', title: 'Find the rewards: rank five treats and two games, and choose the marker word', how: 'Offer them two at a time and note which is taken first; the best two are kept for the hardest work. One short word or a click means “that was it”, always followed by a reward.', done: 'the ranking hangs on the fridge and everybody uses the same word' },
      { id: 'where-it-stands', title: 'Film where you stand today: each exercise once, no help', how: 'Two minutes on the phone, indoors; note at what distance and with what around the dog still listens.', done: 'the film is kept and each exercise has a line' },
      { id: 'house-words', when: { levels: ['beginner'] }, title: 'One word for each thing: agree them at home, with the rules', how: 'The same word and hand sign from everybody, what is never allowed, and that nobody calls the dog for something it dislikes.', done: 'everybody has shown each sign once' },
      { id: 'kit-fit', when: { levels: ['beginner'] }, title: 'Lead, harness and treat pouch: fit them and make friends with them', how: 'Two fingers under each strap, a light lead of two to three metres, no choke chain; let the dog wear them for a meal before the first walk.', done: 'the dog holds still for the harness and shakes off nothing' },
      { id: 'weak-spots', when: { levels: ['advanced'] }, title: 'List the three situations that still fail, with distance and cause', how: 'Other dogs, game, guests, traffic: at how many metres does the ear go? That number is where training begins.', done: 'three distances are written down' },
    ],
    stages: [
      { id: 'indoors', titles: ['{Topic}: teach it indoors, where nothing else happens'], share: 1, priority: 'high', how: 'Lure once or twice, then wait for it; mark the very moment and reward. Ten tries, a pause, ten more; stop while the dog still wants to.', done: 'eight of ten are right without a lure' },
      { id: 'rounds', titles: ['{Topic}: three short rounds, the word said once', '{Topic}: three short rounds, in another room', '{Topic}: three short rounds before a meal'], share: 2, how: 'Say the word once and wait; a wrong try costs nothing but the reward. Two wrong in a row: make it easier.', done: 'eight of ten are right at the first word' },
      { id: 'longer', titles: ['{Topic}: a little longer or further, one thing at a time', '{Topic}: you move about meanwhile'], share: 2, how: 'Change time, distance or distraction, never two at once; go back to easy after each hard one.', done: 'it holds for twice as long or as far as last time' },
      { id: 'outside', titles: ['{Topic}: in the garden or stairwell', '{Topic}: in a quiet street', '{Topic}: in a new place'], share: 2, lag: 0.5, how: 'Begin again as if it were new, with the best rewards; let the dog look around for two minutes first.', done: 'seven of ten are right out there' },
      { id: 'proof', titles: ['{Topic}: with one distraction, far enough away', '{Topic}: the same distraction, a few steps nearer'], share: 2, lag: 1, priority: 'high', how: 'Start at the distance at which the dog notices and still listens; a few steps nearer only after five right ones. Long line on where it could run.', done: 'five in a row are right at that distance, which is noted' },
      { id: 'rewards-thin', titles: ['{Topic}: reward by surprise, now food, now play'], share: 1, lag: 1.5, how: 'Reward the best three of ten, sometimes richly, sometimes with leave to run; keep the marker word for all that is right.', done: 'the dog works as gladly for three rewards as for ten' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'calm', title: 'Calm on the mat, round {round}: life goes on around', how: 'Mat beside you while you read or cook; a treat laid down quietly for every sigh and lowered head, none for pestering.', done: 'the dog lay for ten minutes by itself' },
      { id: 'touch', when: { levels: ['beginner', 'intermediate'] }, title: 'Handling, round {round}: paws, ears, mouth, brush', how: 'One second, reward, then two; stop before it pulls away. The vet and the groomer will thank you.', done: 'each paw and ear was held without fuss' },
      { id: 'walk-free', title: 'A walk without exercises, round {round}: sniffing allowed', how: 'Long line, slow pace, the dog chooses the way; praise each look back that you did not ask for.', done: 'you counted the looks back and wrote the number down' },
      { id: 'meet', title: 'Meet the world, round {round}: one person, dog or thing, from afar', how: 'Stand where the dog is curious and not afraid, feed while it looks, leave before it is too much.', done: 'the dog turned back to you by itself' },
      { id: 'class', when: { levels: ['advanced'] }, title: 'With a trainer or partner, round {round}: they set the trap', how: 'They choose the distraction, you only handle; let them film your hands and feet.', done: 'one habit of yours to change is written down' },
    ] },
    closing: [
      { id: 'exam-walk', priority: 'high', title: 'The test walk: every exercise once, in its real place', how: 'Somebody else keeps the score; no treats in the hand, a good reward at the end of each.', done: 'each exercise has a tick or the distance at which it failed' },
      { id: 'film-again', title: 'Film it again and lay it beside the first day', how: 'Same exercises, same room, then outside; look at your own signals as well as at the dog.', done: 'what got better and the one thing to go on with are written down' },
      { id: 'keep-up', title: 'Keep it: three minutes a day, and who does them', how: 'Tie each exercise to something that happens anyway: door, bowl, kerb. Two hard ones a week in a new place.', done: 'each exercise has its moment of the day and a name' },
    ],
  },
  tasks: [],
}
