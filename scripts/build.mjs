// npm run build: bundles the server to dist/server, builds the page to dist/web, writes a compressed copy next to each text file, and
// collects the notices of the delivered packages.
import './setup/require-node.mjs'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildPage } from 'vite'
import { parse as parseYaml } from 'yaml'
import { recordBuild, sourceHash } from './setup/ensure-built.mjs'
import { writeNotices } from './setup/write-notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Separate programs, all directly in dist/server, so that `./name.js` relative to `import.meta.url` finds a worker. */
const entries = [
  'src/server/main.ts',
  'src/server/commands/run-command.ts',
  'src/server/exports/render-worker.ts',
  'src/server/generation/generation-worker.ts',
  'src/server/generation/finding-worker.ts',
  'src/server/generation/template-child.ts',
  'src/server/generation/brief-child.ts',
  'src/server/generation/sheet-child.ts',
]

/** Types of files that the server reads in addition to its code. */
const assetTypes = new Set(['.typ', '.sql', '.svg', '.ttf', '.otf', '.txt'])
/** Types of files worth compressing for browsers. */
const textTypes = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.xml'])
/** Below this number of bytes compression saves nothing. */
const worthCompressing = 1024

const hash = sourceHash(root)
process.env.NODE_ENV = 'production'
rmSync(join(root, 'dist'), { recursive: true, force: true })
try {
  await Promise.all([timed('server', buildServer), timed('page', buildWeb)])
} catch (error) {
  // The bundler has already printed its errors in the sources.
  if (!Array.isArray(error.errors)) console.error(error)
  process.exit(1)
}
writeNotices(root, join(root, 'dist/third-party-notices.txt'))
recordBuild(root, hash)

async function buildServer() {
  await bundle({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'dist/server',
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  copyAssets()
  compileReferences()
}

function copyAssets() {
  const server = join(root, 'src/server')
  const assets = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => assetTypes.has(extname(file)))
  mkdirSync(join(root, 'dist/server'), { recursive: true })
  for (const asset of assets) copyFileSync(join(server, asset), join(root, 'dist/server', freeName(asset, assets)))
}

/** Reference designs are written in YAML and compiled to one JSON file, which loads faster. */
function compileReferences() {
  const folder = join(root, 'src/server/references/data')
  const files = readdirSync(folder).filter((file) => extname(file) === '.yaml')
  const entries = files.toSorted().map((file) => [basename(file, '.yaml'), parseYaml(readFileSync(join(folder, file), 'utf8'))])
  writeFileSync(join(root, 'dist/server/references.json'), JSON.stringify(Object.fromEntries(entries)))
}

function freeName(asset, assets) {
  const name = basename(asset)
  if (assets.filter((other) => basename(other) === name).length > 1)
    throw new Error(`Two files are named ${name}; they would meet in dist/server.`)
  return name
}

async function buildWeb() {
  const configFile = join(root, 'vite.config.ts')
  const outDir = join(root, 'dist/web')
  await buildPage({ root, configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await buildGerman(configFile, outDir)
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => textTypes.has(extname(file)))
  await Promise.all(files.map((file) => compress(join(outDir, file))))
}

/** Builds the app a second time with German texts, next to the English one: files that are the same in both have the same name. */
async function buildGerman(configFile, outDir) {
  const german = join(root, 'dist/german')
  await buildPage({ root, configFile, logLevel: 'warn', mode: 'german', build: { outDir: german, emptyOutDir: true } })
  cpSync(join(german, 'assets'), join(outDir, 'assets'), { recursive: true })
  copyFileSync(join(german, 'app.html'), join(outDir, 'app.de.html'))
  const policies = [outDir, german].map((folder) => JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')))
  const scriptHashes = [...new Set(policies.flatMap((policy) => policy.scriptHashes))].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
  writeFileSync(join(outDir, 'csp.json'), JSON.stringify({ scriptHashes }))
  rmSync(german, { recursive: true })
}

async function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < worthCompressing) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, quality), promisify(gzip)(bytes, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

async function timed(name, work) {
  const start = performance.now()
  await work()
  console.log(`  ${name} built in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
