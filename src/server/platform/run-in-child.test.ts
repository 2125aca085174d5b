import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { runInChild } from './run-in-child.ts'

const folder = mkdtempSync(join(tmpdir(), 'child-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
const program = pathToFileURL(join(folder, 'child.ts'))
const here = (file: string) => new URL(file, import.meta.url).href
writeFileSync(
  program,
  `import { writeFileSync } from 'node:fs'
  import { setTimeout as wait } from 'node:timers/promises'
  import { answerInChild } from '${here('./answer-in-child.ts')}'
  import { AppError } from '${here('../../shared/errors.ts')}'
  await answerInChild(async ({ options, bytes }, progress) => {
    const { act, file } = options as { act: string; file?: string }
    console.log('chatter that is no answer')
    if (act === 'refuse') throw new AppError('too-large', 'Too much.', { details: 'Take some away.' })
    if (act === 'throw') throw new Error('a bug')
    if (act === 'die') process.kill(process.pid, 'SIGSEGV')
    if (act === 'wait') await wait(60_000)
    if (act === 'spin') { if (file) writeFileSync(file, String(process.pid)); for (;;); }
    if (act === 'work') for (let step = 0; step < 15; step++) { const end = performance.now() + 50; while (performance.now() < end); progress() }
    if (act === 'heap') { const kept = []; for (;;) kept.push({ kept: [kept.length] }) }
    if (act === 'memory') { const kept = []; for (;;) kept.push(Buffer.alloc(2 ** 20, 1)) }
    return { size: bytes.length, last: bytes.at(-1), environment: Object.keys(process.env) }
  })`,
)

const limits = { milliseconds: 50_000, stallMilliseconds: 40_000, megabytes: 80 }
const act = (name: string, more: Partial<typeof limits & { signal: AbortSignal }> = {}) =>
  runInChild(program, { options: { act: name }, bytes: new Uint8Array([1, 2, 3]) }, { ...limits, ...more })

test('a child is handed bytes whole and learns nothing secret', async () => {
  process.env['SECRET_KEY'] = 'kept'
  const bytes = new Uint8Array(9_000_000).fill(5)
  const outcome = await runInChild(program, { options: { act: 'answer' }, bytes }, limits)
  expect(outcome).toMatchObject({ outcome: 'answered', output: { size: 9_000_000, last: 5 } })
  const { environment } = (outcome as { output: { environment: string[] } }).output
  expect(environment).toEqual([])
})

test('a refusal keeps its code and words', async () => {
  const refused = {
    outcome: 'refused',
    error: { name: 'AppError', code: 'too-large', message: 'Too much.', details: 'Take some away.' },
  }
  expect(await act('refuse')).toMatchObject(refused)
})

test('a bug and a death are told as crashes', async () => {
  expect(await act('throw')).toMatchObject({ outcome: 'crashed', reason: expect.stringContaining('a bug') })
  expect(await act('die')).toMatchObject({ outcome: 'crashed', reason: expect.stringContaining('SIGSEGV') })
})

test('time is limited by the clock, and while nothing gets done by the processor', async () => {
  expect(await act('wait', { milliseconds: 1500 })).toEqual({ outcome: 'timed-out' })
  expect(await act('spin', { stallMilliseconds: 300 })).toEqual({ outcome: 'timed-out' })
  expect(await act('work', { stallMilliseconds: 600 })).toMatchObject({ outcome: 'answered' })
})

test('memory is limited, of JavaScript and outside it', async () => {
  expect(await act('heap')).toEqual({ outcome: 'out-of-memory' })
  expect(await act('memory')).toEqual({ outcome: 'out-of-memory' })
})

test('work that is given up is ended', async () => {
  const controller = new AbortController()
  const outcome = act('spin', { signal: controller.signal })
  controller.abort(new Error('given up'))
  await expect(outcome).rejects.toThrow('given up')
})

test('a child ends when its parent has died', async () => {
  const file = join(folder, 'pid')
  const parent = `
    const { runInChild } = await import('${here('./run-in-child.ts')}')
    await runInChild(new URL('${program.href}'), { options: { act: 'spin', file: '${file}' }, bytes: new Uint8Array() }, ${JSON.stringify(limits)})`
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', parent], { stdio: 'ignore' })
  const soon = { timeout: 50_000, interval: 20 }
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/^\d+$/), soon)
  const child = readFileSync(file, 'utf8')
  expect(stateOf(child)).not.toBe('gone')
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(stateOf(child)).toBe('gone'), soon)
})

/** A process that has ended may remain in the table until its status is read. */
function stateOf(pid: string) {
  try {
    process.kill(Number(pid), 0)
    const stat = `/proc/${pid}/stat`
    return existsSync(stat) && /\) Z /.test(readFileSync(stat, 'utf8')) ? 'gone' : 'running'
  } catch {
    return 'gone'
  }
}
