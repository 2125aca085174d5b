// The time to compare two versions, relative to the time to render the later one as PDF and as Word in the same run.
import { readFileSync } from 'node:fs'
import type { Content } from '#shared/content/content.ts'
import { compareContents } from '#server/compare/compare-contents.ts'
import { optimiseLate } from '#server/platform/optimise-late.ts'
import { renderers } from '#server/render/renderers.ts'
import { composeContent } from './compose-content.ts'
import { percentile, printTable } from './figures.ts'

const runs = 7
const warmUps = 4
/** Limits, as shares of the time that the version itself takes. */
const aims = { comparison: 0.25, redline: 1.5 }

const edition = { version: '1.1.0', createdAt: '2026-03-03T09:00:00.000Z', status: 'Draft' } as const
const revision = { since: '1.0.0', author: 'Somebody' }

const readBrief = (name: string): string => readFileSync(`examples/${name}.json`, 'utf8')
const compose = (text: string) => composeContent(JSON.parse(text))
/** Imitates a brief after a meeting. */
const changed = (text: string) =>
  text.replaceAll(/\b(\d+) (seconds?|minutes?|hours?)\b/g, '15 $2').replaceAll('claims handler', 'claims adviser')

const first = readBrief('aldgate-claims-lakehouse')
const pairs: Record<string, [Content, Content]> = {
  'two versions of a brief': [await compose(first), await compose(changed(first))],
  'two unrelated documents': [await compose(first), await compose(readBrief('calder-payments-streaming'))],
}

async function median(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < warmUps + runs; run++) {
    const start = process.cpuUsage()
    await work(run)
    const { user, system } = process.cpuUsage(start)
    if (run >= warmUps) times.push((user + system) / 1000)
  }
  return percentile(times, 50)
}

/** Prevents the use of cached results of another run: each has different objects and words. */
function fresh(content: Content, run: number): Content {
  return JSON.parse(
    JSON.stringify(content).replaceAll('"text":"The ', `"text":"The ${'abcdefghijklmnopqrstuvwxyz'[run]} `),
  ) as Content
}

optimiseLate()
const rows: Record<string, string | number>[] = []
let isMissed = false
for (const [name, [before, after]] of Object.entries(pairs)) {
  const both = (run: number) => compareContents(fresh(before, run), fresh(after, run))
  const copied = await median(async (run) => [fresh(before, run), fresh(after, run)])
  const comparison = (await median(async (run) => both(run))) - copied
  const render = (format: 'docx' | 'pdf', isRevised: boolean) =>
    median((run) =>
      isRevised
        ? renderers[format].render({ ...edition, content: both(run), revision })
        : renderers[format].render({ ...edition, content: fresh(after, run) }),
    )
  const [word, redline] = [await render('docx', false), await render('docx', true)]
  const [pdf, bars] = [await render('pdf', false), await render('pdf', true)]
  const shares = { comparison: comparison / pdf, redline: redline / word, bars: bars / pdf }
  const beside = { comparison: 'PDF', redline: 'Word file', bars: 'PDF' }
  const costs = { comparison, redline, bars }
  for (const what of ['comparison', 'redline', 'bars'] as const) {
    isMissed ||= what !== 'bars' && shares[what] > aims[what]
    const aim = what === 'bars' ? 'none' : `at most ${aims[what]}`
    rows.push({ of: name, what, ms: costs[what], beside: beside[what], share: shares[what], aim })
  }
}
printTable('Comparisons, processor time beside that of the later version', rows)
if (isMissed) process.exitCode = 1
