import { parseArgs } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { type Configuration, readConfiguration } from '#server/platform/configuration.ts'
import { ConfigurationError } from '#server/platform/configuration-error.ts'
import type { Database } from '#server/platform/database.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { readSecretKey } from '#server/platform/secrets.ts'
import { runAccountCommand } from './account.ts'
import { backup } from './backup.ts'
import { runEraseCommand } from './erase.ts'
import { runKeyCommand } from './key.ts'
import { readSecret } from './read-secret.ts'
import { restore } from './restore.ts'

type Ground = { database: Database; configuration: Configuration }
type Command = (ground: Ground, words: string[]) => Promise<string>

const commands: Record<string, Command> = {
  account: ({ database }, words) => runAccountCommand(database, words),
  key: ({ database, configuration }, words) =>
    runKeyCommand({ database, secretKey: readSecretKey(configuration) }, words, readSecret),
  erase: ({ database }, words) => runEraseCommand(database, words),
  backup: ({ database }, words) => backup(database, readFile('backup', words).file),
  restore: ({ database }, words) => {
    const { file, replace } = readFile('restore', words)
    return restore(database, file, { replace })
  },
}

/** FILE, and for a restore whether it may replace what is there. */
function readFile(command: string, words: string[]) {
  const usage = `npm run ${command} -- FILE${command === 'restore' ? ' [--replace]' : ''}`
  try {
    const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { replace: { type: 'boolean' } } })
    const [file, ...rest] = positionals
    if (file !== undefined && rest.length === 0) return { file, replace: values.replace ?? false }
  } catch (cause) {
    throw new AppError('invalid-input', (cause as Error).message, { details: usage, cause })
  }
  throw new AppError('invalid-input', 'One FILE is needed.', { details: usage })
}

async function run([name = '', ...words]: string[]): Promise<string> {
  const command = commands[name]
  if (!command) throw new AppError('invalid-input', `There is no command ${name}.`, { details: Object.keys(commands).join(', ') })
  const configuration = readConfiguration(process.env)
  const log = createLog({ ...configuration, logLevel: 'error' })
  const open = await openDatabase({ configuration, role: 'guest', migrations: allMigrations, log })
  try {
    return await command({ database: open.database, configuration }, words)
  } finally {
    await open.close()
  }
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof AppError || error instanceof ConfigurationError
  console.error(isExpected ? error.message : error)
  if (error instanceof AppError && error.details) console.error(error.details)
  process.exitCode = 1
}
