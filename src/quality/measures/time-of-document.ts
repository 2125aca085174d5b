import type { ValueMeasure } from '../measure.ts'

export const timeOfDocument: ValueMeasure = {
  id: 'time',
  name: 'Milliseconds a document (p50)',
  about:
    'From the facts to the content; reading the brief is shared by the five documents and not counted. Machines differ, so its bound is wide.',
  unit: 'value',
  better: 'lower',
  step: 100,
  value(documents) {
    const times = documents.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
    return times[Math.floor(times.length / 2)] ?? Number.NaN
  },
}
