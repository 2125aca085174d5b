import { expect, test } from 'vitest'
import type { LabelledBrief, Truth } from './labelled-brief.ts'
import { labelledFiles, readLabelledBriefs, shareOf, shares } from './read-labelled-briefs.ts'

const briefs = readLabelledBriefs()
const each = (check: (brief: LabelledBrief) => string[]) =>
  briefs.flatMap((brief) => check(brief).map((fault) => `${brief.id}: ${fault}`))
const said = ({ projectName, requirements }: LabelledBrief) =>
  [projectName, ...Object.values(requirements)].join('\n').toLowerCase()

test('each file is named for its brief, and each share has some', () => {
  expect(briefs.map(({ id }) => `${id}.json`)).toEqual(labelledFiles())
  const counts = shares.map((share) => briefs.filter(({ id }) => shareOf(id) === share).length)
  expect(counts[1]).toBeGreaterThanOrEqual(12)
  expect(counts[2]).toBeGreaterThanOrEqual(20)
  // At least a third of all is kept out of every tuning.
  expect(3 * (counts[1]! + counts[2]!)).toBeGreaterThanOrEqual(briefs.length)
})

const quotesOf = ({ systems, banned, mandated, measures, dates, residency, rules, contradictions }: Truth) => [
  ...[systems, banned, mandated, measures, dates, residency, rules].flat().map(({ quote }) => quote),
  ...contradictions.flatMap(({ a, b }) => [a, b]),
]

test('each quote is an exact part of one field', () => {
  const strays = each(({ requirements, truth }) =>
    quotesOf(truth).filter((quote) => !Object.values(requirements).some((text) => text.includes(quote))),
  )
  expect(strays).toEqual([])
})

test('each name and term stands in the brief, and a ban in its own quote', () => {
  const strays = each((brief) => {
    const text = said(brief)
    const { systems, people, notPeople, banned, mandated } = brief.truth
    const unnamed = [...systems, ...people].filter(
      ({ name, aliases }) => ![name, ...aliases].some((one) => text.includes(one.toLowerCase())),
    )
    const terms = [...notPeople, ...[...banned, ...mandated].map(({ term }) => term)]
    return [
      ...unnamed.map(({ name }) => name),
      ...terms.filter((term) => !text.includes(term.toLowerCase())),
      ...banned.filter(({ term, quote }) => !quote.toLowerCase().includes(term.toLowerCase())).map(({ term }) => term),
      ...banned
        .filter(({ term }) => [...systems.map(({ name }) => name), ...mandated.map((one) => one.term)].includes(term))
        .map(({ term }) => term),
    ]
  })
  expect(strays).toEqual([])
})

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const numberWord = (word = '') => (units.includes(word) ? units.indexOf(word) : tens[word])

/** Every number that a text can be read as: 41,300  36.000  4 800  520'000  15,00,000  0,3 and small number words. */
function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/\d{1,3}(?:[ \u00a0]\d{3})+|\d+(?:[.,']\d+)*/g)].flatMap(([found]) => [
    Number(found.replace(/[., '\u00a0]/g, '')),
    Number(found.replace(/,/g, '')),
    Number(found.replace(/[. '\u00a0]/g, '').replace(',', '.')),
  ])
  const words = text.toLowerCase().split(/[^a-z]+/)
  const spelled = words.flatMap((word, at) => {
    const [value, next] = [numberWord(word), numberWord(words[at + 1])]
    if (word === 'hundred') return [100, 100 + (numberWord(words[words[at + 1] === 'and' ? at + 2 : at + 1]) ?? 0)]
    if (value === undefined) return []
    if (next === undefined) return [value]
    return [
      value,
      value >= 20 && next < 10 ? value + next : value,
      value > 0 && value < 10 && next >= 10 ? value * 100 + next : value,
    ]
  })
  return [...digits, ...spelled]
}

test('each figure stands in its quote', () => {
  const strays = each(({ truth }) =>
    truth.measures.flatMap(({ quote, values }) =>
      values
        .filter((value) => !numbersIn(quote).some((one) => Math.abs(one - value) < 1e-9))
        .map((value) => `${value} in ${quote}`),
    ),
  )
  expect(strays).toEqual([])
})

test('each regex compiles, is not void, and is not met by repeating the rule', () => {
  const faults = each(({ truth }) => {
    const sources = [
      ...truth.mandated.map(({ does }) => does),
      ...truth.notThese.map(({ regex }) => regex),
      ...truth.parts.map(({ shows }) => shows),
      ...truth.rules.map(({ met }) => met),
      ...truth.questions,
    ]
    return [
      ...sources.filter((source) => new RegExp(source, 'iu').test('')),
      ...truth.rules.filter(({ met, quote }) => new RegExp(met, 'i').test(quote)).map(({ quote }) => quote),
    ]
  })
  expect(faults).toEqual([])
})

test('a thin brief has no parts and no rules, any other has both and systems', () => {
  const faults = each(({ truth: { thin, parts, rules, systems } }) => {
    if (thin) return parts.length + rules.length > 0 ? ['thin, and has parts or rules'] : []
    return parts.length > 0 && rules.length > 0 && systems.length > 0 ? [] : ['without parts, rules or systems']
  })
  expect(faults).toEqual([])
})
