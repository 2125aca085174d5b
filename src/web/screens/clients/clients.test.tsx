import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { samplePortfolio, sampleStartups } from '#server/clients/sample-portfolio.ts'
import { answer } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { expectInert, textsOf } from '#web/testing/seen.ts'
import { Clients } from './clients.tsx'

async function openClients() {
  answer(api.samples.portfolio, { clients: samplePortfolio, startups: sampleStartups })
  const opened = openScreen(<Clients />)
  await screen.findByRole('table', { name: 'Enterprise clients' })
  return opened
}
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by client or engagement' })
const sector = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sector' })

test('eight clients are listed with sector, engagement, start and status', async () => {
  await openClients()
  expect(textsOf('columnheader')).toEqual(['Client', 'Sector', 'Engagement', 'Since', 'Status'])
  expect(textsOf('row').slice(1)).toEqual([
    'Aldgate MutualFinancial ServicesClaims data platform2021Active',
    'Calder BankFinancial ServicesCredit risk modelling2022Active',
    'Wexmoor County CouncilPublic SectorResident contact assistant2023Active',
    'Fairholm Health TrustPublic SectorClinical data governance2022Active',
    'Tessel SystemsTechnologyMachine learning operations2023Active',
    'Brightwater MediaMediaAudience analytics2024Active',
    'Hartnell RoweProfessional ServicesContract document understanding2024Active',
    'Oriel InstrumentsTechnologySensor data streaming2025Active',
  ])
})

test('the figures are those of the firm, three startups are served and not named, and New Engagement does nothing', async () => {
  await openClients()
  const figures = [...document.querySelectorAll('dl > div')].map((figure) => figure.textContent)
  expect(figures).toEqual(['Active clients11', 'Success rate98%', 'Average retention3.2yr', 'Sectors5', 'Annual value£2M+'])
  const startups = within(screen.getByRole('region', { name: 'Startup Advisory' })).getAllByRole('heading', { level: 3 })
  const names = startups.map((startup) => startup.textContent)
  expect(names).toEqual(['Payments startup', 'Clinical trials scale-up', 'Energy forecasting startup'])
  expectInert('New Engagement')
})

test('the search and each of five sectors narrow the table, and what is found is counted', async () => {
  const { user } = await openClients()
  expect(textsOf('status')).toEqual(['8 of 8 clients'])
  await user.type(search(), 'claims')
  expect(textsOf('rowheader')).toEqual(['Aldgate Mutual'])
  expect(textsOf('status')).toEqual(['1 of 8 clients'])
  await user.clear(search())
  const found: Record<string, string[]> = {}
  const options = [...sector().options].map(({ value, text }) => [value, text] as const)
  for (const [value, text] of options) {
    await user.selectOptions(sector(), value)
    found[text] = textsOf('rowheader')
  }
  expect(found).toEqual({
    'All sectors': samplePortfolio.map(({ name }) => name),
    'Financial Services': ['Aldgate Mutual', 'Calder Bank'],
    'Public Sector': ['Wexmoor County Council', 'Fairholm Health Trust'],
    Technology: ['Tessel Systems', 'Oriel Instruments'],
    Media: ['Brightwater Media'],
    'Professional Services': ['Hartnell Rowe'],
  })
})

test('nothing found is said, and one press shows everything again', async () => {
  const { user } = await openClients()
  await user.selectOptions(sector(), 'Media')
  await user.type(search(), 'bank')
  expect(screen.getByText('No client matches')).toBeTruthy()
  expect([textsOf('table'), textsOf('status')]).toEqual([[], ['0 of 8 clients']])
  await user.click(screen.getByRole('button', { name: 'Clear search and sector' }))
  expect(textsOf('rowheader')).toHaveLength(8)
  expect([search().value, sector().value]).toEqual(['', 'all'])
  expect(document.activeElement).toBe(search())
})
