import { performance } from 'node:perf_hooks'

/** Milliseconds; the median and the 95th percentile of several runs. */
export type Figures = { cold: number; p50: number; p95: number }

/** The first run counts as cold; then the given number of warm runs follows. The input of a run is prepared before its time starts. */
export async function measure<Given>(prepare: () => Promise<Given>, work: (given: Given) => unknown, runs = 15): Promise<Figures> {
  const times: number[] = []
  for (let run = 0; run <= runs; run++) {
    const given = await prepare()
    times.push(await timeOf(() => work(given)))
  }
  const [cold = Number.NaN, ...warm] = times
  return { cold, p50: percentile(warm, 50), p95: percentile(warm, 95) }
}

export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))] ?? Number.NaN
}

export function printTable(heading: string, rows: Record<string, string | number>[]) {
  console.log(`\n${heading}`)
  const columns = Object.keys(rows[0] ?? {})
  const texts = rows.map((row) => columns.map((column) => format(row[column])))
  const widths = columns.map((column, index) => Math.max(column.length, ...texts.map((text) => text[index]?.length ?? 0)))
  const line = (cells: string[]) =>
    console.log(
      `  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')}`,
    )
  line(columns)
  for (const text of texts) line(text)
}

const format = (value: string | number | undefined) =>
  typeof value === 'number' ? value.toFixed(value < 10 ? 2 : 1) : (value ?? '')
