import { expect, test } from 'vitest'
import { Brief, type BriefField } from '#shared/brief.ts'
import { readBrief } from './read-brief.ts'

/** Of this process, so that a busy machine does not count. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const whole = Brief.parse({ documentType: 'hld', client: 'aldgate', projectName: 'Claims Hub', requirements: {} })
const fields = Object.keys(whole.requirements) as BriefField[]
const everywhere = (text: string): Brief => ({
  ...whole,
  requirements: Object.fromEntries(fields.map((field) => [field, text])) as Brief['requirements'],
})

test('five thousand requirements are read in about a second, whatever field they are looked at for', () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `- Case ${index}: handlers must load claims from Guidewire and MedStar PAS within ${index} s and log them`,
  ).join('\n')
  const brief = { ...whole, requirements: { ...whole.requirements, technicalRequirements: text } }
  const started = cpuSeconds()
  expect(readBrief(brief).requirements).toHaveLength(5000)
  expect(cpuSeconds() - started).toBeLessThan(2)
})

const hostile = [
  'x must be and ',
  'from Aa Bb ',
  'integrates with Aa, ',
  'our Aa Bb Cc Dd ',
  'Head of Aa Bb and ',
  'migrated from ',
  'existing current ',
  'we do not ',
  'a is not ',
  '1 may ',
  '5 January 2026 ',
  '1-',
  '£1m ',
  'REQ-1 ',
  '(a) ',
  '[a](https:',
  '** ',
  '|a|b|\n',
  'a\tb\n',
  'a\n',
  'x must:\n',
  '\t',
  'a; ',
  'A-B',
  'aBc',
]
test('no text, however hostile, makes the reader slower than its length', () => {
  const slow = hostile.filter((piece) => {
    const started = cpuSeconds()
    readBrief(everywhere(piece.repeat(20_000 / piece.length)))
    return cpuSeconds() - started > 2
  })
  expect(slow).toEqual([])
})
