import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('every release of Node.js takes what it is told, without a word', () => {
  const program = `
    const { optimiseLate } = await import('${new URL('./optimise-late.ts', import.meta.url).href}')
    optimiseLate()
    console.log('on its way')`
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'on its way\n', stderr: '' })
})
