// npm run validate -- --corpus FOLDER: each file of a folder as a brief, and each Word file as a template, a line for each.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { briefFileLimits } from '#shared/brief-files.ts'
import { openLibreOffice } from '../libre-office.ts'
import { type Checked, checkAsBrief, checkAsTemplate } from './check-file.ts'

const corpus = resolve(process.argv[2] ?? '.')
const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((file) => briefFileLimits.extensions.some((extension) => file.toLowerCase().endsWith(extension)))
  .toSorted()
const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
const libreOffice = await openLibreOffice()
const all: Checked[] = []
const signs = { ok: '✓', refused: '–', failed: '✗' }
try {
  for (const file of files) {
    const path = join(corpus, file)
    const checks = [await checkAsBrief(path, libreOffice)]
    if (/\.do[ct]x$/i.test(file)) checks.push(await checkAsTemplate(path, { libreOffice, folder }))
    for (const check of checks) console.log(`${signs[check.state]} ${file} · ${check.line}`)
    all.push(...checks)
  }
} finally {
  libreOffice.remove()
  rmSync(folder, { recursive: true, force: true })
}

const lost = all.reduce((total, one) => total + (one.lost ?? 0), 0)
const count = (state: Checked['state']) => all.filter((one) => one.state === state).length
console.log(`\n${lost} words lost, ${count('refused')} files refused`)
console.log(`${count('ok')} passed, ${count('failed')} failed`)
process.exitCode = count('failed') > 0 || all.length === 0 ? 1 : 0
