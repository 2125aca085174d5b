// The screens of a full workspace in a browser: the time to load the data of each, and the overview next to the document list.
import { execFileSync } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { percentile, printTable } from './figures.ts'
import { prepareServer } from './built-server.ts'

/** Maximum milliseconds of all but the slowest of twenty responses. */
const bound = 100
/** Maximum time of the overview, as a multiple of the document list's. */
const mostOfList = 3
const rounds = 40

/** A folder that is already filled; otherwise one is filled, which takes minutes. */
const given = process.env['BENCH_WORKSPACE']
const password = process.env['DEMO_PASSWORD'] ?? 'a password for the bench'
const server = await prepareServer(given === undefined ? {} : { DATA_DIR: given })

function fill() {
  const tsx = 'node_modules/tsx/dist/cli.mjs'
  const env = { ...process.env, DATA_DIR: server.folder, DEMO_PASSWORD: password, NODE_ENV: 'development' }
  execFileSync(process.execPath, [tsx, 'src/server/testing/sample/main.ts'], { env, stdio: 'inherit' })
}

async function signIn(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post(`${server.address}/api/auth/login`, { data: { username, password } })
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${await answer.text()}`)
  await page.goto(`${server.address}/dashboard`)
  await page.waitForLoadState('networkidle')
  return page
}

/** From the call to its parsed response, in the page, one after another. */
const timesOf = (page: Page, path: string): Promise<number[]> =>
  page.evaluate(
    async ([address, count]) => {
      const times: number[] = []
      for (let round = 0; round < count; round++) {
        const start = performance.now()
        const answer = await fetch(address)
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
        await answer.json()
        times.push(performance.now() - start)
      }
      return times
    },
    [`/api${path}`, rounds] as const,
  )

/** The first requests of each screen. */
async function screensOf(page: Page): Promise<Record<string, string>> {
  const read = async <Answer>(path: string) => (await (await page.request.get(`${server.address}/api${path}`)).json()) as Answer
  const { projects } = await read<{ projects: { id: string; client: string }[] }>('/projects')
  const { documents } = await read<{ documents: { id: string }[] }>('/v3/documents')
  const [project, document] = [projects[0]!, documents[0]!]
  return {
    'document list': '/v3/documents',
    overview: '/overview',
    library: '/library?limit=50',
    clients: '/clients?limit=60',
    'a client': `/clients/${project.client}`,
    projects: '/projects',
    'a project': `/projects/${project.id}`,
    'a document': `/documents/${document.id}/printed`,
    search: '/search?q=claims%20data',
    settings: '/preferences',
  }
}

type Row = { 'as and screen': string; 'p50 ms': number; 'p95 ms': number; 'to list': number }

async function measure(page: Page, who: string, more: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = []
  let list = 0
  for (const [screen, path] of Object.entries({ ...(await screensOf(page)), ...more })) {
    await timesOf(page, path)
    const times = await timesOf(page, path)
    const p50 = percentile(times, 50)
    list ||= p50
    rows.push({ 'as and screen': `${who}: ${screen}`, 'p50 ms': p50, 'p95 ms': percentile(times, 95), 'to list': p50 / list })
  }
  return rows
}

const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox'],
})
try {
  if (given === undefined) fill()
  await server.start()
  const rows = [
    ...(await measure(await signIn(browser, 'demo'), 'staff', { enquiries: '/enquiries' })),
    ...(await measure(await signIn(browser, 'nora'), 'client')),
  ]
  printTable(`The screens of a firm with 80 projects and 400 documents, ${rounds} answers each`, rows)
  const slow = rows.filter((row) => row['p95 ms'] >= bound).map((row) => row['as and screen'])
  const heavy = rows.filter((row) => row['as and screen'].endsWith(': overview') && row['to list'] > mostOfList)
  console.log(slow.length === 0 ? `  every p95 is below ${bound} ms` : `  ${bound} ms or more at p95: ${slow.join(', ')}`)
  if (heavy.length > 0)
    console.log(`  more than ${mostOfList} times the list: ${heavy.map((row) => row['as and screen']).join(', ')}`)
  if (slow.length + heavy.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.end()
}
