import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'

/** By the name of a control: sentences of many trades that it keeps, and some that look alike and bind to something else. */
const sentences = new URL('../catalogue/sentences/kinds-of-rules.yaml', import.meta.url)
const kinds = Object.entries(parse(readFileSync(sentences, 'utf8')) as Record<string, { kept: string[]; left: string[] }>)

const around = `Nine clerks and two supervisors use it. Orders come from Sage by API. 400 orders a day. Clerks record each visit.
Supervisors see overdue orders on a dashboard. Customers are told when an order is late. Guests book a free slot themselves online.
Each access to a file is logged. Sign-in is through Okta. Photographs are kept for 2 years. Clerks search old orders by name and date.`

describe.each(kinds)('%s', (control, { kept, left }) => {
  const { requirements } = solutionOf(readWords({ technicalRequirements: [around, ...kept, ...left].join('\n') }), '2026-11-02')
  const howOf = (sentence: string) => requirements.find(({ text }) => text.startsWith(sentence.slice(0, -1)))?.mechanism ?? ''
  test.each(kept)('keeps “%s”', (sentence) => expect(howOf(sentence)).toContain(control))
  test.each(left)('leaves “%s”', (sentence) => expect(howOf(sentence)).not.toContain(control))
})
