import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownDocument } from '#shared/api/overview.ts'
import { idOf } from '#web/testing/given-generators.ts'
import { DocumentsByProject } from './shown-documents.tsx'

const document = (number: number, some: Partial<ShownDocument>): ShownDocument => ({
  id: idOf(number),
  name: 'Claims',
  type: 'hld',
  client: 'aldgate',
  clientName: 'Aldgate Mutual',
  project: 'Claims',
  version: '1.0.0',
  approved: false,
  state: 'draft',
  createdAt: '2026-01-01T10:00:00.000Z',
  webViewLink: `/documents/${number}`,
  questions: 0,
  ...some,
})

test('documents are listed below their project, each named by its type unless it has a name of its own', () => {
  const rows = [
    document(1, {}),
    document(2, { project: 'Lending', name: 'Lending' }),
    document(3, { type: 'excel' }),
    document(4, { name: 'Notes of the board' }),
  ]
  render(
    <MemoryRouter>
      <DocumentsByProject rows={rows} />
    </MemoryRouter>,
  )
  const linksOf = (project: string) =>
    within(screen.getByRole('region', { name: project }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(linksOf('Claims')).toEqual(['High-Level Design', 'Excel Spreadsheet', 'Notes of the board'])
  expect(linksOf('Lending')).toEqual(['High-Level Design'])
})
