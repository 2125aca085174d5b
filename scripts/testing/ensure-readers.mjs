import { existsSync } from 'node:fs'
import { runProgram } from '../setup/run-program.mjs'
import { findProgram } from './find-program.mjs'

/** Debian packages, each with a check whether it is installed. */
const packages = [
  { name: 'libreoffice-writer', isThere: () => hasOffice('libswlo.so') },
  { name: 'libreoffice-calc', isThere: () => hasOffice('libsclo.so') },
  { name: 'libreoffice-impress', isThere: () => hasOffice('libsdlo.so') },
  { name: 'python3-uno', isThere: () => hasModule('uno') },
  { name: 'python3-docx', isThere: () => hasModule('docx') },
  { name: 'python3-openpyxl', isThere: () => hasModule('openpyxl') },
  { name: 'qpdf', isThere: () => findProgram(['qpdf']) !== undefined },
  { name: 'poppler-utils', isThere: () => findProgram(['pdftotext']) !== undefined },
  { name: 'fonts-crosextra-carlito', isThere: () => existsSync('/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf') },
  // LibreOffice needs it to print Chinese and Japanese.
  { name: 'fonts-droid-fallback', isThere: () => existsSync('/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf') },
  { name: 'fonts-crosextra-caladea', isThere: () => existsSync('/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf') },
  {
    name: 'fonts-liberation',
    isThere: () => existsSync('/usr/share/fonts/truetype/liberation') || existsSync('/usr/share/fonts/truetype/liberation2'),
  },
]

const hasOffice = (library) => findProgram(['soffice']) !== undefined && existsSync(`/usr/lib/libreoffice/program/${library}`)
const hasModule = async (name) =>
  (await runProgram('/usr/bin/python3', ['-c', `import ${name}`], { quiet: true, limit: 30_000 })).status === 0

async function listMissing() {
  const missing = []
  for (const { name, isThere } of packages) if (!(await isThere())) missing.push(name)
  return missing
}

/**
 * Installs the other programs that read the product's files, if apt is available; LibreOffice alone takes minutes.
 * @returns {Promise<string | undefined>} a sentence on those that are still missing
 */
export async function ensureReaders() {
  const missing = await listMissing()
  if (missing.length === 0) return undefined
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) await install(missing)
  const left = await listMissing()
  return left.length === 0
    ? undefined
    : `The files cannot be validated, as these packages of Debian are missing: ${left.join(', ')}.`
}

async function install(names) {
  console.log(`  bringing ${names.join(', ')} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update'], { quiet: true, limit: 120_000, env })
  const { status, output } = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    quiet: true,
    limit: 600_000,
    env,
  })
  if (status !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'))
}
