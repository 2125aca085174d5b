// npm run bench [-- files exports … --minutes 10 --parts stop,many]: measures the main work, next to a bare peer in the same run.
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/setup/ensure-built.mjs'
import { ensureInstalled } from '../scripts/setup/ensure-installed.mjs'
import { findBrowser } from '../scripts/testing/find-browser.mjs'
import { runProgram } from '../scripts/setup/run-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { minutes: { type: 'string' }, parts: { type: 'string' } }
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options })
if (values.minutes) process.env.BENCH_MINUTES = values.minutes
if (values.parts) process.env.BENCH_PARTS = values.parts
await ensureInstalled(root)
await ensureBuilt(root)
const { build } = await import('esbuild')

/** Separate from the project's own packages, because they are large and only needed here. */
async function bring(name, packages) {
  const folder = `${root}/.cache/${name}`
  if (packages.every((each) => existsSync(`${folder}/node_modules/${each.split('@')[0]}`))) return
  mkdirSync(folder, { recursive: true })
  const { status } = await runProgram('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages], { cwd: root })
  if (status !== 0) throw new Error(`${packages.join(', ')} could not be installed.`)
}

// Inside dist, so that the data files of the renderers are next to the bundle.
const programs = [
  'measure-pipeline',
  'measure-server',
  'bare-server',
  'bare-relay',
  'measure-models',
  'measure-recovery',
  'measure-hostile',
  'measure-load',
  'measure-replicas',
  'watch-turns',
  'paced-vendor',
  'measure-page',
  'measure-files',
  'render-once',
  'measure-exports',
  'measure-library',
  'measure-comparison',
  'measure-fairness',
  'measure-workspace',
  'measure-design',
]
/** Programs built from the server's own sources. */
const ofServer = ['fairness-server', 'slow-generation-worker'].map((out) => ({ in: `src/server/testing/fairness/${out}.ts`, out }))
mkdirSync(`${root}/dist/server`, { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: [...programs.map((name) => ({ in: `bench/${name}.ts`, out: name })), ...ofServer],
  outdir: 'dist/server',
  bundle: true,
  splitting: true,
  chunkNames: 'bench-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  logLevel: 'warning',
})
const isWanted = (...names) => wanted.length === 0 || names.some((name) => wanted.includes(name))
if (isWanted('page', 'workspace')) process.env.CHROME_PATH ??= (await findBrowser(root)) ?? ''
if (isWanted('page')) {
  await bring('lighthouse', ['lighthouse@12.8.2'])
}
// Peers in Python and other programs (pandoc, WeasyPrint, LibreOffice) come from Debian; missing ones are reported.
if (isWanted('files', 'exports')) await bring('peers', ['pptxgenjs@4.0.1', 'exceljs@4.4.0', 'pdfmake@0.3.11'])
const measures = programs.filter((name) => name.startsWith('measure-') && (wanted.length === 0 || wanted.includes(name.slice(8))))
for (const name of measures) {
  const { status } = await runProgram(process.execPath, ['--expose-gc', `dist/server/${name}.js`], { cwd: root })
  if (status !== 0) process.exitCode = 1
}
