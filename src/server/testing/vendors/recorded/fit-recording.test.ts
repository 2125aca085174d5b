import { expect, test } from 'vitest'
import type { Body } from '../script.ts'
import { listMisfits } from './fit-recording.ts'
import { answerOf, askedBy, citeFacts, type Recording } from './recording.ts'

const facts = '<facts>\nFR-3 {"text":"Each invoice is matched"}\nOQ-2 {"text":"Which interface of SAP?"}\n</facts>'
const asking = (said: string): Body => ({ messages: [{ content: `Some rules.\n${facts}\n${said}` }] })
const chapter = (heading: string, ask: string) =>
  asking(`Write the prose of the chapter “${heading}”. It answers: ${ask}\nOne page.`)

const recording: Recording = {
  brief: 'invoices',
  documentType: 'hld',
  asked: { label: '', assemble: '', argue: '', write: '' },
  segments: {},
  labels: [],
  assemble: { picks: [], open: [], flows: [] },
  argue: { decisions: [], risks: [], questions: [], walks: [] },
  words: { Risks: 'It is matched [REQ: invoice is MATCHED; OQ: interface of SAP], and paid [REQ: paid].' },
}

test('what words cite is found by the words of the facts; what stands in no fact is left out and told', () => {
  const { text, missing } = citeFacts(recording.words['Risks']!, chapter('Risks', 'what?'))
  expect(text).toBe('It is matched [FR-3, OQ-2], and paid.')
  expect(missing).toEqual(['REQ: paid'])
  expect(answerOf(recording, chapter('Risks', 'what?'))).toBe(text)
})

test('the words of every chapter have one key, which a changed instruction changes', () => {
  expect(askedBy(chapter('Risks', 'what?'))).toBe(askedBy(chapter('Plan', 'when?')))
  expect(askedBy(chapter('Risks', 'what?'))).not.toBe(askedBy(asking('Write the prose of the chapter “Risks”. Two pages.')))
})

test('a chapter that nobody has written is told, and so is what words cite in vain', () => {
  const label = asking('Label segments of the brief')
  const misfits = listMisfits(recording, [label, chapter('Risks', 'what?'), chapter('Plan', 'when?')])
  expect(misfits).toContain('Nobody has written the chapter “Plan”.')
  expect(misfits).toContain('“Risks” cites “REQ: paid”, which stands in no fact.')
  expect(misfits).toContain('The instructions of “write” have changed: read its answers again.')
})
