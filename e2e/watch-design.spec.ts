import { expectGenerated } from './brief.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { begin, chapterIn, gatherSaid, goOn, progressOf, saidOn } from './watched.ts'

test('a design is seen as it grows, also where it is mended, is folded away before the words come, and nothing is found in it', async ({
  generator: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gatherSaid(page)
  const brief = await begin(page, 'Grown')
  const progress = progressOf(page)
  const picture = progress.getByRole('img', { name: /^Picture of the design so far: /, includeHidden: true })
  await expect(progress.getByText('Designing: done')).toBeVisible()
  await expect(chapterIn(page, 'Summary: being written')).toBeVisible()
  await expect(picture).toBeHidden()
  await progress.getByText('claims lakehouse with fraud scores').click()
  await expect(picture.getByText('Claims lakehouse', { exact: true })).toBeVisible()
  await expect(picture).toHaveAccessibleName(/: 9 components, 6 people and systems around them, \d+ connections, 3 decisions/)
  await expect(progress.getByRole('img', { name: /^Plan so far: 5 pieces of work in \d+ weeks$/ })).toBeVisible()
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const said = await saidOn(page)
  expect(said).toEqual(expect.arrayContaining(['Designing', 'The design is checked and mended.', 'Corrected after the check']))
  expect(said.filter((words) => words.startsWith('Picture of the design so far')).length).toBeGreaterThan(2)
  await goOn(brief, 2)
  await expectGenerated(page, brief)
})
