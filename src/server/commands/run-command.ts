import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { type Configuration, readConfiguration } from '#server/platform/configuration.ts'
import { ConfigurationError } from '#server/platform/configuration-error.ts'
import type { Database } from '#server/platform/database.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { readSecretKey, replaceSecretKey } from '#server/platform/secrets.ts'
import { runAccountCommand } from './account.ts'
import { backup } from './backup.ts'
import { runEraseCommand } from './erase.ts'
import { runKeyCommand } from './key.ts'
import { readSecret } from './read-secret.ts'
import { restore } from './restore.ts'
import { rotateSecret } from './rotate-secret.ts'

type CommandContext = { database: Database; configuration: Configuration }
type Command = (ground: CommandContext, words: string[]) => Promise<string>

const commands: Record<string, Command> = {
  account: ({ database }, words) => runAccountCommand(database, words),
  key: ({ database, configuration }, words) =>
    runKeyCommand({ database, secretKey: readSecretKey(configuration) }, words, readSecret),
  erase: ({ database }, words) => runEraseCommand(database, words),
  backup: async ({ database }, words) => {
    const { file, encrypt } = readFile('backup', words)
    return backup(database, file, encrypt ? await readSecret('Password of the backup (it is not shown): ') : undefined)
  },
  restore: ({ database }, words) => {
    const { file, replace } = readFile('restore', words)
    return restore(database, file, { replace, readPassword: () => readSecret('Password of the backup (it is not shown): ') })
  },
  'secret-key': async ({ database, configuration }, words) => {
    if (words.join(' ') !== 'rotate')
      throw new AppError('invalid-input', 'The command is: rotate.', { details: 'npm run secret-key -- rotate' })
    const from = readSecretKey(configuration)
    if (configuration.secretKey !== undefined) {
      const to = (await readSecret('New SECRET_KEY (it is not shown): ')).trim()
      return `${await rotateSecret(database, { from, to })}\nStart every server of this database again with the new SECRET_KEY.`
    }
    const to = randomBytes(32).toString('base64url')
    const told = await rotateSecret(database, { from, to })
    replaceSecretKey(configuration.dataFolder, to)
    return `${told}\nIt is in the file secret-key of the data folder; start the server again.`
  },
}

/** FILE, and for a restore the option to replace existing data. */
function readFile(command: string, words: string[]) {
  const usage = `npm run ${command} -- FILE${command === 'restore' ? ' [--replace]' : ' [--encrypt]'}`
  try {
    const options = { replace: { type: 'boolean' }, encrypt: { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options })
    const [file, ...rest] = positionals
    if (file !== undefined && rest.length === 0) return { file, replace: values.replace ?? false, encrypt: values.encrypt ?? false }
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
