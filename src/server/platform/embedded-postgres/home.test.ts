import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareHome } from './home.ts'
import { canReach, chooseRunAs } from './run-as.ts'

const runAs = chooseRunAs()

test.runIf(runAs.uid !== undefined)(
  'below a folder closed to others, the database lives elsewhere, and is missed when it is gone',
  () => {
    const closed = mkdtempSync(join(tmpdir(), 'home-'))
    chmodSync(closed, 0o700)
    const folder = join(closed, 'data')
    const said: string[] = []
    const home = prepareHome(folder, (line) => said.push(line))
    expect(home.base.startsWith('/var/lib/')).toBe(true)
    expect(canReach(runAs, home.socket)).toBe(true)
    expect(said).toEqual([expect.stringContaining(`is in ${home.base}, because PostgreSQL runs as "nobody" here`)])
    expect(prepareHome(folder, () => {})).toEqual(home)
    rmSync(home.base, { recursive: true })
    expect(() => prepareHome(folder, () => {})).toThrow(`says that the database is in ${home.base}, which is gone.`)
    rmSync(closed, { recursive: true })
  },
)
