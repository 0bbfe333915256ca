import { describe, expect, it } from 'vitest'
import { teamFirst } from './team-first.ts'

const written = (text: string) => teamFirst(text, 'en').toReversed().reduce((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('whoever works on it', () => {
  it.each([
    ['Nora, Ali and Wim restore the lifeboat in two sprints', 'Team: Nora, Ali and Wim. Restore the lifeboat in two sprints'],
    ['Nora, Ali and Wim restore the lifeboat. Wim does the engine', 'Team: Nora, Ali and Wim. Restore the lifeboat. Wim does the engine'],
    ['Nora (8h/week) and Ali (4h/week) set up the tool library', 'Team: Nora (8h/week) and Ali (4h/week). Set up the tool library'],
    ['Nora, who knows the tides, and Ali chart the harbour', 'Team: Nora, who knows the tides, and Ali. Chart the harbour'],
    ['Nora and I will rewrite the safety manual, 3 hours a week each', 'Team: Nora and me. Rewrite the safety manual, 3 hours a week each'],
    ['Three of us (Nora, Ali and me) build the stage by June', 'Team: Nora, Ali and me. Build the stage by June'],
    ['We are four: Nora, Ali, Wim and Zoe. Ship the tide app', 'Team: Nora, Ali, Wim and Zoe. Ship the tide app'],
    ['Dr Bello, Nurse Lin and Sam from reception open the new clinic', 'Team: Dr Bello, Nurse Lin and Sam from reception. Open the new clinic'],
    ['Redo the harbour rules: me and Nora, 2 hours a week each', 'Redo the harbour rules. Team: me and Nora, 2 hours a week each'],
    ['Move the chart room with Nora and Ali in two sprints', 'Move the chart room. Team: Nora and Ali. In two sprints'],
    ['Open the jetty café with Nora, Ali and two volunteers, sprints of a week', 'Open the jetty café. Team: Nora, Ali, two volunteers, sprints of a week'],
    ['Restore the organ with four volunteers in six sprints', 'Restore the organ. Team: four volunteers. In six sprints'],
    ['I do this alone, 5 hours a week: chart the wrecks', 'Team: me, 5 hours a week. Chart the wrecks'],
    ['a team of three (nora ali wim) ships the tide app', 'a team: Nora, Ali, Wim. ships the tide app'],
  ])('is said as the team: %s', (text, plain) => {
    expect(written(text)).toBe(plain)
  })

  it.each([
    // The goal is said elsewhere, and this is one of its shares.
    'Nora and Ali do the hull. Repaint the lifeboat by 1 June',
    'Nora and Ali write the texts, Wim the figures, Zoe checks',
    'Nora and Ali are away in week 2. Build the jetty',
    'Nora and Ali have 10 hours a week. Build the jetty',
    'Hold the class with 12 chairs in two sprints',
    'Make a video game with 3 levels in four sprints',
    'Compare Leeds and York. Team: Nora and Ali',
    'Teach Romeo and Juliet in four sprints',
    'Build the search page: API, UI and tests',
    'Bring back the ferry with Hull and Leeds in two sprints',
  ])('is left as it stands: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})
