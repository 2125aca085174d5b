import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { DesignFacts } from '#shared/api/design.ts'
import type { Section } from '#shared/content/content.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { TableEditing } from './table-editing.tsx'

const source = { from: 'person', by: 'Demo' }
const facts: DesignFacts = {
  system: 'Release desk',
  cloud: 'neutral',
  statements: [],
  names: [],
  elements: [],
  relations: [],
  dataEntities: [],
  interfaces: [],
  scenarios: [],
  environments: [],
  qualities: [],
  decisions: [],
  risks: [
    {
      id: 'RSK-1',
      source,
      text: 'The register is late',
      likelihood: 'low',
      impact: 'high',
      mitigation: 'Start early',
      owner: 'us',
    },
  ],
  assumptions: [],
  questions: [],
  needs: [],
  workstreams: [],
  milestones: [],
  windows: [],
  costs: [],
}
const columns = ['id', 'risk', 'weight'].map((id) => ({ id, heading: id, kind: 'text' as const }))
const section: Section = {
  id: 'risks',
  heading: 'Risks',
  sections: [],
  blocks: [
    {
      id: 'risks-register',
      type: 'table',
      caption: 'Risks',
      columns,
      rows: [[[{ text: 'RSK-1' }], [{ text: 'The register is late.' }], [{ text: 'Low, high' }]]],
    },
    { id: 'risks-chart', type: 'table', caption: 'Loads', columns, rows: [] },
  ],
}
const fields = { risk: ['text'], weight: ['likelihood', 'impact'] }
const design = {
  version: '1.0.0',
  facts,
  findings: [],
  boxes: [],
  frames: [],
  lines: [],
  money: { amounts: [], totals: [] },
  document: { title: 'Release desk', type: 'HLD', client: 'Aldgate Mutual', project: 'Release' },
  shown: [{ block: 'risks-register', rows: [{ fact: 'RSK-1', fields }], calculated: { id: 'id' as const } }],
  chapters: [],
  outdated: [{ id: '7b3f5f0e-8a2c-4f43-9d8c-0d5f6a1b2c3d', name: 'Release desk – Excel Spreadsheet 1.0.0' }],
}

const around = {
  version: '1.1.0',
  since: null,
  changed: [],
  marks: [],
  edited: [],
  chapters: [],
  mayEdit: true,
  isOffline: true,
  design: { name: null, isDesigned: true, nearest: [], hosting: null },
}

/** As on the page: the cells are shown anew while a new version loads. */
function Editing({ onSaved }: { onSaved: (version: string, outdated: string | undefined) => Promise<void> }) {
  const [shows, setShows] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setShows((before) => before + 1)}>
        Show anew
      </button>
      <TableEditing key={shows} {...{ id: 'd1', version: '1.0.0', section, onSaved }} onClosed={() => undefined} />
    </>
  )
}

function opened() {
  answer(api.design.get, design)
  const onSaved = vi.fn(() => Promise.resolve())
  const { user } = openScreen(<Editing onSaved={onSaved} />)
  return { user, onSaved }
}
const cell = (name: string) => screen.findByRole('cell', { name })

test('Enter on a cell opens its field, Enter saves it as a change of its fact, and other documents are named as out of date', async () => {
  const { user, onSaved } = opened()
  answer(api.documentPage.surroundings, around)
  answer(api.design.change, { success: true, version: '1.1.0', changed: ['RSK-1'], findings: [] })
  await waitFor(async () => expect(await cell('The register is late.')).toBe(document.activeElement))
  await user.keyboard('{Enter}')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Risk of The register is late' })
  expect(field.value).toBe('The register is late')
  await user.clear(field)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('This cannot be empty.')
  await user.keyboard('The register comes in May{Enter}')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('1.1.0', 'Now out of date: Release desk – Excel Spreadsheet 1.0.0'))
  expect(sentTo(api.design.change).map(({ body }) => body)).toEqual([
    {
      base: '1.0.0',
      changes: [{ op: 'set', id: 'RSK-1', field: 'text', value: 'The register comes in May' }],
    },
  ])
  expect(screen.getByText(/does not have this design yet/).textContent).toContain('Excel Spreadsheet')
})

test('a cell with two fields opens both; Escape discards, and a refusal keeps what was chosen', async () => {
  const { user, onSaved } = opened()
  refuse(api.design.change, { error: 'The server is busy.', code: 'unavailable' }, 503)
  await user.click(await cell('Low, high'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(await cell('Low, high')).toBe(document.activeElement)
  await user.keyboard('{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Impact of The register is late' }), 'Low')
  await user.click(screen.getByRole('button', { name: 'Save as a new version' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved: The server is busy/)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Impact of The register is late' }).value).toBe('low')
  expect(onSaved).not.toHaveBeenCalled()
})

test('cells that are shown anew give the focus back to the one that was left', async () => {
  const { user } = opened()
  await user.click(await cell('Low, high'))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Show anew' }))
  await waitFor(async () => expect(await cell('Low, high')).toBe(document.activeElement))
})

test('what is typed and not saved is there again after the page was reloaded, until it is discarded', async () => {
  const { user } = opened()
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Risk of The register is late' })
  await user.click(await cell('The register is late.'))
  await user.type(field(), ' in May')
  await user.click(screen.getByRole('button', { name: 'Show anew' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(await cell('The register is late.'))
  expect(field().value).toBe('The register is late in May')
  await user.keyboard('{Escape}')
  await user.click(await cell('The register is late.'))
  expect(field().value).toBe('The register is late')
})

test('a calculated cell says so, and a table without facts is one line with a link to the design', async () => {
  const { user } = opened()
  const id = await cell('RSK-1')
  expect(id.getAttribute('aria-readonly')).toBe('true')
  await user.click(id)
  expect(within(id).getByRole('status').textContent).toBe('Numbered automatically')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(
    screen
      .getByText(/Table: Loads/)
      .querySelector('a')!
      .getAttribute('href'),
  ).toBe('/documents/d1/design?view=risks')
})
