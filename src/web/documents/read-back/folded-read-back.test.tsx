import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { EnhancedGenerator } from '#web/screens/enhanced-generator/enhanced-generator.tsx'
import { SimpleGenerator } from '#web/screens/simple-generator/simple-generator.tsx'
import { givenGenerators } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen, type Person } from '#web/testing/open-screen.tsx'
import { fill, press } from '#web/testing/seen.ts'

const summary = 'What the brief says, and where to start from'
const live = { user: { workspace: { mode: 'live', invites: null } } } as const
const near = { id: 'case-management', name: 'Case management' }
const said = { purpose: 'Complaints become cases.', fits: 'Cases.', doesNotFit: 'Products.', isAdvice: false }

beforeEach(() => {
  givenGenerators()
  answer(api.clients.choices, { clients: [{ id: 'aldgate', name: 'Aldgate Mutual' }] })
  const none = { groups: [], dates: [], money: [], names: [], warnings: [], silent: [], hosting: null }
  answer(api.documentsV3.readBack, { statements: 2, ...none, nearest: [{ ...near, words: ['cases'] }] })
  answer(api.references.list, { designs: [{ ...near, ...said, isOwn: false, version: 0, plugs: {} }] })
})

const generators = [
  {
    name: 'simple',
    generator: <SimpleGenerator />,
    entry: api.documentsV2.generate,
    chooseClient: (user: Person) => user.selectOptions(screen.getByLabelText(/^Client/), 'aldgate'),
  },
  {
    name: 'professional',
    generator: <EnhancedGenerator />,
    entry: api.documentsV1.generate,
    chooseClient: (user: Person) => user.click(screen.getByRole('radio', { name: 'Aldgate Mutual' })),
  },
] as const

test.each(generators)(
  'where work is live the $name generator has it folded, and sends what was chosen',
  async ({ generator, entry, chooseClient }) => {
    refuse(entry, { success: false, error: 'Not now.', code: 'conflict' }, 409)
    const { user } = openScreen(generator, live)
    await user.click(await screen.findByRole('radio', { name: /^High-Level Design/ }))
    await chooseClient(user)
    fill(/^Project name/, 'Folded')
    fill('Technical requirements', 'Complaints become cases. A case handler sees deadlines.')
    const details = (await screen.findByText(summary)).closest('details')!
    expect(screen.queryByRole('radio', { name: /^Case management/ })).toBeNull()
    details.open = true
    fireEvent(details, new Event('toggle'))
    await user.click(await screen.findByRole('radio', { name: /^Case management.*In common: cases/ }))
    await press(user, 'Generate Document')
    await waitFor(() => expect(sentTo(entry)).toHaveLength(1))
    expect(sentTo(entry)[0]!.body).toMatchObject({ startFrom: 'case-management', hosting: 'onPremises' })
  },
)

test.each(generators)('on samples the $name generator has no such part', async ({ generator }) => {
  openScreen(generator)
  await screen.findByRole('radio', { name: /^High-Level Design/ })
  expect(screen.queryByText(summary)).toBeNull()
})
