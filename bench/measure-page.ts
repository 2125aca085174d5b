// The page: its Lighthouse scores on a phone, and the size of each screen.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { prepareServer } from './built-server.ts'
import { printTable } from './figures.ts'

/** The part of Lighthouse that is used here; `run.mjs` downloads the package and a browser. */
type Result = {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: { 'network-requests': { details: { items: { url: string; resourceType: string }[] } } }
  }
}
type Run = (url: string, flags: object) => Promise<Result | undefined>
type Launch = (options: object) => Promise<{ port: number; kill(): void }>

const packages = createRequire(`${process.cwd()}/.cache/lighthouse/`)
const load = async <Loaded>(name: string) => (await import(pathToFileURL(packages.resolve(name)).href)) as Loaded
const { default: runLighthouse } = await load<{ default: Run }>('lighthouse')
const { launch } = await load<{ launch: Launch }>('chrome-launcher')

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Minimum performance score, and maximum kB of brotli in scripts and styles; only the first two pages may be indexed. */
const pages = [
  { path: '/', least: 100, script: 3, style: 6 },
  { path: '/login', least: 98, script: 95, style: 8 },
  { path: '/dashboard', least: 95, all: 160 },
  { path: '/dashboard/documents', least: 95, all: 160 },
  { path: '/dashboard/documents-simple', least: 95, all: 160 },
  { path: '/dashboard/documents-old', least: 95, all: 160 },
  { path: '/dashboard/clients', least: 95, all: 160 },
]

async function weigh(items: { url: string; resourceType: string }[], kind: string) {
  const urls = [...new Set(items.filter(({ resourceType }) => resourceType === kind).map(({ url }) => url))]
  const bodies = await Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
}

type Page = (typeof pages)[number]
const aimOf = ({ script, style, all }: Page) => (all ? `${all} in all` : `${script} + ${style}`)

const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
]

const { address, start, signIn, end } = await prepareServer()

try {
  await start()
  const cookie = await signIn()
  const browser = await launch({ chromePath: process.env['CHROME_PATH'], chromeFlags: browserFlags, logLevel: 'silent' })
  const rows = []
  try {
    for (const page of pages) {
      const extraHeaders = page.path.startsWith('/dashboard') ? { cookie } : undefined
      const flags = { port: browser.port, onlyCategories: categories, logLevel: 'silent', extraHeaders }
      const result = await runLighthouse(address + page.path, flags)
      if (!result) throw new Error(`Lighthouse said nothing of ${page.path}.`)
      const { items } = result.lhr.audits['network-requests'].details
      const scores = categories.map((name) => Math.round((result.lhr.categories[name]?.score ?? Number.NaN) * 100))
      const [script, style] = [await weigh(items, 'Script'), await weigh(items, 'Stylesheet')]
      rows.push({
        page: page.path,
        'perf/a11y/best/seo': scores.join('/'),
        'aim (perf)': `${page.least}`,
        'script kB': script,
        'style kB': style,
        'aim kB': aimOf(page),
      })
    }
  } finally {
    browser.kill()
  }
  printTable('Lighthouse on a phone, and brotli of script and style (the dashboard is not to be indexed)', rows)
} finally {
  await end()
}
