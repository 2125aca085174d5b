import type { Page } from '@playwright/test'
import { countActions } from './count-actions.ts'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'

const most = 9

type Hands = ReturnType<typeof countActions>

const need = 'Quokkas are counted within 5 days. Rangers work without a network.'

/** Creates a design for Aldgate with two versions, the second with a larger scope; returns its id. */
async function givenDocument(page: Page, projectName: string) {
  const brief = { documentType: 'hld', client: 'aldgate', projectName, outputFormat: 'json' }
  let id = ''
  for (const scope of ['', 'The island in the west.']) {
    const requirements = { businessObjective: 'Rangers know how many there are.', technicalRequirements: need, scope }
    const answer = await page.request.post('/api/documents/generate', { data: { ...brief, requirements } })
    expect(answer.ok(), await answer.text()).toBe(true)
    id = ((await answer.json()) as { document: { id: string } }).document.id
  }
  return id
}

type Given = { page: Page; id: string; project: string; hands: Hands; colleague: () => Promise<Page> }
/** Tasks of one group share a document: a later one finds what an earlier one did. */
const groups = ['read', 'write', 'answer', 'send', 'decide'] as const
type Task = {
  group: (typeof groups)[number]
  name: string
  before?: (given: Given) => Promise<void>
  does: (given: Given) => Promise<void>
}

const article = (page: Page) => page.locator('#document article')
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const openDocument = async ({ page, hands, id }: Given) => {
  await hands.open(`/documents/${id}`)
  await expect(page.getByRole('button', { name: 'Edit Summary' })).toBeVisible()
}
const askDemo = async ({ page, colleague, id }: Given) => {
  const me = ((await (await page.request.get('/api/auth/check')).json()) as { user: { email: string } }).user
  const other = await colleague()
  const people = [{ address: me.email || 'demo' }]
  const asked = await other.request.post(`/api/documents/${id}/reviews`, { data: { version: '1.1.0', people } })
  expect(asked.ok(), await asked.text()).toBe(true)
}

const tasks: Task[] = [
  {
    group: 'read',
    name: 'find a document by words that it says',
    does: async ({ page, hands, project, id }) => {
      await hands.open('/dashboard')
      await hands.press(page.getByRole('link', { name: 'Library' }))
      await hands.fill(page.getByRole('searchbox', { name: 'Search documents' }), project)
      await expect(rows(page)).toHaveCount(1)
      await hands.press(rows(page).getByRole('link', { name: project, exact: true }))
      await expect(page).toHaveURL(`/documents/${id}`)
    },
  },
  {
    group: 'read',
    name: 'see all documents of one client',
    does: async ({ page, hands }) => {
      await hands.open('/documents')
      await hands.choose(page.getByRole('combobox', { name: 'Client' }), 'aldgate')
      await expect(page.getByRole('button', { name: /^Remove Client: Aldgate/ })).toBeVisible()
      await expect(rows(page).first()).toContainText('Aldgate')
    },
  },
  {
    group: 'decide',
    name: 'see what waits for my decision',
    before: askDemo,
    does: async ({ page, hands, project }) => {
      await hands.open('/dashboard')
      await hands.press(page.getByRole('button', { name: /^Reviews asked of you: \d+ to review/ }))
      const list = page.getByRole('region', { name: 'Reviews asked of you' })
      await hands.press(list.getByRole('link').filter({ hasText: project }))
      await expect(page.getByRole('form', { name: 'Your decision' })).toBeVisible()
    },
  },
  {
    group: 'read',
    name: 'compare the last two versions',
    does: async (given) => {
      await openDocument(given)
      await given.hands.type('d')
      await expect(given.page.getByRole('heading', { level: 1, name: 'What changed from 1.0.0 to 1.1.0' })).toBeVisible()
    },
  },
  {
    group: 'read',
    name: 'take a Word file with the changes tracked',
    does: async ({ page, hands, id }) => {
      await hands.open(`/documents/${id}/compare`)
      const downloaded = page.waitForEvent('download')
      await hands.press(page.getByRole('link', { name: 'Download as Word with tracked changes' }))
      expect((await downloaded).suggestedFilename()).toMatch(/1\.0\.0-to-1\.1\.0\.docx$/)
    },
  },
  {
    group: 'write',
    name: 'change a sentence',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      // Offline, only what was edited by hand can be written again.
      await expect(page.getByRole('button', { name: 'Rewrite Summary' })).toHaveCount(0)
      await hands.press(page.getByRole('button', { name: 'Edit Summary' }))
      await expect(page.getByRole('textbox', { name: 'Words of Summary' })).toBeFocused()
      await hands.type('By hand. ')
      await hands.press(page.getByRole('button', { name: 'Save as a version' }))
      await expect(page.getByText(/is saved: version 1\.2\.0/)).toBeVisible()
      await expect(article(page)).toContainText('By hand.')
    },
  },
  {
    group: 'write',
    name: 'have a section written again',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      await hands.press(page.getByRole('button', { name: 'Rewrite Summary' }))
      await hands.press(page.getByRole('button', { name: 'Write again' }))
      await expect(page.getByText(/was written again: version 1\.3\.0/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'What changed from 1.2.0 to 1.3.0' })).toBeVisible()
      await page.getByRole('button', { name: 'Go back to version 1.2.0' }).click()
      await expect(article(page)).toContainText('By hand.')
    },
  },
  {
    group: 'answer',
    name: 'answer an open question',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      await hands.press(page.getByRole('tab', { name: 'Questions' }))
      await hands.fill(page.getByRole('tabpanel').getByRole('textbox').first(), 'As the rangers say.')
      await hands.press(page.getByRole('button', { name: 'Save 1 answer as a new version' }))
      await expect(page.getByText('1 question answered: version 1.2.0')).toBeVisible()
    },
  },
  {
    group: 'send',
    name: 'comment on words',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      await page.waitForLoadState('networkidle')
      await hands.select('Quokkas are counted')
      await hands.press(page.getByRole('button', { name: 'Comment', exact: true }))
      const form = page.getByRole('form', { name: 'New comment' })
      await hands.fill(form.getByRole('textbox', { name: 'Comment' }), 'Working days?')
      await hands.press(form.getByRole('button', { name: 'Comment', exact: true }))
      await expect(page.getByRole('article', { name: /^On “Quokkas/ })).toContainText('Working days?')
    },
  },
  {
    group: 'send',
    name: 'ask for a review',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      await hands.press(page.getByRole('button', { name: 'Send for review' }))
      const dialog = page.getByRole('dialog')
      await hands.fill(dialog.getByLabel('Other email addresses'), 'grace@example.org')
      await hands.press(dialog.getByRole('button', { name: 'Send', exact: true }))
      await hands.press(dialog.getByRole('button', { name: 'Done' }))
      await expect(page.getByRole('region', { name: 'About this document' })).toContainText('In review')
    },
  },
  {
    group: 'decide',
    name: 'approve what I was asked about',
    does: async (given) => {
      const { page, hands, id } = given
      await hands.open(`/documents/${id}`)
      await hands.press(page.getByRole('button', { name: 'Approve', exact: true }))
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
      await expect(page.getByText('You approved version 1.1.0.')).toBeVisible()
    },
  },
  {
    group: 'decide',
    name: 'see who approved what, and take the certificate',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      await hands.type('r')
      await expect(page.getByRole('region', { name: 'Approvals' })).toContainText('v1.1.0 Approved by Demo')
      const downloaded = page.waitForEvent('download')
      await hands.press(page.getByRole('link', { name: 'Certificate as PDF' }))
      expect((await downloaded).suggestedFilename()).toBe('certificate-1.1.0.pdf')
    },
  },
  {
    group: 'send',
    name: 'share one version by a link, so that its reader sees it and nothing else',
    does: async (given) => {
      const { page, hands, id } = given
      await openDocument(given)
      await hands.press(page.getByRole('button', { name: 'More', exact: true }))
      await hands.press(page.getByRole('menuitem', { name: 'Send to client…' }))
      const dialog = page.getByRole('dialog')
      await hands.fill(dialog.getByLabel('Other email addresses'), 'client@example.test')
      await hands.press(dialog.getByRole('button', { name: 'Send', exact: true }))
      const [link] = /http\S+\/shared\/\S+/.exec(await dialog.getByText(/\/shared\//).innerText())!
      const visitor = await (await page.context().browser()!.newContext()).newPage()
      await visitor.goto(link)
      await expect(visitor.getByText('This document was shared with you to read.')).toBeVisible()
      expect((await visitor.request.get(`/api/documents/${id}`)).status()).toBe(401)
      expect((await visitor.request.get('/api/library')).status()).toBe(401)
    },
  },
  {
    group: 'answer',
    name: 'go back to an earlier version',
    does: async (given) => {
      const { page, hands } = given
      await openDocument(given)
      await hands.press(page.getByRole('tab', { name: 'Versions' }))
      await hands.press(page.getByRole('button', { name: 'Rollback to version 1.0.0' }))
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Rollback' }))
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }))
      await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()).toContainText('Rolled back, a copy')
    },
  },
]

for (const group of groups) {
  const ofGroup = tasks.filter((task) => task.group === group)
  const names = ofGroup.map(({ name }) => name).join('; ')
  test(`in under ten actions each: ${names}`, async ({ signedIn: page, browser }) => {
    test.slow()
    const project = `Quokkas ${crypto.randomUUID()}`
    const id = await givenDocument(page, project)
    for (const { name, before, does } of ofGroup)
      await test.step(name, async () => {
        const hands = countActions(page)
        const given = { page, id, project, hands, colleague: () => givenAccount(browser) }
        await before?.(given)
        await does(given)
        console.info(`${hands.count()} actions: ${name}`)
        expect(hands.count()).toBeGreaterThan(0)
        expect(hands.count()).toBeLessThanOrEqual(most)
      })
  })
}
