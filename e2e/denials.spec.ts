import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sampleProjects } from '../src/server/clients/sample-projects.ts'
import { samplePortfolio, sampleStartups } from '../src/server/clients/sample-portfolio.ts'
import { clients } from '../src/shared/firm.ts'
import { formOf } from './brief.ts'
import { givenAccount } from './given-account.ts'
import { expect, screens, test } from './journey.ts'
import { showOwnAlone } from './own-documents.ts'
import { openSending } from './sending.ts'

const secret = 'zanzibar'
/** Every screen that names clients, or offers a choice of them. */
const generators = ['/dashboard/documents', '/dashboard/documents-simple', '/dashboard/documents-old']

async function write(page: Page, projectName: string, scope: string) {
  const data = { documentType: 'hld', client: 'calder', projectName, requirements: { scope } }
  const answer = await page.request.post('/api/documents/generate', { data })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

/** Returns the names of other clients on a page. */
async function strangersOn(page: Page, own: string) {
  const text = await page.locator('body').innerText()
  return samplePortfolio.map(({ name }) => name).filter((name) => name !== own && text.includes(name))
}

test('a client’s account chooses its own firm alone, has no samples, reads its own projects, and no screen names another', async ({
  signedIn: staff,
  browser,
}) => {
  const project = `Read by its own people ${Date.now()}`
  const id = await write(staff, project, 'The early scope.')
  expect((await staff.request.post(`/api/documents/${id}/versions/1.0.0/publish`)).ok()).toBe(true)
  const page = await givenAccount(browser, { client: 'calder' })
  for (const path of generators) {
    await page.goto(path)
    if (path.endsWith('old')) await expect(page.getByRole('radio', { name: clients.calder.name })).toBeChecked()
    else {
      await expect(formOf(page).getByLabel('Client')).toHaveValue('calder')
      await expect(formOf(page).getByLabel('Client').locator('option')).toHaveText(['Select a client', clients.calder.name])
    }
    expect(await strangersOn(page, clients.calder.name)).toEqual([])
  }
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/samples/') && calls.push(request.url())))
  for (const { path } of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await strangersOn(page, clients.calder.name)).toEqual([])
    await expect(page.getByRole('group', { name: 'Workspace' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Your own work' })).toHaveCount(0)
  }
  // The last screen is that of the settings.
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Notifications', 'Security', 'Appearance', 'Data & Privacy'])
  await page.goto('/dashboard/projects')
  await expect(page.getByRole('button', { name: 'New Project' })).toHaveCount(0)
  await page.getByRole('link', { name: project }).click()
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plan', exact: true }).getByRole('combobox')).toHaveCount(0)
  expect(calls).toEqual([])
  for (const name of ['portfolio', 'projects']) expect((await page.request.get(`/api/samples/${name}`)).status()).toBe(403)
})

test('a draft of the staff is shown to its client once it is published, after a question', async ({ signedIn: page, browser }) => {
  const project = `Published ${Date.now()}`
  const id = await write(page, project, 'The early scope.')
  const client = await givenAccount(browser, { client: 'calder' })
  await client.goto(`/documents/${id}`)
  await expect(client.getByRole('heading', { level: 1, name: 'This document does not exist here' })).toBeVisible()

  await showOwnAlone(page, project)
  await page.goto('/dashboard/documents-old')
  await page.getByRole('button', { name: `History of ${project}` }).click()
  const publish = page.getByRole('button', { name: 'Publish version 1.0.0' })
  await publish.click()
  const question = page.getByRole('alertdialog', { name: 'Publish version 1.0.0 to Calder Bank?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await client.reload()
  await expect(client.getByRole('heading', { level: 1, name: 'This document does not exist here' })).toBeVisible()
  await publish.click()
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  await expect(publish).toHaveCount(0)
  await expect(page.getByText(/^Published by Demo/)).toBeVisible()

  await write(page, project, `The ${secret} margin stays inside.`)
  await showOwnAlone(client, project)
  await client.goto('/dashboard/documents')
  await expect(client.getByRole('heading', { level: 3, name: project })).toBeVisible()
  await client.goto(`/documents/${id}`)
  await expect(client.getByRole('region', { name: 'About this document' })).toContainText('1.0.0')
  await expect(client.getByText(secret)).toHaveCount(0)
  await expect(client.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await client.goto(`/documents/${id}?version=1.1.0`)
  await expect(client.getByText('This document has no version 1.1.0.')).toBeVisible()
  // Nor can the client compare with what it is not shown.
  await client.goto(`/documents/${id}/compare`)
  await expect(client.getByRole('heading', { level: 1, name: 'What changed from 1.0.0 to 1.0.0' })).toBeVisible()
  await expect(client.getByLabel('Earlier version').getByRole('option')).toHaveCount(1)

  await page.goto(`/documents/${id}`)
  const dialog = await openSending(page)
  const box = dialog.getByLabel('Show version 1.1.0 to everybody who signs in for Calder Bank')
  await box.check()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('Calder Bank can see this version now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openSending(page)
  await expect(box).toHaveCount(0)
  await client.goto(`/documents/${id}`)
  await expect(client.getByText(secret).first()).toBeVisible()
})

test('a stream that is open ends when its person logs out, in whatever tab', async ({ browser }) => {
  const page = await givenAccount(browser)
  await page.goto('/dashboard')
  // The stream of an unknown key waits for it.
  await page.evaluate(() => {
    const source = new EventSource(`/api/v3/generations/${crypto.randomUUID()}/events`)
    Object.assign(globalThis, { source })
    return new Promise((resolve) => source.addEventListener('open', resolve))
  })
  const other = await page.context().newPage()
  await other.goto('/dashboard/settings')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  const isClosed = () =>
    page.evaluate(() => (globalThis as unknown as { source: EventSource }).source.readyState === EventSource.CLOSED)
  await expect.poll(isClosed).toBe(true)
})

test('what clients pay stands in no file that a visitor may fetch', async ({ page }) => {
  const values = [
    ...samplePortfolio.map(({ value }) => value),
    ...sampleProjects.flatMap(({ budget, deadline, description }) => [budget, deadline, description]),
    ...sampleStartups.map(({ engagement }) => engagement),
  ]
  const files = readdirSync('dist/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|xml|txt)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = readFileSync(`dist/web/${file}`, 'utf8')
    expect([file, values.filter((value) => text.includes(value))]).toEqual([file, []])
  }
  for (const path of ['samples/portfolio', 'samples/projects']) expect((await page.request.get(`/api/${path}`)).status()).toBe(401)
})
