import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { type Content, contentSchemaVersion } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { firm } from '#shared/firm.ts'
import { signatureTable } from '#server/document-types/word/chapters/signatures.ts'
import type { Signer } from './build-certificate.ts'
import { hasSignOff, addSignOffs } from './add-sign-offs.ts'

const content = (blocks: Content['sections'][number]['blocks']): Content => ({
  schemaVersion: contentSchemaVersion,
  documentType: 'word',
  title: 'Signed',
  subtitle: '',
  language: 'en-GB',
  facts: [],
  sections: [{ id: 'one', heading: 'One', blocks, sections: [] }],
})
const roles: [string, string][] = [
  ['Sponsor, Calder Energy', 'Scope'],
  [`Lead architect, ${firm.name}`, 'Approach'],
  [`Delivery lead, ${firm.name}`, 'Plan'],
]
const signer = (name: string, more: Partial<Signer>): Signer => ({
  name,
  email: '',
  username: name.toLowerCase(),
  client: null,
  isOfClient: false,
  decidedAt: new Date('2026-11-22T10:00:00Z'),
  reason: '',
  ...more,
})
const rowsOf = ({ sections }: Content) =>
  (sections[0]!.blocks[0] as BlockOf<'table'>).rows.map((row) => row.map((cell) => (Array.isArray(cell) ? plainText(cell) : cell)))

test('each side is filled where it signs, and whoever has no row is added', () => {
  const before = content([signatureTable('signatures', roles)])
  const signers = [
    signer('Ada', {}),
    signer('Bo', { client: 'calder' }),
    signer('Grace', { username: null, email: 'grace@example.org' }),
  ]
  expect(hasSignOff(before)).toBe(true)
  const kept = structuredClone(before)
  expect(rowsOf(addSignOffs(before, { signers, clientName: 'Calder Energy' }))).toEqual([
    ['Sponsor, Calder Energy', 'Scope', 'Bo', 'Approved, signed in', '22 Nov 2026'],
    [`Lead architect, ${firm.name}`, 'Approach', 'Ada', 'Approved, signed in', '22 Nov 2026'],
    [`Delivery lead, ${firm.name}`, 'Plan', null, null, null],
    ['Reviewer', null, 'Grace', 'Approved by personal link', '22 Nov 2026'],
  ])
  expect(before).toEqual(kept)
})

test('a table that nobody signs stays as it is', () => {
  const before = content([{ id: 'said', type: 'paragraph', text: [{ text: 'Nothing.' }] }])
  expect(hasSignOff(before)).toBe(false)
  expect(addSignOffs(before, { signers: [signer('Ada', {})], clientName: 'Calder Energy' })).toEqual(before)
})
