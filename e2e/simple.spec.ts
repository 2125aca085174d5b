import { expectGenerated, fillSimple, formOf, generate, shortBrief } from './brief.ts'
import { givenAccount } from './given-account.ts'
import { deliver, holdAnswer, lose } from './hold-answer.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { refusalOf, refusals } from './refusals.ts'
import { showOwnAlone } from './own-documents.ts'

const generateUrl = '**/api/v2/documents/generate'
const briefNamed = (projectName: string) => ({ ...shortBrief, projectName })

test('each of the five tiles names the provider that serves it', async ({ simple: page }) => {
  const tiles = page.getByRole('group', { name: 'Document type' }).locator('label')
  const texts = await tiles.allTextContents()
  const providers = ['Claude', 'Claude', 'OpenAI', 'OpenAI', 'OpenAI']
  const names = ['High-Level Design', 'Low-Level Design', 'PowerPoint', 'Word Document', 'Excel Spreadsheet']
  expect(texts).toHaveLength(5)
  for (const [index, text] of texts.entries()) {
    expect(text.startsWith(names[index]!)).toBe(true)
    expect(text.endsWith(providers[index]!)).toBe(true)
  }
  // Here nobody has a key, which each tile says beside the vendor's name.
  await expect(tiles.filter({ hasText: 'No key: written offline' })).toHaveCount(5)
  await expect(formOf(page).getByLabel('Client').locator('option:not([value=""])')).toHaveCount(7)
})

test('says that fields are missing, and sends nothing', async ({ simple: page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await generate(page)
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields')
  await expect(page.getByText('Choose a client.')).toBeVisible()
  expect(sent).not.toContain('POST')
})

test('a brief becomes a card with its content as JSON, and the form is empty again', async ({ simple: page }) => {
  const brief = briefNamed('Simple and whole')
  await showOwnAlone(page, brief.projectName)
  const release = await holdAnswer(page, generateUrl)
  const [sent] = await Promise.all([page.waitForRequest(generateUrl), fillSimple(page, brief).then(() => generate(page))])
  expect(sent.postDataJSON()).toEqual({
    documentType: 'hld',
    client: brief.client,
    projectName: brief.projectName,
    requirements: brief.requirements,
  })
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  release(deliver)
  await expectGenerated(page, brief)
  const card = page.getByRole('region', { name: brief.projectName })
  for (const fact of ['High-Level Design', 'Calder Bank', brief.projectName, 'Created'])
    await expect(card.getByText(fact, { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('region', { name: 'Content' })).toContainText('"schemaVersion": 1')
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('')
  await expect(formOf(page).getByLabel('Business objective')).toHaveValue('')
  const [asked] = await Promise.all([
    page.context().waitForEvent('request', (request) => /\/api\/v2\/documents\/[^/]+\/download$/.test(request.url())),
    card.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  const file = await page.request.get(asked.url())
  expect(JSON.stringify(await file.json())).toContain(brief.projectName)
  await expect(page.getByRole('region', { name: 'Recent Documents' }).getByText(brief.projectName).first()).toBeVisible()
})

test('a deck has its slides on the card and in the list, though it is made as JSON', async ({ simple: page }) => {
  const brief = briefNamed('Simple slides')
  await showOwnAlone(page, brief.projectName)
  await fillSimple(page, brief)
  await page.getByRole('radio', { name: 'PowerPoint' }).check({ force: true })
  await generate(page)
  await expectGenerated(page, brief)
  for (const button of [
    page.getByRole('region', { name: brief.projectName }).getByRole('button', { name: 'Download PowerPoint' }),
    page.getByRole('button', { name: `Download ${brief.projectName} as PowerPoint` }),
  ]) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toBe('simple-slides-powerpoint-1.0.0.pptx')
  }
})

test('an answer that is lost on its way is found by its key', async ({ simple: page }) => {
  const brief = briefNamed('Simple and lost')
  const release = await holdAnswer(page, generateUrl)
  await fillSimple(page, brief)
  await generate(page)
  await expect(page.getByText('Making the file: done')).toBeVisible()
  release(lose)
  await expectGenerated(page, brief)
})

for (const [what, body, sentence] of refusals) {
  test(`a server that fails is quoted by ${what}, and what was typed is kept`, async ({ simple: page }) => {
    await page.route(generateUrl, (route) => route.fulfill(refusalOf(body)))
    await fillSimple(page, shortBrief)
    await generate(page)
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await page.reload()
    await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
    await expect(formOf(page).getByLabel('Client')).toHaveValue(shortBrief.client)
  })
}

test('a draft stays on its own screen', async ({ simple: page }) => {
  await fillSimple(page, shortBrief)
  await page.getByRole('link', { name: 'Advanced', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Document Generator' })).toBeFocused()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Simple', exact: true }).click()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('the vendors are asked, and their states are told', async ({ simple: page }) => {
  await page.getByRole('button', { name: 'Test API Connections' }).click()
  const told = page.getByRole('status').filter({ hasText: 'API Test Complete' })
  await expect(told.getByText('API Test Complete - Claude: not configured, OpenAI: not configured', { exact: true })).toBeVisible()
  await expect(told).toContainText('OpenAI: No key is set: the offline composer writes instead.')
  await expect(told.locator('.lucide-info')).toBeVisible()
  await expect(told.locator('.lucide-circle-check')).toHaveCount(0)
  await page.route('**/api/v2/test', (route) =>
    route.fulfill({ json: { success: true, tests: { claude: { status: 'connected' }, openai: { status: 'failed' } } } }),
  )
  await page.getByRole('button', { name: 'Test API Connections' }).click()
  await expect(page.getByText('API Test Complete - Claude: connected, OpenAI: failed', { exact: true })).toBeVisible()
  await expect(told.locator('.lucide-circle-check')).toHaveCount(0)
})

const failedTests: [body: object, sentence: string][] = [
  [{ success: false, error: 'It failed.', details: 'No line out.' }, 'API test failed: No line out.'],
  [{ success: false, error: 'It failed.' }, 'API test failed: It failed.'],
]

for (const [body, sentence] of failedTests) {
  test(`a test that fails says "${sentence}"`, async ({ simple: page }) => {
    await page.route('**/api/v2/test', (route) => route.fulfill({ status: 500, json: body }))
    await page.getByRole('button', { name: 'Test API Connections' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
  })
}

test('a test without an answer gives the message of the failure', async ({ simple: page }) => {
  await page.route('**/api/v2/test', (route) => route.abort())
  await page.getByRole('button', { name: 'Test API Connections' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^API test failed: \S/)
})

test('the first six documents are shown, and a list that cannot be had is not spoken of', async ({ simple: page }) => {
  const documents = Array.from({ length: 8 }, (_, index) => ({
    id: String(index),
    filename: 'f.json',
    title: `Number ${index}`,
    type: 'High-Level Design',
    client: 'Calder Bank',
    project: `Number ${index}`,
    createdAt: '2026-01-01T10:00:00.000Z',
    outputFormat: 'json',
    version: `1.${index}.0`,
    approved: index === 1,
    webViewLink: `/documents/${index}`,
    downloadUrl: '',
    downloadUrls: {},
  }))
  await page.route('**/api/v2/documents', (route) => route.fulfill({ json: { documents } }))
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent Documents' })
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(documents.slice(0, 6).map(({ title }) => title))
  await expect(recent.getByRole('link', { name: 'Number 0' })).toHaveAttribute('href', '/documents/0')
  await expect(recent.getByRole('listitem').nth(0)).toContainText('Version 1.0.0Pending approval')
  await expect(recent.getByRole('listitem').nth(1)).toContainText('Version 1.1.0Approved')
  await page.route('**/api/v2/documents', (route) => route.fulfill({ status: 500, json: { success: false, error: 'No.' } }))
  await page.reload()
  await expect(recent).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('with live work the content reads as a document beside its JSON, and a phone shows the newest documents first', async ({
  browser,
}) => {
  const page = await givenAccount(browser)
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/documents-simple')
  const brief = briefNamed(`Read as it reads ${crypto.randomUUID().slice(0, 8)}`)
  await fillSimple(page, brief)
  await generate(page)
  await expectGenerated(page, brief)
  const tabs = page.getByRole('tablist', { name: 'Content' })
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Document')
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  await tabs.getByRole('tab', { name: 'JSON' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('"documentType": "hld"')
  await showOwnAlone(page, brief.projectName)
  await page.goto('/dashboard/documents-simple')
  const newest = page.getByRole('navigation', { name: 'Recent Documents' })
  await expect(newest.getByRole('link').first()).toBeVisible()
  const [above, form] = await Promise.all([newest.boundingBox(), page.getByRole('group', { name: 'Document type' }).boundingBox()])
  expect(above!.y).toBeLessThan(form!.y)
  await expectNothingFound(page)
})
