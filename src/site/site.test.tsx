import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { engagements, firm, marketingFigures, offices, services } from '#shared/firm.ts'
import { sampleBriefs } from '#shared/sample-briefs.ts'
import { compareContents, type Comparison } from '#web/landing/compare-contents.ts'
import { LandingPage } from '#web/landing/landing-page.tsx'
import { composeContent } from './compose-content.ts'
import { heads } from './heads.tsx'
import { siteFiles } from './site-files.ts'

const root = new URL('../../', import.meta.url)

let comparison: Comparison
let files: ReturnType<typeof siteFiles>
beforeAll(async () => {
  const { before, after } = sampleBriefs
  comparison = compareContents(await composeContent(before), await composeContent(after))
  files = siteFiles(comparison)
})

/** The words between the tags. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

test('the landing page says all that the firm says of itself', () => {
  const text = textOf(renderToStaticMarkup(<LandingPage comparison={comparison} />)).split('\n')
  const said = [
    firm.name,
    firm.headline,
    firm.introduction,
    firm.description,
    firm.email,
    ...services.flatMap(({ name, promise, items }) => [name, promise, ...items]),
    ...marketingFigures.flatMap(({ value, label }) => [value, label]),
    ...engagements.map(({ name }) => name),
    ...offices.flatMap(({ city, address }) => [city, ...address]),
  ]
  expect(said.filter((words) => !text.includes(words))).toEqual([])
})

test('nothing of the firm is typed into a page', () => {
  const folder = new URL('src/web/landing/', root)
  const sources = readdirSync(folder).map((name) => new URL(name, folder))
  const pages = Object.keys(heads).map((name) => new URL(name, root))
  const own = [firm.name, ...engagements.map(({ name }) => name), ...offices.map(({ city }) => city)]
  const typed = [...sources, ...pages].filter((file) => own.some((name) => readFileSync(file, 'utf8').includes(name)))
  expect(typed).toEqual([])
})

/** A line of two columns is two texts of the document, and a decision its title with its outcome. */
const textsOf = (line: string) => line.split(/: |(?<=\.) /)
/** The texts of each row. */
const rowsOf = ({ sections }: Content) =>
  [...walkBlocks(sections)].flatMap(({ block }) =>
    block.type === 'table' && comparedTables.has(block.id)
      ? block.rows.map((row) => row.flatMap((cell) => (Array.isArray(cell) ? textsOf(plainText(cell)) : [])))
      : [],
  )
const comparedTables = new Set(['compliance-matrix', 'parts-table', 'decisions-table'])

test('the comparison is of what the product writes from the two briefs', async () => {
  const [old, current] = await Promise.all([sampleBriefs.before, sampleBriefs.after].map(composeContent))
  const [before, after] = [JSON.stringify(old), JSON.stringify(current)]
  const lines = comparison.chapters.flatMap((chapter) => chapter.lines)
  expect(new Set(lines.map(({ change }) => change))).toEqual(new Set(['deleted', 'inserted']))
  for (const { change, text } of lines) {
    const texts = textsOf(text)
    for (const words of texts) expect(change === 'inserted' ? after : before).toContain(words)
    // Parts may share their words; no row of the other document says the whole line.
    expect(rowsOf(change === 'inserted' ? old! : current!).filter((row) => texts.every((words) => row.includes(words)))).toEqual([])
  }
  // A change may take parts away: a nightly load that becomes events needs no loader.
  expect(comparison.figures.every(({ before, after }) => after > 0 && before > 0)).toBe(true)
  expect(comparison.figures.some(({ before, after }) => after !== before)).toBe(true)
})

test('two documents that are the same have nothing to compare', async () => {
  const content = await composeContent(sampleBriefs.before)
  expect(compareContents(content, content).chapters).toEqual([])
})

test('the firm is described for machines', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(heads['index.html']())!
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'ProfessionalService',
    name: firm.name,
    location: offices.map(({ city, address }) => ({ name: city, address: { streetAddress: address[0] } })),
    hasOfferCatalog: { itemListElement: services.map(({ name }) => ({ itemOffered: { name } })) },
  })
})

/** Width and height, from the header of a PNG: https://www.w3.org/TR/png-3/#11IHDR */
const sizeOf = (png: string | Buffer | undefined) =>
  Buffer.isBuffer(png) && png.toString('latin1', 1, 4) === 'PNG' ? [png.readUInt32BE(16), png.readUInt32BE(20)] : []

test('each picture has the size that is asked of it', () => {
  expect(sizeOf(files['card.png'])).toEqual([1200, 630])
  expect(sizeOf(files['apple-touch-icon.png'])).toEqual([180, 180])
  const { icons } = JSON.parse(String(files['site.webmanifest'])) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) expect(sizeOf(files[src.slice(1)]).join('x')).toBe(sizes)
})
