import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { expectNothingFound } from './nothing-found.ts'

const root = join(import.meta.dirname, '..')

test('what is built has no gallery', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files).toContain('web/app.html')
  expect(files.filter((file) => /gallery|specimen/.test(file))).toEqual([])
  const code = files.filter((file) => /\.(?:html|m?js|css)$/.test(file))
  // The word may occur in documents and in other programs; the page does not contain it, and no file knows its addresses.
  const telling = (file: string) => (file.startsWith('web/') ? /gallery/i : /gallery\/pictures|gallery\.html/)
  expect(code.filter((file) => telling(file).test(readFileSync(join(root, 'dist', file), 'utf8')))).toEqual([])
})

test('nothing is found on the gallery, whose pictures are all there', async ({ page }, { outputDir }) => {
  test.slow()
  const server = await createServer({ root, logLevel: 'silent', cacheDir: join(outputDir, 'vite'), server: { port: 0 } })
  try {
    await server.listen()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${server.resolvedUrls!.local[0]}gallery`)
    const pictures = page.locator('article img')
    await expect.poll(() => pictures.count()).toBeGreaterThan(8)
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.filter((one) => !(one instanceof HTMLImageElement) || one.naturalWidth === 0).length),
      )
      .toBe(0)
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Open a prompt' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingFound(page)
  } finally {
    await server.close()
  }
})
