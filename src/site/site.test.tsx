import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { engagements, firm, marketingFigures, offices, services } from '#shared/firm.ts'
import { LandingPage } from '#web/landing/landing-page.tsx'
import { heads } from './heads.tsx'
import { siteFiles } from './site-files.ts'

const root = new URL('../../', import.meta.url)

const files = siteFiles()

/** The text between the tags. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

test('the landing page says all that the firm says of itself', () => {
  const text = textOf(renderToStaticMarkup(<LandingPage />)).split('\n')
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
