import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, lstatSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPrograms, linkLibraries } from './programs.ts'
import { canReach, chooseRunAs } from './run-as.ts'

const runAs = chooseRunAs()
const say = (line: string) => void said.push(line)
let said: string[] = []
let root: string
let folder: string

/** The package as npm unpacks it, before its install script has run. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'programs-'))
  chmodSync(root, 0o755)
  folder = join(root, 'package')
  const installed = dirname(dirname(dirname(findPrograms({ runAs: {}, base: root, say }).postgres)))
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true })
})

beforeEach(() => {
  said = []
  const libraries = join(folder, 'native', 'lib')
  for (const name of readdirSync(libraries)) if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name))
})

afterAll(() => {
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'native', 'lib'), 0o755)
  rmSync(root, { recursive: true })
})

const versionOf = (program: string) => execFileSync(program, ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' })

test('libraries that the install script did not link are linked', () => {
  expect(() => execFileSync(join(folder, 'native', 'bin', 'postgres'), ['--version'], { stdio: 'pipe' })).toThrow('shared')
  const programs = findPrograms({ runAs, base: root, say, folder })
  expect(programs.postgres).toBe(join(folder, 'native', 'bin', 'postgres'))
  expect(versionOf(programs.postgres)).toContain(`PostgreSQL) ${programs.major}`)
  expect(said).toEqual([])
  expect(linkLibraries(folder)).toBe(true)
})

test('a package that can be neither completed nor reached runs from a copy, and says where', () => {
  const base = join(root, 'base')
  mkdirSync(base, { mode: 0o755 })
  chmodSync(join(folder, 'native', 'lib'), 0o500)
  if (runAs.uid !== undefined) chmodSync(folder, 0o700)
  const programs = findPrograms({ runAs, base, say, folder })
  expect(programs.postgres.startsWith(base)).toBe(true)
  expect(said).toEqual([expect.stringContaining(base)])
  expect(canReach(runAs, programs.postgres)).toBe(true)
  expect(versionOf(programs.postgres)).toContain('PostgreSQL')
  expect(versionOf(programs.initdb)).toContain('PostgreSQL')
  expect(findPrograms({ runAs, base, say, folder })).toEqual(programs)
})
