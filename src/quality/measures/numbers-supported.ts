import type { PlacedText } from '#shared/content/content-texts.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DocumentMeasure } from '../measure.ts'
import { once } from '../once.ts'
import { readQuantities } from '../quantities.ts'
import { blocksOf, excerpt, proseOf } from '../texts.ts'

/** The quantities of all facts: in their texts, and where the schema has a number with a known unit. */
const supportedBy = once((solution: Solution): Set<string> => {
  const keys = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') for (const { key } of readQuantities(value)) keys.add(key)
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(solution)
  const { workstreams, milestones, timeline, budget, costs } = solution
  const weeks = workstreams.flatMap(({ startWeek, weeks: length }) => [startWeek, length, startWeek + length - 1])
  for (const week of [...weeks, ...milestones.map(({ week }) => week), timeline?.weeks]) keys.add(`${week} week`)
  const days = workstreams.flatMap(({ effort }) => effort ?? []).map((effort) => effort.days)
  for (const end of [0, 1] as const) keys.add(`${Math.round(days.reduce((sum, span) => sum + span[end], 0))} day`)
  keys.add(`${budget?.amount} ${budget?.currency}`)
  for (const { unitPrice, quantity, unit, currency } of costs)
    keys
      .add(`${quantity} ${unit}`)
      .add(`${unitPrice} ${currency}`)
      .add(`${(unitPrice ?? 0) * quantity} ${currency}`)
  return keys
})

const bareNumber = (written: string) => /\d[\d,]*(?:\.\d+)?/.exec(written)?.[0] ?? ''

export const numbersSupported: DocumentMeasure = {
  id: 'unsupported',
  name: 'Numbers in the words without a fact',
  about:
    'Numbers in prose, lists, figures and headings that no fact has and that count no facts; with a unit, the fact must have the same.',
  unit: 'count',
  examine({ content }, { solution }) {
    const supported = supportedBy(solution)
    const claims: PlacedText[] = [
      ...[...walkSections(content.sections)].map(({ section }) => ({ place: section.id, text: section.heading })),
      ...proseOf(content),
      ...blocksOf(content).flatMap((block) =>
        block.type === 'figures' ? blockTexts(block).map((text) => ({ place: block.id, text })) : [],
      ),
    ]
    const bare = findUnsupportedNumbers(
      claims.map(({ text }) => text),
      solution,
    )
    const flaws = claims.flatMap(({ place, text }) => {
      const strange = readQuantities(text).filter(
        ({ unit, key, written }) => bare.includes(bareNumber(written)) || (unit !== '' && !supported.has(key)),
      )
      return strange.map(({ written, index }) => ({ place, text: `${written}: ${excerpt(text, index, written.length)}` }))
    })
    return { of: claims.length, flaws }
  },
}
