import type { Playbook } from './playbook.ts'

export const SPRINT_GAME: Playbook = {
  id: 'sprint-game', title: 'game', plannerTypes: ['sprint'], tags: ['game'],
  matches: { strong: ['game jam', 'video game', 'unity', 'unreal', 'godot', 'platformer', 'indie game', 'board game', 'game prototype', 'ludum dare', 'mobile game', 'level design', 'pixel art'], weak: ['game', 'art', 'sound', 'theme', 'jam', 'submission', 'player'], not: ['game plan', 'gamification of'] },
  defaultTopics: [],
  topicStages: [
    { id: 'rough', titles: ['{Topic}: rough version in grey boxes'], share: 2, priority: 'high', how: 'Placeholder shapes and beeps; in the build within the hour; play it before you like it.', done: '{topic} can be played or heard in the build' },
    { id: 'real', titles: ['{Topic}: the real thing'], share: 4, priority: 'high', how: 'One style sheet, few colours or voices, reuse; export names agreed; into the build in small pieces.', done: '{topic} replaced its placeholder everywhere' },
    { id: 'feel', titles: ['{Topic}: make it feel good'], share: 1, how: 'Timing, shake, particles, mix; turn each off to see whether it earns its place.', done: 'a fresh player smiled or said “oh” at it' },
  ],
  tasks: [
    { id: 'jam-setup', at: 0, minutes: 60, title: 'Before the start: repository, engine version, empty build, snacks, sleep plan', how: 'Everybody commits once; build for the target platform from an empty project; folders for art, sound, scenes.', done: 'three people have pushed and one empty build runs' },
    { id: 'theme', at: 0.03, minutes: 60, priority: 'high', about: ['theme', 'concept', 'brainstorm'], always: true, type: 'meeting', title: 'Theme brainstorm: twenty ideas, three pitches, one concept', how: 'Ten minutes alone, ten together; first idea is everybody’s; choose what is fun with squares and circles.', done: 'one sentence says what the player does and why it is fun' },
    { id: 'scope', at: 0.06, minutes: 45, priority: 'high', type: 'meeting', title: 'Scope: must, should, dream; verbs, one level, one minute of play', how: 'Cut until it feels too small; who makes what until when; cut line at two thirds.', done: 'the must list fits half of the hours' },
    { id: 'controller', at: 0.14, minutes: 180, priority: 'high', role: 'developer', title: 'Code: player control and camera that feel good in an empty room', how: 'Input buffer, coyote time, camera lag; nothing else matters yet.', done: 'moving around is fun for two minutes' },
    { id: 'loop-code', at: 0.28, minutes: 180, priority: 'high', role: 'developer', title: 'Code: core loop — goal, danger, win, lose, restart', how: 'Instant restart, one danger, one reward; no menus.', done: 'somebody else won and lost without help' },
    { id: 'art-style', at: 0.1, minutes: 120, role: 'art', title: 'Art: style sheet, palette, sizes, one mock screenshot', how: 'Five colours, one outline rule, silhouettes readable in grey.', done: 'the screenshot makes the team want to play it' },
    { id: 'art-hero', at: 0.24, minutes: 180, role: 'art', title: 'Art: hero sprite with idle, move, hit', how: 'Few frames, strong poses; in the game within the hour.', done: 'the hero reads at half size in motion' },
    { id: 'art-world', at: 0.42, minutes: 240, role: 'art', title: 'Art: tiles, background, danger and reward assets', how: 'Danger and reward in opposite colours; background low in contrast.', done: 'a first-time player tells danger from reward' },
    { id: 'sound-kit', at: 0.2, minutes: 120, role: 'sound', title: 'Sound: placeholder effects for every verb', how: 'Mouth sounds will do; names as in code.', done: 'each action has a sound in the build' },
    { id: 'music', at: 0.46, minutes: 180, role: 'sound', title: 'Sound: music loop that survives an hour, and final effects', how: 'Sparse, seamless, under the effects; normalise.', done: 'nobody asked to switch it off in an hour' },
    { id: 'level-grey', at: 0.34, minutes: 150, role: 'leveldesign', title: 'Level: grey-box — teach, test, twist', how: 'Safe place for each new verb, then alone, then combined; checkpoints.', done: 'a fresh player finishes without a word from you' },
    { id: 'level-final', at: 0.62, minutes: 180, role: 'leveldesign', after: ['level-grey'], title: 'Level: final layout, difficulty curve, dressing', how: 'Remove the hardest tenth; guide with light.', done: 'three of four players reach the end' },
    { id: 'playtest-1', at: 0.5, minutes: 60, type: 'meeting', title: 'Playtest 1: watch two strangers, hands behind your back', how: 'Note where they die, stop, smile; fix the first minute.', done: 'the three worst spots have an owner' },
    { id: 'feature-freeze', at: 0.72, minutes: 30, priority: 'high', type: 'meeting', title: 'Feature freeze: cut what is not in, list of bugs only', how: 'Dreams go to the note for after the jam.', done: 'the list holds only bugs and polish' },
    { id: 'polish', at: 0.78, minutes: 150, role: 'developer', title: 'Polish: menu, pause, volume, screen shake, end screen with credits', how: 'Title, how to play in one picture, gamepad and keyboard.', done: 'it can be started, paused, ended and left by a stranger' },
    { id: 'bugs-game', at: 0.86, minutes: 120, title: 'Bug round on another machine: resolution, no sound card, fast clicking', how: 'Clean user account, odd screen, alt-tab.', done: 'no crash in half an hour of abuse' },
    { id: 'page', at: 0.88, minutes: 75, title: 'Game page: title, three screenshots, gif, controls, credits', how: 'First picture sells, controls above the fold, licences of assets.', done: 'the page is complete as a draft' },
    { id: 'upload', at: 0.95, minutes: 60, priority: 'high', about: ['submi', 'upload', 'itch'], always: true, after: ['bugs-game', 'page'], title: 'Upload the build and submit, an hour before closing', how: 'Upload early, replace later; download and play it once on another machine.', done: 'the submitted file was downloaded and played' },
  ],
}
