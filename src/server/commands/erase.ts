import { parseArgs } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { clientIds } from '#shared/firm.ts'
import { findClient } from '#server/clients/store.ts'
import { countClientData, eraseClient, type Erased } from '#server/documents/erase-client.ts'
import type { Database } from '#server/platform/database.ts'
import { printTable } from './print-table.ts'

const usage = `npm run erase -- ${clientIds.join('|')}                       (says what there is; nothing is erased)
npm run erase -- CLIENT --confirm "NAME OF THE FIRM"   (erases all of it, for good)`

function readArguments(words: string[]): { client: string; confirm: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { confirm: { type: 'string' } } })
    const [client = '', ...rest] = positionals
    if (rest.length === 0 && client !== '') return { client, confirm: values.confirm }
  } catch (cause) {
    throw new AppError('invalid-input', (cause as Error).message, { details: usage, cause })
  }
  throw new AppError('invalid-input', 'One client is needed.', { details: usage })
}

const printCounts = (counts: Record<string, number>) =>
  printTable([['TABLE', 'ROWS'], ...Object.entries(counts).map(([table, count]) => [table, String(count)])])

/**
 * Takes the words after `npm run erase --`. Anyone who can run commands on this machine counts as its operator; the client's name must be
 * typed to confirm.
 */
export async function runEraseCommand(database: Database, words: string[]): Promise<string> {
  const { client, confirm } = readArguments(words)
  const found = await findClient(database, client)
  if (!found) throw new AppError('invalid-input', `There is no client ${client}.`, { details: usage })
  const { name } = found
  if (confirm === undefined) {
    const counts = await countClientData(database, client)
    if (Object.keys(counts).length === 0) return `There is nothing of ${name}.`
    return `${printCounts(counts)}\nNothing was erased. To erase all of it for good: npm run erase -- ${client} --confirm "${name}"`
  }
  if (confirm !== name)
    throw new AppError('invalid-input', `"${confirm}" is not the name of the client: nothing was erased.`, { details: usage })
  return tell(name, await eraseClient(database, { client, by: 'operator' }))
}

function tell(name: string, { counts, backups }: Erased): string {
  const files = backups.map(({ file, madeAt }) => `  ${file}, made ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`)
  return [
    printCounts(counts),
    `Everything of ${name} is erased, and the trail says so. Its accounts are kept without names, as what they did for others names them.`,
    ...(files.length > 0 ? ['These backups, and whatever was copied from them, still hold it; delete them too:', ...files] : []),
    'Backups that were made with earlier releases, or of the database itself, are not known here. Servers that run keep some sentences',
    'in memory until they are started again.',
  ].join('\n')
}
