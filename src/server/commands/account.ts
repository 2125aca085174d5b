import { parseArgs } from 'node:util'
import { createAccount, disable, giveRole, resetPassword } from '#server/accounts/manage-accounts.ts'
import { listAccounts } from '#server/accounts/store.ts'
import type { Database } from '#server/platform/database.ts'
import { Role } from '#shared/api/accounts.ts'
import { AppError } from '#shared/errors.ts'
import { type Client, findClient, listClientIds } from '#server/clients/store.ts'
import { clientIds } from '#shared/firm.ts'
import { printTable } from './print-table.ts'

const usage = `npm run account -- add NAME [--name "Display Name"] [--email ADDRESS] [--client ${clientIds.join('|')}]
npm run account -- list
npm run account -- reset NAME
npm run account -- disable NAME
npm run account -- role NAME ${Role.options.join('|')}`

const shownOnce = (password: string) => `Password: ${password}\nIt is shown this once.`

function readArguments(words: string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ args: words, allowPositionals: true, options: { name: text, email: text, client: text } })
  } catch (cause) {
    throw new AppError('invalid-input', (cause as Error).message, { details: usage, cause })
  }
}
type Options = ReturnType<typeof readArguments>['values']

function readName(name: string | undefined): string {
  const trimmed = name?.trim() ?? ''
  if (trimmed === '' || trimmed.length > 200 || /\p{Cc}/u.test(trimmed))
    throw new AppError('invalid-input', 'A NAME of 1 to 200 characters is needed.', { details: usage })
  return trimmed
}

async function readClient(database: Database, client: string | undefined): Promise<Client | null> {
  if (client === undefined) return null
  const found = await findClient(database, client)
  if (found) return found
  const known = await listClientIds(database)
  throw new AppError('invalid-input', `There is no client ${client}.`, { details: `Clients are ${known.join(', ')}.` })
}

async function add(database: Database, username: string, { name, email = '', client }: Options): Promise<string> {
  const firm = await readClient(database, client)
  const password = await createAccount(database, {
    username,
    displayName: name?.trim() || username,
    email,
    client: firm?.id ?? null,
  })
  if (password === undefined)
    throw new AppError('conflict', `There is already an account named ${username}.`, {
      details: 'The command "reset" gives it a new password.',
    })
  return `Added ${username}, ${firm ? `of ${firm.name}` : 'staff'}.\n${shownOnce(password)}`
}

async function list(database: Database): Promise<string> {
  const accounts = await listAccounts(database)
  if (accounts.length === 0) return 'There are no accounts yet.'
  const rows = accounts.map(({ username, displayName, email, client, role, disabledAt }) => {
    return [username, displayName, email || '-', client ?? 'staff', role, disabledAt ? 'disabled' : 'active']
  })
  return printTable([['NAME', 'DISPLAY NAME', 'EMAIL', 'CLIENT', 'ROLE', 'STATE'], ...rows])
}

async function changeRole(database: Database, username: string, words: string[]): Promise<string> {
  const role = Role.safeParse(words[0])
  if (!role.success || words.length > 1)
    throw new AppError('invalid-input', `A role is needed: ${Role.options.join(' or ')}.`, { details: usage })
  await giveRole(database, username, role.data)
  return `${username} is ${role.data === 'administrator' ? 'an administrator' : 'a member'} now.`
}

/** Takes the words after `npm run account --`; returns the text to print, throws an error whose text is printed. */
export async function runAccountCommand(database: Database, words: string[]): Promise<string> {
  const { positionals, values } = readArguments(words)
  const [command, name, ...rest] = positionals
  if (command === 'role') return changeRole(database, readName(name), rest)
  if (rest.length > 0) throw new AppError('invalid-input', 'A NAME with spaces needs quotes.', { details: usage })
  if (command === 'list') return list(database)
  if (command === 'add') return add(database, readName(name), values)
  if (command === 'reset') {
    const password = await resetPassword(database, readName(name))
    return `${name} has a new password, may sign in, and was signed out everywhere.\n${shownOnce(password)}`
  }
  if (command === 'disable') {
    await disable(database, readName(name))
    return `${name} can no longer sign in, and was signed out everywhere.`
  }
  throw new AppError('invalid-input', command ? `There is no command ${command}.` : 'A command is needed.', { details: usage })
}

/** Creates the demo account on first use; returns its password to be shown once, undefined if the account already exists. */
export const ensureDemoAccount = (
  database: Database,
  { username, password }: { username: string; password?: string | undefined },
): Promise<string | undefined> => createAccount(database, { username, password, displayName: 'Demo', email: '', client: null })
