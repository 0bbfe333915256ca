/** Names and values of labels, in the order they are shown. */
type Labels = Readonly<Record<string, string>>

export type Counter = { add(amount: number, labels?: Labels): void }
export type Histogram = { observe(value: number, labels?: Labels): void }

type Family = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; lines: () => string[] }

/** The numbers of this process, as Prometheus reads them (text exposition format 0.0.4). */
export class MetricRegistry {
  readonly #families: Family[] = []

  /** A sum that only rises. The name ends in `_total`. */
  counter(name: string, help: string): Counter {
    const values = new Map<string, number>()
    this.#families.push({ name, help, type: 'counter', lines: () => [...values].map(([labels, value]) => sample(name, labels, value)) })
    return {
      add(amount, labels = {}) {
        const key = render(labels)
        values.set(key, (values.get(key) ?? 0) + amount)
      },
    }
  }

  /** A value that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    this.#families.push({ name, help, type: 'gauge', lines: () => [sample(name, '', read())] })
  }

  /** A distribution over `bounds`, which rise. */
  histogram(name: string, { help, bounds }: { help: string; bounds: readonly number[] }): Histogram {
    const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
    this.#families.push({ name, help, type: 'histogram', lines: () => [...series.values()].flatMap((each) => histogramLines(name, bounds, each)) })
    return {
      observe(value, labels = {}) {
        const key = render(labels)
        const each = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
        series.set(key, each)
        each.sum += value
        each.count += 1
        bounds.forEach((bound, index) => {
          if (value <= bound) each.counts[index]! += 1
        })
      },
    }
  }

  render(): string {
    return this.#families.map(({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines(), ''].join('\n')).join('')
  }
}

function histogramLines(name: string, bounds: readonly number[], { labels, counts, sum, count }: { labels: Labels; counts: number[]; sum: number; count: number }): string[] {
  const buckets = bounds.map((bound, index) => sample(`${name}_bucket`, render({ ...labels, le: String(bound) }), counts[index]!))
  return [...buckets, sample(`${name}_bucket`, render({ ...labels, le: '+Inf' }), count), sample(`${name}_sum`, render(labels), sum), sample(`${name}_count`, render(labels), count)]
}

function sample(name: string, labels: string, value: number): string {
  return `${name}${labels} ${value}`
}

function render(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (character) => (character === '\n' ? String.raw`\n` : `\\${character}`))}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
