import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createProcessorBudget, inBudget } from './processor-budget.ts'
import { createWorkerPool } from './worker-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'pool-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
const entry = pathToFileURL(join(folder, 'worker.ts'))
writeFileSync(
  entry,
  `import { threadId } from 'node:worker_threads'
  import { answerInWorker } from '${new URL('./answer-in-worker.ts', import.meta.url).href}'
  import { AppError } from '${new URL('../../shared/errors.ts', import.meta.url).href}'
  type Input = { say?: string; fail?: string; die?: boolean; abort?: boolean; spin?: boolean; hoard?: boolean; bytes?: number; environment?: boolean }
  answerInWorker(async (input: Input) => {
    if (input.fail) throw new AppError('invalid-input', input.fail, { details: 'Why.' })
    if (input.die) process.exit(3)
    if (input.abort) process.abort()
    if (input.environment) return { said: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')).join() }
    if (input.spin) for (;;);
    if (input.hoard) for (let all = {}; ; all = { all });
    return input.bytes ? new Uint8Array(input.bytes).fill(7) : { said: input.say, worker: [process.pid, threadId].join() }
  })`,
)

type Input = {
  say?: string
  fail?: string
  die?: boolean
  abort?: boolean
  spin?: boolean
  hoard?: boolean
  bytes?: number
  environment?: boolean
}
type Output = { said?: string; worker: string }
const kinds = [
  { kind: 'threads', inProcesses: false },
  { kind: 'processes', inProcesses: true },
]

function givenPool(more: Partial<Parameters<typeof createWorkerPool>[0]> = {}) {
  const pool = createWorkerPool<Input, Output>({ entry, size: 1, maxTasksPerWorker: 50, timeoutMs: 10_000, ...more })
  onTestFinished(() => pool.close())
  return pool
}

test.each(kinds)('tasks are answered in their order by as many $kind as there may be', async ({ inProcesses }) => {
  const pool = givenPool({ size: 2, inProcesses })
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((say) => pool.run({ say })))
  expect(answers.map(({ said }) => said)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(new Set(answers.map(({ worker }) => worker)).size).toBe(2)
  expect((await pool.run({ bytes: 5 })) as unknown).toEqual(new Uint8Array(5).fill(7))
})

test.each(kinds)(
  'an expected failure keeps its code, of $kind a dead one is replaced and only its task fails',
  async ({ inProcesses }) => {
    const pool = givenPool({ inProcesses })
    const outcomes = await Promise.allSettled([pool.run({ fail: 'No.' }), pool.run({ die: true }), pool.run({ say: 'after' })])
    expect(outcomes).toMatchObject([
      { reason: { code: 'invalid-input', message: 'No.', details: 'Why.' } },
      { reason: { code: 'unavailable', message: 'The work was interrupted; please try again.' } },
      { value: { said: 'after' } },
    ])
  },
)

test.each(kinds)(
  'in $kind, work that takes too long or is given up is stopped, and the next one is done',
  async ({ inProcesses }) => {
    const pool = givenPool({ timeoutMs: 700, inProcesses })
    await expect(pool.run({ spin: true })).rejects.toThrow('longer than 0.7 s')
    const patient = givenPool({ inProcesses })
    const controller = new AbortController()
    const spinning = patient.run({ spin: true }, { signal: controller.signal })
    const waiting = patient.run({ say: 'later' })
    const neverBegun = patient.run({ say: 'never' }, { signal: controller.signal })
    controller.abort(new Error('given up'))
    await expect(spinning).rejects.toThrow('given up')
    await expect(neverBegun).rejects.toThrow('given up')
    expect((await waiting).said).toBe('later')
  },
)

test('work beyond its time or its memory is refused in the words of whoever has the pool, and the next one is done', async () => {
  const limitErrors = {
    time: () => new AppError('too-large', 'Too long.'),
    memory: () => new AppError('too-large', 'Too much.'),
  }
  const pool = givenPool({ timeoutMs: 5_000, limitErrors, resourceLimits: { maxOldGenerationSizeMb: 60 } })
  await expect(pool.run({ hoard: true })).rejects.toThrow('Too much.')
  await expect(pool.run({ spin: true })).rejects.toThrow('Too long.')
  expect((await pool.run({ say: 'after' })).said).toBe('after')
})

test.each(kinds)(
  'in $kind, the parts of one work share its bound, and what is left of it is nothing for the next',
  async ({ inProcesses }) => {
    const budget = createProcessorBudget({ milliseconds: 1_500, refuse: () => new AppError('too-large', 'Too much in all.') })
    const pool = givenPool({ size: 2, inProcesses })
    const outcomes = await inBudget(budget, () => Promise.allSettled([pool.run({ spin: true }), pool.run({ spin: true })]))
    expect(outcomes).toMatchObject([{ reason: { message: 'Too much in all.' } }, { reason: { message: 'Too much in all.' } }])
    await expect(inBudget(budget, () => pool.run({ say: 'more' }))).rejects.toThrow('Too much in all.')
    expect((await pool.run({ say: 'of another work' })).said).toBe('of another work')
  },
)

test('what a work has cost before counts, and what a piece of it costs is added once', async () => {
  const refuse = () => new AppError('too-large', 'Too much in all.')
  const budget = createProcessorBudget({ milliseconds: 60_000, spentBefore: 10, refuse })
  const pool = givenPool({ timeoutMs: 300 })
  await expect(inBudget(budget, () => pool.run({ spin: true }))).rejects.toThrow('longer than 0.3 s')
  const spent = budget.spent()
  expect(spent).toBeGreaterThan(10)
  await inBudget(budget, () => pool.run({ say: 'little' }))
  expect(budget.spent()).toBeLessThan(2 * spent)
  const none = createProcessorBudget({ milliseconds: 10, spentBefore: 10, refuse })
  await expect(inBudget(none, () => pool.run({ say: 'x' }))).rejects.toMatchObject({ code: 'too-large' })
})

test.each(kinds)('of $kind, one is replaced after so many tasks', async ({ inProcesses }) => {
  const pool = givenPool({ maxTasksPerWorker: 2, inProcesses })
  const workers: string[] = []
  for (let count = 0; count < 4; count++) workers.push((await pool.run({ say: 'x' })).worker)
  expect(workers[1]).toBe(workers[0])
  expect(workers[2]).not.toBe(workers[1])
  expect(workers[3]).toBe(workers[2])
})

test('a full queue refuses, and closing fails what waits', async () => {
  const pool = givenPool({ queueLimit: 1 })
  const outcomes = [pool.run({ spin: true }), pool.run({ say: 'waits' }), pool.run({ say: 'one too many' })]
  const settled = Promise.allSettled(outcomes)
  await expect(outcomes[2]).rejects.toThrow('The server is busy')
  await pool.close()
  expect((await settled).map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'))).toEqual(
    Array.from({ length: 3 }, () => 'unavailable'),
  )
  await expect(pool.run({ say: 'late' })).rejects.toThrow('stopping')
})

test('what ends its process ends one task, and nothing of this process is given to it', async () => {
  const pool = givenPool({ inProcesses: true })
  const outcomes = await Promise.allSettled([
    pool.run({ abort: true }),
    pool.run({ say: 'after' }),
    pool.run({ environment: true }),
  ])
  expect(outcomes).toMatchObject([{ reason: { code: 'unavailable' } }, { value: { said: 'after' } }, { value: { said: '' } }])
})

test.each(kinds)('an idle pool of $kind does not keep its process alive', ({ inProcesses }) => {
  const program = `
    const { createWorkerPool } = await import('${new URL('./worker-pool.ts', import.meta.url).href}')
    const pool = createWorkerPool({ entry: new URL('${entry.href}'), size: 1, maxTasksPerWorker: 9, timeoutMs: 9000, inProcesses: ${inProcesses} })
    console.log((await pool.run({ say: 'done' })).said)`
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program]
  const { status, stdout } = spawnSync(process.execPath, flags, { cwd: process.cwd(), encoding: 'utf8', timeout: 50_000 })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'done\n' })
})
