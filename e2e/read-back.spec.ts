import { expectNothingFound } from './nothing-found.ts'
import { expect, sideways, test } from './journey.ts'

const field = (name: string) => ({ name, exact: true })

test('a stranger holds a first document after two presses', async ({ generator: page }) => {
  await page.getByRole('button', { name: 'A hospital’s letters' }).click()
  await expect(page.getByLabel('Timeline', { exact: true })).toHaveValue(/Eye clinic/)
  await page.getByRole('button', { name: 'Generate Document' }).click()
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeVisible()
})

test('what was read stands beside the form, is put right there, and an answer becomes part of the brief', async ({
  generator: page,
}) => {
  const requirements = page.getByRole('textbox', field('Technical requirements'))
  await requirements.fill('Tickets come from SeaBook over SFTP. A ticket must never be accepted twice. Oracle must not be used.')
  const panel = page.getByRole('region', { name: 'What we understood' })
  await expect(panel.getByRole('region', { name: 'Rules and bans' })).toContainText('Oracle must not be used.')
  await expect(panel.getByRole('region', { name: 'Systems' })).toContainText('SeaBook – gives data')

  await panel.getByRole('button', { name: 'Correct: Oracle must not be used.' }).click()
  await panel.getByLabel('Words in Technical requirements').fill('Informix must not be used.')
  await panel.getByRole('button', { name: 'Put it right' }).click()
  await expect(requirements).toHaveValue(/accepted twice\. Informix must not be used\.$/)
  await expect(panel.getByRole('region', { name: 'Rules and bans' })).toContainText('Informix')

  const question = panel.getByLabel('Where may it run, and where has the data to stay?')
  await question.fill('in our own data centre in Bergen, Norway')
  await question.press('Enter')
  await expect(page.getByRole('textbox', field('Constraints'))).toHaveValue(
    'It runs and the data stays: in our own data centre in Bergen, Norway',
  )
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate Document' })).toBeEnabled()
})

test('a brief that is a file fills the fields after what stands there, with a clear count', async ({ generator: page }) => {
  await page.getByRole('textbox', field('Scope')).fill('Ferries.')
  const text = '# Background\nFour ferries.\n# Scope\nTickets.\n# Budget\nEUR 80,000\n'
  await page
    .getByLabel('Brief from a file (optional)')
    .setInputFiles({ name: 'rfp.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(page.getByRole('textbox', field('Scope'))).toHaveValue('Ferries.\n\nScope\nTickets.')
  await expect(page.getByRole('textbox', field('Budget'))).toHaveValue('Budget\nEUR 80,000')
  await expect(page.getByText('“Background” had no field of its own and went to Additional context.')).toBeVisible()
  await expect(page.getByText('65 of 100,000 characters')).toBeVisible()
  await page
    .getByLabel('Brief from a file (optional)')
    .setInputFiles({ name: 'rfp.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('x') })
  await expect(page.getByText('A brief is a .docx, .pdf, .md or .txt file.')).toBeVisible()
  await page.getByRole('textbox', field('Additional context')).fill('a'.repeat(100_001))
  await expect(page.getByRole('alert')).toContainText('too many')
})

for (const width of [320, 390, 1440])
  for (const theme of ['light', 'dark'])
    test(`what was read fits at ${width} px, ${theme}, and nothing is found in it`, async ({ generator: page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      await page.getByRole('button', { name: 'A bank’s complaints' }).click()
      const panel = page.getByRole('region', { name: 'What we understood' })
      await panel.getByRole('button', { name: /^Correct: T24/ }).click()
      expect(await sideways(page)).toBe(0)
      const folder = process.env['SCREENSHOTS']
      if (folder) await page.screenshot({ path: `${folder}/read-back-${width}-${theme}.png`, fullPage: true })
      if (width === 390) await expectNothingFound(page)
    })
