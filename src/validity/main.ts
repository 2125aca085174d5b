// npm run validate: every example as every type in every format, rendered and compared with its content by independent readers. Options:
// --example, --type, --format (names separated by commas), --quick, --seed NUMBER, --share 1/2 (every second example, starting with the
// first), --keep FOLDER, --report FILE.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shownExamples } from '#server/testing/shown-examples.ts'
import type { Fault } from './fault.ts'
import { openLibreOffice } from './libre-office.ts'
import { makeFiles } from './make-files.ts'
import { allPairs, quickPairs } from './pairs.ts'
import { readExamples } from './read-examples.ts'
import { faultLines, tableOf, withoutShiftedPages } from './report.ts'
import { validateFiles } from './validate-files.ts'

const { values } = parseArgs({
  options: {
    example: { type: 'string' },
    type: { type: 'string' },
    format: { type: 'string' },
    quick: { type: 'boolean' },
    seed: { type: 'string', default: '0' },
    share: { type: 'string', default: '1/1' },
    keep: { type: 'string' },
    report: { type: 'string' },
  },
})

/** Number of pairs of the other examples in a quick run. */
const quickSlice = 6
/** Number of files that are written, checked and removed before the next ones. */
const batch = 24

const examples = readExamples()
const [share = 1, shares = 1] = values.share.split('/').map(Number)
const names = [...examples.keys()].filter((_, index) => index % shares === share - 1)
const seed = Number(values.seed) || 0
const pairs = values.quick ? quickPairs(names, { shown: shownExamples, seed, slice: quickSlice }) : allPairs(names, values)
const kept = values.keep && resolve(values.keep)
const folder = kept ?? mkdtempSync(join(tmpdir(), 'validity-'))
mkdirSync(folder, { recursive: true })
const libreOffice = await openLibreOffice()
const found: Fault[] = []
let entries = 0
let checks = 0
try {
  for (let start = 0; start < pairs.length; start += batch) {
    const files = await makeFiles(pairs.slice(start, start + batch), { examples, folder })
    const result = await validateFiles(files, libreOffice)
    found.push(...result.faults)
    entries += result.entries
    checks += result.checks
    if (!kept) for (const { path } of files) rmSync(path, { force: true })
    for (const line of faultLines(result.faults)) console.log(line)
    console.log(`${start + files.length} of ${pairs.length} files, ${found.length} faults`)
  }
} finally {
  libreOffice.remove()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}

const faults = withoutShiftedPages(found, entries)
if (faults.length < found.length) console.log(`${found.length - faults.length} of ${entries} entries of contents are off by a page`)
const failed = new Set(faults.map(({ pair, check }) => JSON.stringify([pair, check]))).size
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: checks - failed, failed }))
console.log(`\n${tableOf(pairs, faults)}`)
console.log(`${checks - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || checks === 0 ? 1 : 0
