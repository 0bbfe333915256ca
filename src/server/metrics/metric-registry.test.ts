import { expect, it } from 'vitest'
import { MetricRegistry } from './metric-registry.ts'

it('shows counters by their labels, with what a label may not hold escaped', () => {
  const registry = new MetricRegistry()
  const runs = registry.counter('runs_total', 'Runs.')
  runs.add(1, { state: 'completed' })
  runs.add(2, { state: 'completed' })
  runs.add(1, { state: 'a "b"\n\\' })
  expect(registry.render()).toBe(['# HELP runs_total Runs.', '# TYPE runs_total counter', 'runs_total{state="completed"} 3', String.raw`runs_total{state="a \"b\"\n\\"} 1`, ''].join('\n'))
})

it('reads a gauge when it is asked', () => {
  const registry = new MetricRegistry()
  let active = 0
  registry.gauge('active', 'Now.', () => active)
  active = 7
  expect(registry.render()).toContain('\nactive 7\n')
})

it('counts a distribution in buckets that add up', () => {
  const registry = new MetricRegistry()
  const durations = registry.histogram('seconds', { help: 'Time.', bounds: [0.1, 1] })
  for (const value of [0.05, 0.1, 0.5, 3]) durations.observe(value, { step: 'draft' })
  expect(registry.render().split('\n').slice(2, -1)).toEqual([
    'seconds_bucket{step="draft",le="0.1"} 2',
    'seconds_bucket{step="draft",le="1"} 3',
    'seconds_bucket{step="draft",le="+Inf"} 4',
    'seconds_sum{step="draft"} 3.65',
    'seconds_count{step="draft"} 4',
  ])
})
