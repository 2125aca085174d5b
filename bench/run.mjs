// npm run bench: what the main job costs, beside what a bare peer costs in the same run.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../scripts/setup/ensure-built.mjs'
import { ensureInstalled } from '../scripts/setup/ensure-installed.mjs'
import { runProgram } from '../scripts/setup/run-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await ensureInstalled(root)
await ensureBuilt(root)
const { build } = await import('esbuild')

// Inside dist, so that the fixed files which the renderers read lie beside the bundle.
const programs = ['measure-pipeline', 'measure-server', 'bare-server', 'measure-models', 'paced-vendor']
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
for (const name of ['measure-pipeline', 'measure-server', 'measure-models']) {
  const { status } = await runProgram(process.execPath, ['--expose-gc', `dist/server/${name}.js`], { cwd: root })
  if (status !== 0) process.exitCode = 1
}
