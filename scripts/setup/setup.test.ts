import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completeLockfile } from './complete-lockfile.mjs'
import { contentHash } from './content-hash.mjs'
import { missingPackages } from './ensure-installed.mjs'
import { runProgram } from './run-program.mjs'
import { withLock } from './with-lock.mjs'
import { writeNotices } from './write-notices.mjs'

function givenFolder(files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src/deep'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('the hash of sources follows names and contents, never times', () => {
  const folder = givenFolder({ 'src/a.ts': 'one', 'src/deep/b.ts': 'two', 'src/a.test.ts': 'test' })
  const hash = () => contentHash(folder, ['src', 'absent'], (file) => !file.endsWith('.test.ts'))
  const first = hash()
  utimesSync(join(folder, 'src/a.ts'), 1, 1)
  writeFileSync(join(folder, 'src/a.test.ts'), 'another test')
  expect(hash()).toBe(first)
  writeFileSync(join(folder, 'src/a.ts'), 'onf')
  const second = hash()
  expect(second).not.toBe(first)
  writeFileSync(join(folder, 'src/deep/c.ts'), '')
  expect(hash()).not.toBe(second)
})

test('a package that is absent or of another version is missing, an optional one is not', () => {
  const lockfile = { packages: { '': {}, 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '2', optional: true } } }
  const missing = (there: object) => missingPackages(JSON.stringify(lockfile), JSON.stringify({ packages: there }))
  expect(missing({ 'node_modules/a': { version: '1' } })).toEqual([])
  expect(missing({ 'node_modules/a': { version: '3' } })).toEqual(['node_modules/a'])
  expect(missing({})).toEqual(['node_modules/a'])
})

test('a lockfile is completed by the packages for other platforms that it names and lacks', () => {
  const optionalDependencies = {
    '@x/linux-x64-gnu': '1.0.0',
    '@x/darwin-arm64': '1.0.0',
    '@x/linux-arm-musleabihf': '1.0.0',
    plain: '2.0.0',
  }
  const packages = {
    '': {},
    'node_modules/x': { dev: true, optionalDependencies },
    'node_modules/x/node_modules/@x/linux-x64-gnu': {},
  }
  const { lockfile, added } = completeLockfile({ packages })
  expect(added).toEqual(['@x/darwin-arm64@1.0.0', '@x/linux-arm-musleabihf@1.0.0'])
  expect(lockfile.packages['node_modules/@x/linux-arm-musleabihf']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['arm'],
    libc: ['musl'],
  })
  expect(completeLockfile(lockfile).added).toEqual([])
})

test('work under the lock never overlaps, and a lock of the dead is taken over', async () => {
  const folder = givenFolder({ 'setup.lock': '4194399' })
  const happened: string[] = []
  const work = (name: string) =>
    withLock(folder, async () => {
      happened.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      happened.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('two')])
  const [first, second] = happened[0] === 'one begins' ? ['one', 'two'] : ['two', 'one']
  expect(happened).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
})

test('a program that overruns its time is ended with what it started', async () => {
  const { status, output } = await runProgram('sh', ['-c', 'echo started; sleep 60 & wait'], { quiet: true, limit: 300 })
  expect({ status, output }).toEqual({ status: 124, output: 'started\n' })
  expect((await runProgram('no-such-program', [], { quiet: true })).status).toBe(127)
})

test('what a program leaves running is ended when it ends', async () => {
  const { status, output } = await runProgram('sh', ['-c', 'sleep 600 & echo left'], { quiet: true })
  expect({ status, output }).toEqual({ status: 0, output: 'left\n' })
})

test('the notices name each package that is delivered with its licence’s words, and what names no licence is answered', () => {
  const packages = {
    '': {},
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/of-another-system': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/a': { version: '1.0.0' },
  }
  const folder = givenFolder({ 'package-lock.json': JSON.stringify({ packages }) })
  for (const name of ['tool', 'a', 'b']) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'node_modules/b/LICENSE.md'), 'Do as you wish.\n')
  writeFileSync(join(folder, 'node_modules/b/LICENSE_FONT'), 'Sell it not by itself.\n')
  expect(writeNotices(folder, join(folder, 'notices.txt'))).toEqual(['a'])
  const notices = readFileSync(join(folder, 'notices.txt'), 'utf8')
  expect(notices).toMatch(
    /a 1\.0\.0 \(no licence named\)\n\n-+\n\nb 2\.0\.0 \(ISC\)\n\nDo as you wish\.\n\nSell it not by itself\.\n$/,
  )
  expect(notices).not.toMatch(/tool|another-system/)
})

test('the inventory names each component that is delivered, in its version, with its licence and hash', async () => {
  const root = join(import.meta.dirname, '../..')
  const { status, output } = await runProgram('npm', ['run', '--silent', 'components'], { cwd: root, quiet: true })
  expect(status).toBe(0)
  type Component = { purl: string; hashes?: object[]; licenses?: object[] }
  const { bomFormat, components } = JSON.parse(output) as { bomFormat: string; components: Component[] }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; optional?: boolean }>
  }
  const delivered = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const purlOf = (path: string, version: string) => `pkg:npm/${path.split('node_modules/').at(-1)!.replace('@', '%40')}@${version}`
  const purls = delivered.map(([path, { version }]) => purlOf(path, version))
  // For packages of other systems, the lockfile has only the version.
  const foreign = new Set(delivered.filter(([, one]) => one.optional).map(([path, { version }]) => purlOf(path, version)))
  expect(bomFormat).toBe('CycloneDX')
  expect(new Set(components.map(({ purl }) => purl))).toEqual(new Set(purls))
  expect(components.filter(({ purl, hashes, licenses }) => !foreign.has(purl) && (!hashes?.length || !licenses?.length))).toEqual(
    [],
  )
})

test('every package that is delivered names its licence', () => {
  expect(writeNotices(join(import.meta.dirname, '../..'), join(givenFolder(), 'notices.txt'))).toEqual([])
})

test('README, Dockerfile and the long tests name one Node.js, and the engines begin their newest range with it', () => {
  const read = (file: string, words: RegExp) => words.exec(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))?.[1]
  const named = [
    read('README.md', /With Node (\d+) on Linux/),
    read('Dockerfile', /^ARG NODE_VERSION=(\d+)$/m),
    read('scripts/testing/long-tests.mjs', /'node@(\d+)'/),
    read('package.json', /"node": "[^"]*>=(\d+)\.0\.0"/),
  ]
  expect(named).toEqual(Array(4).fill('24'))
})
