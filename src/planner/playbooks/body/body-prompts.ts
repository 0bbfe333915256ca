import { alone } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const BODY_PROMPTS: Record<string, PromptSet> = {
  'health-change': alone('Bring my blood pressure down and move more', ['and lose 3 kg', 'and lose 12 kg']),
  'distance-swimming': alone('Train for an open water swim', ['with 2 swims a week', 'with 5 swims a week'], ['over 4 weeks', 'over 16 weeks']),
  fitness: alone('Get stronger at the gym', ['with 2 sessions a week', 'with 5 sessions a week']),
  triathlon: alone('Train for a triathlon', ['of sprint distance', 'of half distance'], ['over 4 weeks', 'over 20 weeks']),
  habit: alone('Build a daily meditation habit', ['for 5 minutes every day', 'for 25 minutes every day']),
  recovery: alone('Recover after knee surgery', ['with 2 exercise sessions a week', 'with 6 exercise sessions a week']),
  running: alone('Train for a half marathon', ['with 2 runs a week', 'with 5 runs a week'], ['over 4 weeks', 'over 16 weeks']),
  swimming: alone('Learn to swim', ['2 times a week', '4 times a week']),
  hiking: alone('Train for a long distance hike', ['with 2 training walks a week', 'with 5 training walks a week'], ['over 3 weeks', 'over 16 weeks']),
  cycling: alone('Train for a 100 mile cycling event', ['with 2 rides a week', 'with 5 rides a week'], ['over 4 weeks', 'over 16 weeks']),
  climbing: alone('Get better at rock climbing', ['with 1 session a week', 'with 4 sessions a week'], ['over 3 weeks', 'over 16 weeks']),
  dancing: alone('Learn salsa', ['with 1 practice a week', 'with 4 practices a week'], ['over 3 weeks', 'over 14 weeks']),
  'martial-arts': alone('Prepare for my karate grading', ['with 2 training sessions a week', 'with 5 training sessions a week'], ['over 3 weeks', 'over 14 weeks']),
  'skill-sport': alone('Get better at tennis', ['with 1 practice a week', 'with 4 practices a week'], ['over 3 weeks', 'over 14 weeks']),
  'team-coaching': alone('Coach a youth football team', ['with 1 training session a week', 'with 3 training sessions a week'], ['over 3 weeks', 'over 16 weeks']),
  'weight-loss': alone('Lose weight', ['and become 4 kg lighter', 'and become 14 kg lighter']),
  'drinking-less': alone('Drink less alcohol', ['for 10 days', 'for 90 days']),
  'sugar-free': alone('Quit sugar', ['for 7 days', 'for 60 days']),
  'going-vegan': alone('Go vegan', ['with 3 dishes', 'with 24 dishes']),
  'walking-steps': alone('Walk 10,000 steps a day', ['for 20 days', 'for 90 days']),
  'yoga-flexibility': alone('Do yoga', ['2 times a week', '5 times a week'], ['over 3 weeks', 'over 14 weeks']),
  'obstacle-race': alone('Train for an obstacle race', ['with 1 run a week', 'with 4 runs a week'], ['over 3 weeks', 'over 14 weeks']),
  'return-to-sport': alone('Return to football after a torn hamstring', ['with 8 sessions', 'with 24 sessions']),
  'back-posture': alone('Improve my posture', ['with 4 exercises', 'with 16 exercises']),
  fasting: alone('Start intermittent fasting', ['with 4 recipes', 'with 16 recipes']),
  'postnatal-fitness': alone('Get fit again after giving birth', ['with 6 exercises', 'with 18 exercises']),
  'child-cycling': alone('Teach my daughter to ride a bike', ['in 4 sessions', 'in 16 sessions']),
}
