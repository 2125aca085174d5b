import { AppError } from '#shared/errors.ts'
import { type ProviderId, providers } from '#shared/document-types.ts'
import { keepKey, listKeptKeys, removeKey, type StoredKey, type Vault } from '#server/keys/keep-keys.ts'
import { printTable } from './print-table.ts'

const names = Object.keys(providers) as ProviderId[]

const usage = `npm run key -- set ${names.join('|')}      (asks for the key, or reads it from the standard input)
npm run key -- remove ${names.join('|')}
npm run key -- list`

const refuse = (sentence: string) => new AppError('invalid-input', sentence, { details: usage })

function readProvider(name: string | undefined): ProviderId {
  if (name !== undefined && Object.hasOwn(providers, name)) return name as ProviderId
  // The typed text may be a key in the wrong place, so it is not repeated.
  throw refuse(`A provider is needed: ${names.join(' or ')}.`)
}

/** Characters allowed in an HTTP header, and at least 16, which is shorter than the keys of all providers. */
const keyForm = /^[\x21-\x7e]{16,500}$/

async function set(vault: Vault, provider: ProviderId, readKey: (prompt: string) => Promise<string>): Promise<string> {
  const { label } = providers[provider]
  const key = (await readKey(`Key of ${label} (it is not shown): `)).trim()
  if (key === '') throw refuse('No key was given; nothing is changed.')
  if (!keyForm.test(key)) throw refuse('This is not a key. A key has 16 to 500 letters, digits and signs, without spaces.')
  await keepKey(vault, provider, key)
  return `The key of ${label} is saved, encrypted. A key in the environment is used before it.`
}

/** At most the last four characters, to tell two keys apart. */
const endOf = ({ key }: StoredKey) => (key === undefined ? 'cannot be opened: SECRET_KEY is another now' : `…${key.slice(-4)}`)

async function list(vault: Vault): Promise<string> {
  const kept = await listKeptKeys(vault)
  if (kept.length === 0) return 'No keys are saved.'
  const rows = kept.map((one) => [one.provider, one.keptAt.toISOString().slice(0, 16).replace('T', ' '), endOf(one)])
  return printTable([['PROVIDER', 'SAVED SINCE, UTC', 'KEY'], ...rows])
}

/**
 * Takes the words after `npm run key --`. The key itself is never one of them, because the shell would store it in its history and other
 * users could see it.
 */
export async function runKeyCommand(
  vault: Vault,
  [command, name, ...rest]: string[],
  readKey: (prompt: string) => Promise<string>,
): Promise<string> {
  if (rest.length > 0) throw refuse('The key is not given here, where others could see it: it is asked for.')
  if (command === 'list' && name === undefined) return list(vault)
  if (command === 'set') return set(vault, readProvider(name), readKey)
  if (command === 'remove') {
    const provider = readProvider(name)
    if (await removeKey(vault, provider)) return `The key of ${providers[provider].label} is removed.`
    throw new AppError('not-found', `No key of ${providers[provider].label} is saved.`)
  }
  throw refuse('A command is needed: set, remove or list.')
}
