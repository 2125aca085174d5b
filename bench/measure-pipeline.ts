// Brief → solution → content → each file, for one long example, in one process: cold is the first run after its start.
import { readFileSync } from 'node:fs'
import { Brief } from '#shared/brief.ts'
import { formatNames } from '#shared/formats.ts'
import { wordsOf } from '#server/compose/composer.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Solution } from '#server/solution/solution.ts'
import { measure, printTable } from './figures.ts'

const { signal } = new AbortController()
const example = 'examples/aldgate-claims-lakehouse.json'
const original = readFileSync(example, 'utf8')

/** The same brief with different words each time, so that no cached result of the last run helps. */
let run = 0
function nextBrief() {
  run++
  const suffix = run.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
  return Brief.parse(JSON.parse(original.replaceAll(/\b(claims?|fraud|score[sd]?)\b/g, `$1${suffix}`)))
}

const writer = offlineComposer.label
const propose = async (brief: Brief) => (await offlineComposer.proposeSolution(brief, { signal })).solution

async function writeWords(brief: Brief, solution: Solution) {
  const chapters = allDocumentTypes[brief.documentType].outline
  return wordsOf(await offlineComposer.writeWords({ chapters, brief, solution }, { signal }))
}

async function compose(): Promise<Edition> {
  const brief = nextBrief()
  const solution = await propose(brief)
  const content = buildContent({ brief, solution, words: await writeWords(brief, solution), writer })
  return { content, version: '1.0.0', createdAt: '2026-01-05T09:00:00.000Z', status: 'Draft' }
}

const rows: Record<string, string | number>[] = []
/** The input of the work is prepared beforehand, and not measured. */
async function add<Given>(step: string, prepare: () => Promise<Given>, work: (given: Given) => unknown) {
  const { cold, p50, p95 } = await measure(prepare, work)
  rows.push({ step, 'cold ms': cold, 'warm p50 ms': p50, 'p95 ms': p95 })
}
const solved = async () => {
  const brief = nextBrief()
  return { brief, solution: await propose(brief) }
}

await add('brief → solution', async () => nextBrief(), propose)
await add('solution → words', solved, ({ brief, solution }) => writeWords(brief, solution))
await add(
  'words → content',
  async () => {
    const { brief, solution } = await solved()
    return { brief, solution, words: await writeWords(brief, solution), writer }
  },
  buildContent,
)
const sizes: Record<string, string | number>[] = []
for (const format of formatNames) {
  await add(`content → ${format}`, compose, (edition) => renderers[format].render(edition))
  sizes.push({ file: format, kB: (await renderers[format].render(await compose())).length / 1000 })
}
await add(
  'brief → pdf, whole',
  async () => undefined,
  async () => renderers.pdf.render(await compose()),
)
printTable(`The main job on ${example} (aim: brief → pdf under 300 ms warm)`, rows)
printTable('Files', sizes)

globalThis.gc?.()
const before = process.memoryUsage().rss
for (let more = 0; more < 50; more++) await renderers.pdf.render(await compose())
globalThis.gc?.()
printTable('Memory', [
  { at: 'after the table above', 'resident MB': before / 1e6 },
  { at: 'after 50 more PDFs', 'resident MB': process.memoryUsage().rss / 1e6 },
])
