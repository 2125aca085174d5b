import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutField } from './cut-field.ts'
import type { Cut } from './piece.ts'
import { sampleBriefs } from './sample-briefs.ts'

/** Text that may be in no statement, by kind. */
const allowed: Record<string, RegExp> = {
  quote: /^\s*(?:>\s*)+$/,
  bullet: /^(?:[-*•–—·▪‣○●◦►✓✔➢]+|x|\p{Emoji_Presentation})\s+$/u,
  number: /^[(§]*\s*(?:[\p{Lu}]{1,6}[-. ]?(?:\p{Lu}{1,4}[-. ]?)?)?[\d.]*\p{L}{0,5}[.):]?\s*$/u,
  rule: /^[^\p{L}\p{N}]+$/u,
}

/**
 * Every non-blank character must be in exactly one statement, mark or line aside, or be a bar of a table; returns the violations as text.
 */
function misplaced(text: string, cut: Cut): string[] {
  const times = new Uint8Array(text.length)
  for (const { start, end } of [...cut.pieces, ...cut.marks, ...cut.aside])
    for (let at = start; at < end; at++) times[at] = (times[at] ?? 0) + 1
  const wrong = [...times.entries()].filter(([at, count]) => /\S/.test(text[at] ?? '') && count !== 1 && text[at] !== '|')
  return [
    ...wrong.map(([at, count]) => `${count} times: ${text.slice(Math.max(0, at - 20), at)}»${text.slice(at, at + 20)}`),
    ...cut.marks
      .filter((mark) => !isAllowed(text.slice(mark.start, mark.end), mark, cut))
      .map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`),
  ]
}

const flat = (text: string) => text.replaceAll(/[\s|:.·*_#=-]+/g, '')

/** A heading must reappear in the heading of a statement, and a speaker's name as the speaker of one. */
function isAllowed(told: string, { kind }: Cut['marks'][number], { pieces }: Cut): boolean {
  const form = allowed[kind]
  if (form !== undefined) return form.test(told)
  if (kind === 'heading') return pieces.some(({ heading = '' }) => flat(heading).includes(flat(told)))
  return pieces.some(({ speaker }) => told.includes(speaker?.split(' (')[0] ?? '\0'))
}

test.each(
  Object.entries(sampleBriefs).flatMap(([name, fields]) =>
    Object.entries(fields).map(([field, text]) => [name, field, text] as const),
  ),
)('each character of %s (%s) has its place', (_name, _field, text) => expect(misplaced(text, cutField(text))).toEqual([]))

const words = fc.constantFrom(
  'The system must hold 12 records.',
  'Results older than 1 January 2025 need not be brought.',
  'e.g. Mr. J. Smith, approx. 3.5 %',
  '“an open quotation. It goes on',
  '"Never. Not here." he said.',
  'a; b; c',
  'Users: clerks; officers; two auditors.',
  'see https://a.example/b.c?d=1. Write to a.b@c.example.',
  '😀 emoji ✓',
  'Größe über 5 µm',
  'العربية يجب',
  '1.2 Hosting. 1.3 Source code',
  '(a) first; (b) second',
  'Budget',
  'Nicht enthalten:',
  'From: Ann Berg',
  'Sent: 3 November 2026 10:00',
  'Kind regards',
  'On 1 May 2027, Ann Berg wrote:',
  'This email is confidential and intended only for you.',
  'ANN: yes.',
  'BEN (clerk): no?',
  '[10:02] Carl —',
  '**Why** because',
)
const prefix = fc.constantFrom(
  '',
  '',
  '',
  '- ',
  '* ',
  '• ',
  '1. ',
  '2. ',
  '3.1 ',
  '3.2 ',
  '(i) ',
  '> ',
  '> > ',
  '## ',
  '\t',
  '  - ',
  '☐ ',
  '| ',
  'R-01 ',
  'R-02 ',
)
const line = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(prefix, fc.array(words, { maxLength: 3 })).map(([before, told]) => before + told.join(' ')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '| a | b |',
      '|---|---|',
      '---',
      '===',
      'x\ty\tz',
      '-----Original Message-----',
      '',
      '',
      'a | b',
      '|',
      '-',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()) },
)
const brief = fc
  .tuple(fc.array(line, { maxLength: 14 }), fc.constantFrom('\n', '\r\n', '\n\n', '\r'))
  .map(([lines, end]) => lines.join(end))

test('each character of a random brief has its place', () => {
  fc.assert(
    fc.property(brief, (text) => {
      expect(misplaced(text, cutField(text))).toEqual([])
    }),
    { numRuns: 600 },
  )
})

const shared = ['../shared/briefs', '../../shared/briefs']
  .map((folder) => join(process.cwd(), folder))
  .find((folder) => existsSync(folder))

test('each character of the briefs beside the checkout has its place', () => {
  const files = shared === undefined ? [] : readdirSync(shared).filter((name) => name.endsWith('.json'))
  for (const file of files) {
    const { requirements } = JSON.parse(readFileSync(join(shared ?? '', file), 'utf8')) as { requirements: Record<string, string> }
    for (const text of Object.values(requirements)) expect(misplaced(text, cutField(text))).toEqual([])
  }
})

test('the mark of a footnote belongs to the sentence before it', () => {
  const text = 'It is open 99.9 % of the time.[1] Data is kept for ten years.[i]'
  const { pieces } = cutField(text)
  expect(pieces.map(({ start, end }) => text.slice(start, end))).toEqual([
    'It is open 99.9 % of the time.[1]',
    'Data is kept for ten years.[i]',
  ])
})
