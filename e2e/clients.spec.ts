import type { Page } from '@playwright/test'
import { expect, expectInert, open, test } from './journey.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Enterprise clients' }).locator('tbody').getByRole('row')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by client or engagement' })
const sector = (page: Page) => page.getByRole('combobox', { name: 'Sector' })

test('eight clients are listed with sector, engagement, start and status', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await expect(page.getByRole('columnheader')).toHaveText(['Client', 'Sector', 'Engagement', 'Since', 'Status'])
  await expect(rows(page)).toHaveText([
    'Aldgate MutualFinancial ServicesClaims data platform2021Active',
    'Calder BankFinancial ServicesCredit risk modelling2022Active',
    'Wexmoor County CouncilPublic SectorResident contact assistant2023Active',
    'Fairholm Health TrustPublic SectorClinical data governance2022Active',
    'Tessel SystemsTechnologyMachine learning operations2023Active',
    'Brightwater MediaMediaAudience analytics2024Active',
    'Hartnell RoweProfessional ServicesContract document understanding2024Active',
    'Oriel InstrumentsTechnologySensor data streaming2025Active',
  ])
  await expect(rows(page).first().getByRole('rowheader')).toHaveText('Aldgate Mutual')
})

test('the figures are those of the firm', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await expect(page.locator('main dl > div')).toHaveText([
    'Active clients11',
    'Success rate98%',
    'Average retention3.2yr',
    'Sectors5',
    'Annual value£2M+',
  ])
})

test('three startups are served and not named', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await expect(page.getByRole('region', { name: 'Startup Advisory' }).getByRole('heading', { level: 3 })).toHaveText([
    'Payments startup',
    'Clinical trials scale-up',
    'Energy forecasting startup',
  ])
})

test('the search looks in names and engagements, and says how many it found', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await expect(page.getByRole('status').filter({ hasText: '8 of 8 clients' })).toBeVisible()
  await search(page).fill('BANK')
  await expect(rows(page).getByRole('rowheader')).toHaveText(['Calder Bank'])
  await search(page).fill('claims')
  await expect(rows(page).getByRole('rowheader')).toHaveText(['Aldgate Mutual'])
  await expect(page.getByRole('status').filter({ hasText: '1 of 8 clients' })).toBeVisible()
})

const foundIn: [sector: string, names: string[]][] = [
  ['Financial Services', ['Aldgate Mutual', 'Calder Bank']],
  ['Public Sector', ['Wexmoor County Council', 'Fairholm Health Trust']],
  ['Technology', ['Tessel Systems', 'Oriel Instruments']],
  ['Media', ['Brightwater Media']],
  ['Professional Services', ['Hartnell Rowe']],
]

test('each of five sectors narrows the table, and all of them together do not', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await expect(sector(page)).toHaveValue('all')
  expect(await sector(page).locator('option').allTextContents()).toEqual(['All sectors', ...foundIn.map(([name]) => name)])
  for (const [name, clients] of foundIn) {
    await sector(page).selectOption(name)
    await expect(rows(page).getByRole('rowheader')).toHaveText(clients)
  }
  await sector(page).selectOption('all')
  await expect(rows(page)).toHaveCount(8)
})

test('nothing found is said, and one press shows everything again', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await sector(page).selectOption('Media')
  await search(page).fill('bank')
  await expect(page.getByText('No client matches')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '0 of 8 clients' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and sector' }).click()
  await expect(rows(page)).toHaveCount(8)
  await expect(search(page)).toHaveValue('')
  await expect(sector(page)).toHaveValue('all')
  await expect(search(page)).toBeFocused()
})

test('New Engagement does nothing and says so', async ({ signedIn: page }) => {
  await open(page, 'Clients')
  await expectInert(page, 'New Engagement')
})
