import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { connectDatabase } from '#server/platform/database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'

/** A process that works on jobs, some of which kill it by SIGKILL in the middle of their work. */
const [url = '', isAlone] = process.argv.slice(2)
/** Milliseconds: the work of an innocent job takes longer than a deadly one needs to end the process. */
const takes = { innocent: 900, deadly: 250, slow: 60_000 }

async function run({ job, step, atRisk }: JobContext<{ kind: keyof typeof takes }>) {
  const { kind } = job.payload
  for (const name of ['one', 'two'])
    await step(name, () =>
      atRisk(async () => {
        process.stdout.write(`${kind}\n`)
        await pause(takes[kind])
        if (kind === 'deadly') process.kill(process.pid, 'SIGKILL')
        return null
      }),
    )
  return null
}

const jobs = createJobs({
  database: connectDatabase({ url, size: 5 }),
  url,
  log: pino({ level: 'silent' }),
  concurrency: 6,
  leaseSeconds: 3,
  isAlone: isAlone === 'alone',
  handlers: {
    work: {
      run,
      finished: () => ({ type: 'finished' }),
      failed: ({ message }) => ({ type: 'failed', message }),
    },
  },
})
jobs.start()
