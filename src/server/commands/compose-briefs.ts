import { mkdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type DocumentTypeId, documentTypeIds } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { type Format, formatNames } from '#shared/formats.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { composeFile } from './compose-file.ts'
import { readBriefFile } from './read-brief-file.ts'

const usage = `npm run compose -- FILE… --out FOLDER [--type ${documentTypeIds.join('|')}] [--format ${formatNames.join('|')}]… [--today YYYY-MM-DD]`
const refuse = (sentence: string, cause?: unknown) => new AppError('invalid-input', sentence, { details: usage, cause })

type Told = { failures: string[]; remarks: string[] }

/** `npm run compose`: each brief on its own, so that a bad one does not keep the others from being written. */
export async function composeBriefs(words: string[]): Promise<Told> {
  const { files, type, folder, ...options } = readOptions(words)
  await makeFolder(folder)
  const failures: string[] = []
  const remarks: string[] = []
  const seen = new Set<string>()
  for (const file of files) {
    try {
      const read = readBriefFile(await readText(file), type)
      if (seen.has(read.id)) throw refuse(`Another brief before it has the id ${read.id}.`)
      seen.add(read.id)
      remarks.push(...read.remarks.map((remark) => `${file}: ${remark}`))
      await composeFile(read, { composer: offlineComposer, folder, ...options })
    } catch (error) {
      failures.push(`${file}: ${error instanceof AppError ? error.message : ((error as Error).stack ?? String(error))}`)
    }
  }
  return { failures, remarks }
}

const options = {
  out: { type: 'string' },
  type: { type: 'string', default: 'hld' },
  format: { type: 'string', multiple: true, default: [] as string[] },
  today: { type: 'string' },
} as const

function readOptions(words: string[]) {
  const { positionals: files, values } = parse(words)
  if (files.length === 0) throw refuse('At least one FILE is needed.')
  if (values.out === undefined) throw refuse('A FOLDER is needed: --out FOLDER.')
  const today = values.today ?? new Date().toISOString().slice(0, 10)
  if (!isDay(today)) throw refuse(`“${today}” is no day: --today 2026-11-22.`)
  return {
    files,
    folder: values.out,
    type: oneOf<DocumentTypeId>(documentTypeIds, values.type, 'document type'),
    formats: values.format.map((format) => oneOf<Format>(formatNames, format, 'format')),
    today,
  }
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options })
  } catch (cause) {
    throw refuse((cause as Error).message, cause)
  }
}

function oneOf<Name extends string>(names: readonly Name[], given: string, what: string): Name {
  const found = names.find((name) => name === given)
  if (found === undefined) throw refuse(`“${given}” is no ${what}: it is one of ${names.join(', ')}.`)
  return found
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true })
  } catch (cause) {
    throw refuse(`The folder ${folder} cannot be made: ${(cause as Error).message}`, cause)
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw refuse(`The file cannot be read: ${(cause as Error).message}`, cause)
  }
}
