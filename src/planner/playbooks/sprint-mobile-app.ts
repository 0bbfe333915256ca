import type { Playbook } from './playbook.ts'
import { SOFTWARE_STAGES } from './software-stages.ts'

export const SPRINT_MOBILE_APP: Playbook = {
  id: 'sprint-mobile-app',
  title: 'mobile app',
  plannerTypes: ['sprint'],
  matches: { strong: ['mobile app', 'ios app', 'android app', 'react native', 'flutter', 'swiftui', 'kotlin multiplatform', 'iphone app', 'testflight', 'app store', 'play store', 'tracker app', 'app with', 'expo'], weak: ['app', 'push', 'reminder', 'streak', 'screen', 'onboarding', 'offline'], not: ['web app', 'webapp', 'application form'] },
  tags: ['mobile'],
  topicStages: SOFTWARE_STAGES,
  defaultTopics: ['onboarding and sign-in', 'main screen', 'adding an entry', 'reminders', 'settings'],
  tasks: [
    { id: 'accounts-stores', at: 0.01, minutes: 90, priority: 'high', title: 'Store accounts, bundle ids, signing and one build on a real phone', how: 'Developer programmes can take days to approve: start now. Automatic signing in CI, keys in a vault, an empty app installed on both partners’ phones.', done: 'a CI build opens on a real phone' },
    { id: 'navigation', at: 0.04, minutes: 240, title: 'App shell: navigation, theme, error boundary, crash reporting', how: 'Tabs or stack by the two main jobs, dark mode and large text from the start, crashes reported with version.', done: 'a forced crash shows up in the report' },
    { id: 'local-data', at: 0.08, minutes: 240, title: 'Local storage with migrations, offline first', how: 'Write locally, sync later; a schema version and a tested upgrade; dates in local days, not timestamps.', done: 'everything works in airplane mode and after an upgrade' },
    { id: 'login', at: 0.16, minutes: 300, about: ['login', 'log in', 'sign in', 'auth', 'account'], title: 'Login: email link or platform sign-in, token in the keychain', how: 'Sign in with Apple is required when another social sign-in is offered; sign-out and account deletion inside the app.', done: 'sign-in, sign-out and deletion work on both systems' },
    { id: 'login-edge', at: 0.2, minutes: 120, about: ['login', 'log in', 'sign in', 'auth'], after: ['login'], title: 'Login: expired session, no network, second device', how: 'Never lose typed data when the session ends; queue and retry.', done: 'the three cases end without a dead screen' },
    { id: 'create-item', at: 0.28, minutes: 300, about: ['add', 'create', 'new entry'], title: '{topic}: form in under ten seconds, with sensible defaults', how: 'One thumb, three taps; name, how often, when; validation as you type, undo instead of “are you sure”.', done: 'a newcomer adds one in ten seconds without help' },
    { id: 'create-item-rules', at: 0.32, minutes: 180, about: ['add', 'create', 'new entry'], after: ['create-item'], title: '{topic}: rules for schedules, edits and deletion, with unit tests', how: 'What happens to history when the schedule changes, time zones, daylight saving, leap days.', done: 'the rules are a table and each row is a test' },
    { id: 'reminders', at: 0.46, minutes: 300, about: ['remind', 'push', 'notif'], title: 'Reminders: local notifications, permission asked at the right moment', how: 'Ask after the first value, not at start; reschedule after restart and zone change; quiet hours.', done: 'reminders arrive on both systems after a reboot' },
    { id: 'push-server', at: 0.5, minutes: 240, about: ['push'], title: 'Push: certificates, token refresh, opt-out per kind', how: 'Tokens belong to a device, not a user; delete on sign-out; test on a locked phone.', done: 'a push reaches a locked phone and opens the right screen' },
    { id: 'streak-logic', at: 0.6, minutes: 180, about: ['streak', 'statistic', 'stats', 'progress', 'history'], title: 'Streaks: counting rules with tests (missed day, zone change, backfill)', how: 'Decide with examples: what a day is, whether a pause breaks it, whether yesterday can still be ticked.', done: 'twenty examples pass' },
    { id: 'streak-screen', at: 0.64, minutes: 240, about: ['streak', 'statistic', 'stats', 'progress', 'history'], after: ['streak-logic'], title: 'Streak screen: calendar, best run, kind words after a break', how: 'Readable without colour, fast with two years of data, screen-reader summary of the month.', done: 'it scrolls smoothly on the oldest phone' },
    { id: 'widget', at: 0.7, minutes: 240, about: ['widget', 'watch'], title: 'Home-screen widget with one-tap done', how: 'Shared storage, stale state shown as such.', done: 'a tap on the widget is in the app a second later' },
    { id: 'a11y-mobile', at: 0.8, minutes: 150, title: 'Accessibility pass: VoiceOver, TalkBack, largest text, reduced motion', how: 'Do the main job with eyes closed; labels, order, 44-point targets.', done: 'the main job works by voice on both systems' },
    { id: 'friends-test', at: 0.76, minutes: 120, title: 'Five people use it for three days: watch, then ask', how: 'Say nothing while they begin; note where they stop; one question a day.', done: 'the three worst stumbles are fixed or scheduled', optional: true },
    { id: 'store-listing', at: 0.86, minutes: 150, title: 'Store listing: name, screenshots, privacy labels, support address', how: 'Screenshots from the real app in two sizes; the privacy answers must match what the code sends.', done: 'the listing passes the console’s checks' },
    { id: 'beta-build', at: 0.93, minutes: 150, priority: 'high', about: ['testflight', 'test flight', 'beta', 'internal testing'], always: true, title: 'TestFlight and internal-testing build with release notes and feedback link', how: 'Version bump in CI, notes say what to try and what is known; beta review can take a day.', done: 'testers have installed it and one has answered' },
  ],
}
