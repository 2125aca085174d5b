// Loaded into the server before its own program: on a signal, writes down for how long the main thread was blocked at most.
import { renameSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { watchTurns } from '#server/testing/watch-turns.ts'

const file = process.env['LAG_FILE']
if (isMainThread && file !== undefined) {
  const take = watchTurns()
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.draft`, JSON.stringify(take()))
    renameSync(`${file}.draft`, file)
  })
}
