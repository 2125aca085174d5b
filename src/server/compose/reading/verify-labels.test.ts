import { describe, expect, test } from 'vitest'
import type { Label } from './label.ts'
import { readWords } from './test-reading.ts'
import { verifyLabels } from './verify-labels.ts'

const brief = {
  technicalRequirements:
    'The tide table comes from PortNet by 04:30 each day.\nThe system shall plan 41 pilots.\nNo Salesforce.\nShips’ papers must not leave Malta.',
  timeline: 'Go-live 3 May 2027.',
}
const reading = readWords(brief)

/** What a model would rightly say: what code read, in the form of a label. */
const right = (): Label[] =>
  reading.statements.map((statement) => ({
    segment: statement.segment.id,
    words: null,
    kind: statement.kind,
    says: statement.affirms ? 'yes' : 'no',
    force: statement.force,
    actor: null,
    verb: null,
    object: null,
    condition: null,
    systems: [...statement.systems],
    measures: statement.measures.map(({ quote }) => ({ words: quote, of: '', bound: 'exactly' })),
    dates: statement.dates.map(({ words, what, is }) => ({ words, what, is })),
    people: [...statement.people],
    contradicts: [],
    amends: [],
  }))
const about = (labels: Label[], words: string): Label => {
  const label = labels.find(({ segment }) => reading.segments.find(({ id }) => id === segment)?.text.includes(words))
  if (label === undefined) throw new Error(`No segment has “${words}”.`)
  return label
}
function withFault(words: string, plant: (label: Label, labels: Label[]) => void) {
  const labels = right()
  plant(about(labels, words), labels)
  const verified = verifyLabels(reading, labels)
  const statement = verified.statements.find(({ segment }) => segment.text.includes(words))
  return { ...verified, statement, said: verified.doubts.map(({ sentence }) => sentence).join(' ') }
}

test('right labels raise nothing', () => {
  expect(verifyLabels(reading, right()).doubts).toEqual([])
})

describe('planted faults', () => {
  test('a segment that is not there is dropped', () => {
    const { statements, said } = withFault('41 pilots', (label, labels) => labels.push({ ...label, segment: 'S99' }))
    expect(said).toContain('no segment S99')
    expect(statements).toHaveLength(reading.statements.length)
  })
  test('words that are not in it are replaced by the whole segment', () => {
    const { statement, said } = withFault('41 pilots', (label) => void (label.words = 'The system must roster 41 pilots'))
    expect(statement?.quote).toContain('shall plan 41 pilots')
    expect(said).toContain('does not stand in it')
  })
  test('a number that is not there is dropped, and the one that is comes back', () => {
    const { statement, said } = withFault(
      '41 pilots',
      (label) => void (label.measures = [{ words: '14 pilots', of: '', bound: 'exactly' }]),
    )
    expect(statement?.measures.map(({ value }) => value)).toEqual([41])
    expect(said).toContain('“14 pilots” does not stand there')
    expect(said).toContain('“41 pilots” was left out')
  })
  test('a date that is not there is dropped, and the one that is comes back', () => {
    const { statement } = withFault(
      'Go-live',
      (label) => void (label.dates = [{ words: '5 March 2027', what: 'go-live', is: 'deadline' }]),
    )
    expect(statement?.dates.map(({ from }) => from)).toEqual(['2027-05-03'])
  })
  test('a name that is not there is dropped', () => {
    const { statement, said } = withFault('PortNet', (label) => label.systems.push({ name: 'Apache Kafka', role: 'source' }))
    expect(statement?.systems.map(({ name }) => name)).toEqual(['PortNet'])
    expect(said).toContain('Apache Kafka')
  })
  test('a name that was left out comes back', () => {
    const { statement, said } = withFault('PortNet', (label) => void (label.systems = []))
    expect(statement?.systems.map(({ name }) => name)).toEqual(['PortNet'])
    expect(said).toContain('“PortNet” was left out')
  })
  test('a denial stands where the label affirms', () => {
    const { statement, said } = withFault('Salesforce', (label) => {
      label.says = 'yes'
      label.kind = 'mandate'
      label.systems = [{ name: 'Salesforce', role: 'platform' }]
    })
    expect(statement).toMatchObject({ affirms: false, kind: 'ban', systems: [{ name: 'Salesforce', role: 'banned' }] })
    expect(said).toContain('the denial stands')
  })
  test('a ban that no label speaks of stands as code read it', () => {
    const { statement, doubts } = withFault('Salesforce', (label, labels) => void labels.splice(labels.indexOf(label), 1))
    expect(statement).toMatchObject({ kind: 'ban', by: 'code' })
    expect(doubts.map(({ kind }) => kind)).toEqual(['restored'])
  })
  test('a number in the object of the verb is no word of the brief', () => {
    const { statement } = withFault('41 pilots', (label) => void (label.object = '500 tugs'))
    expect(statement?.object).toBeUndefined()
  })
  test('where both say how binding it is, the stricter holds', () => {
    const { statement } = withFault('41 pilots', (label) => void (label.force = 'may'))
    expect(statement?.force).toBe('must')
  })
  test('a segment cannot amend one that is not there', () => {
    expect(withFault('41 pilots', (label) => void (label.amends = ['S77'])).said).toContain('cannot take the place of S77')
  })
})

test('a segment that says two things becomes two statements', () => {
  const labels = right()
  const label = about(labels, 'PortNet')
  label.words = 'The tide table comes from PortNet'
  labels.push({ ...label, words: 'by 04:30 each day', systems: [], kind: 'quality' })
  const { statements, doubts } = verifyLabels(reading, labels)
  expect(doubts).toEqual([])
  expect(statements.filter(({ id }) => id.includes('.')).map(({ quote }) => quote)).toEqual([
    'The tide table comes from PortNet',
    'by 04:30 each day',
  ])
})

describe('what takes the place of something earlier', () => {
  const answered = readWords({
    technicalRequirements: 'The plan is kept for ten years.\nPilots see the plan.',
    additionalContext: 'REVISED. The plan is kept for two years.',
  })
  const idOf = (words: string) => answered.segments.find(({ text }) => text.includes(words))!.id
  const amending = (later: string, earlier: string): Label => ({
    ...right()[0]!,
    segment: idOf(later),
    kind: 'rule',
    measures: [],
    systems: [],
    dates: [],
    people: [],
    amends: [idOf(earlier)],
  })
  const amendedBy = (label: Label) =>
    verifyLabels(answered, [label]).statements.flatMap((statement) => (statement.amendedBy ? [statement.text] : []))

  test('is so where words show it', () => {
    expect(amendedBy(amending('two years', 'ten years'))).toEqual(['The plan is kept for ten years.'])
  })
  test('is so by no label alone, and never what stands later', () => {
    expect(amendedBy(amending('Pilots see', 'ten years'))).toEqual([])
    expect(amendedBy(amending('ten years', 'two years'))).toEqual([])
  })
  test('leaves the reading as it is, which other documents share', () => {
    const before = JSON.stringify(answered)
    verifyLabels(answered, [amending('two years', 'ten years')])
    expect(JSON.stringify(answered)).toBe(before)
  })
})
