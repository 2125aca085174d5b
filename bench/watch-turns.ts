// Loaded into the server before its own program: writes down, when it is asked by a signal, how long the main thread was held at most.
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
