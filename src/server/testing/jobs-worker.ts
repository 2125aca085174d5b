import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { connectDatabase } from '#server/platform/database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import { createLog } from '#server/platform/log.ts'

/** A process that works on jobs until it is killed: every step writes a row, and a line to standard output. */
const url = process.argv[2]!
const database = connectDatabase({ url, size: 5 })

async function run({ job, step, transact }: JobContext<{ steps: string[] }>) {
  for (const name of job.payload.steps) {
    const events = { before: { type: `${name} started` }, after: () => ({ type: `${name} written` }) }
    await transact(
      name,
      async (transaction) => {
        process.stdout.write(`${name}\n`)
        await sql`insert into effects (job, step) values (${job.id}, ${name})`.execute(transaction)
        await pause(15)
        return null
      },
      events,
    )
    await step(`after ${name}`, async () => pause(15, null))
  }
  return job.payload.steps.length
}

const jobs = createJobs({
  database,
  url,
  log: createLog({ logLevel: 'error', isDevelopment: false }, process.stderr),
  concurrency: 3,
  leaseSeconds: 1,
  handlers: {
    write: { run, finished: () => ({ type: 'finished' }), failed: ({ message }) => ({ type: 'failed', message }) },
  },
})
jobs.start()
