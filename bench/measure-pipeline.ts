// Brief → solution → content → each file, for the largest example, in one process: cold is the first run after its start.
import { readdirSync, readFileSync } from 'node:fs'
import { Brief } from '#shared/brief.ts'
import { formatNames } from '#shared/formats.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Solution } from '#server/solution/solution.ts'
import { measure, printTable } from './figures.ts'

const { signal } = new AbortController()
const examples = readdirSync('examples').filter((file) => file.endsWith('.json'))
const briefs = examples.map((file) => ({ file, text: readFileSync(`examples/${file}`, 'utf8') }))
const largest = briefs.toSorted((one, other) => other.text.length - one.text.length)[0]
if (!largest) throw new Error('There are no examples.')
const brief = Brief.parse(JSON.parse(largest.text))

async function writeWords(solution: Solution) {
  const words: Words = {}
  for (const chapter of allDocumentTypes[brief.documentType].outline)
    words[chapter.id] = await offlineComposer.writeChapter({ chapter, brief, solution }, { signal })
  return words
}

const writer = offlineComposer.label
const propose = () => offlineComposer.proposeSolution(brief, { signal })
const rows: Record<string, string | number>[] = []
const add = async (step: string, work: () => unknown) => {
  const { cold, p50, p95 } = await measure(work)
  rows.push({ step, 'cold ms': cold, 'warm p50 ms': p50, 'p95 ms': p95 })
}

await add('brief → solution', propose)
const solution = await propose()
await add('solution → words', () => writeWords(solution))
const words = await writeWords(solution)
await add('words → content', () => buildContent({ brief, solution, words, writer }))
const content = buildContent({ brief, solution, words, writer })
const edition: Edition = { content, version: '1.0.0', createdAt: '2026-01-05T09:00:00.000Z', status: 'Draft' }
const sizes: Record<string, string | number>[] = []
for (const format of formatNames) {
  await add(`content → ${format}`, () => renderers[format].render(edition))
  sizes.push({ file: format, kB: (await renderers[format].render(edition)).length / 1000 })
}
await add('brief → pdf, whole', async () => {
  const facts = await propose()
  const text = await writeWords(facts)
  await renderers.pdf.render({ ...edition, content: buildContent({ brief, solution: facts, words: text, writer }) })
})
printTable(`The main job on examples/${largest.file} (aim: brief → pdf under 300 ms warm)`, rows)
printTable('Files', sizes)

globalThis.gc?.()
const before = process.memoryUsage().rss
for (let run = 0; run < 50; run++) await renderers.pdf.render({ ...edition, version: `1.${run}.0` })
globalThis.gc?.()
printTable('Memory', [
  { at: 'after the table above', 'resident MB': before / 1e6 },
  { at: 'after 50 more PDFs', 'resident MB': process.memoryUsage().rss / 1e6 },
])
