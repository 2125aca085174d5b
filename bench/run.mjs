// npm run bench: what the main job costs, beside what a bare peer costs in the same run.
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../scripts/setup/ensure-built.mjs'
import { ensureInstalled } from '../scripts/setup/ensure-installed.mjs'
import { findBrowser } from '../scripts/testing/find-browser.mjs'
import { runProgram } from '../scripts/setup/run-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await ensureInstalled(root)
await ensureBuilt(root)
const { build } = await import('esbuild')

/** Apart from the project's own packages: it is large, and nothing but this needs it. */
async function bringLighthouse() {
  const folder = `${root}/.cache/lighthouse`
  if (existsSync(`${folder}/node_modules/lighthouse`)) return
  mkdirSync(folder, { recursive: true })
  const { status } = await runProgram('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'lighthouse@12.8.2'], {
    cwd: root,
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed.')
}

// Inside dist, so that the fixed files which the renderers read lie beside the bundle.
const programs = [
  'measure-pipeline',
  'measure-reader',
  'measure-server',
  'bare-server',
  'measure-models',
  'paced-vendor',
  'measure-page',
]
mkdirSync(`${root}/dist/server`, { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: programs.map((name) => `bench/${name}.ts`),
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
process.env.CHROME_PATH ??= (await findBrowser(root)) ?? ''
await bringLighthouse()
for (const name of ['measure-pipeline', 'measure-reader', 'measure-server', 'measure-models', 'measure-page']) {
  const { status } = await runProgram(process.execPath, ['--expose-gc', `dist/server/${name}.js`], { cwd: root })
  if (status !== 0) process.exitCode = 1
}
