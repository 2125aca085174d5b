import { mkdir } from 'node:fs/promises'
import { type DocumentTypeId, documentTypeIds } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { type Format, formatNames } from '#shared/formats.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { composeFile } from './compose-file.ts'
import { readBriefFile } from './read-brief-file.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { today } from '#shared/calendar.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Parses the words after a command into files and options; an error is a sentence with the usage below it. */
function commandWords(usage: string) {
  const refuse = (sentence: string, cause?: unknown) => new AppError('invalid-input', sentence, { details: usage, cause })
  return {
    refuse,
    parse<const Known extends Options>(args: string[], options: Known) {
      try {
        return parseArgs({ args, allowPositionals: true, options })
      } catch (cause) {
        throw refuse((cause as Error).message, cause)
      }
    },
    oneOf<Name extends string>(names: readonly Name[], given: string, what: string): Name {
      const found = names.find((name) => name === given)
      if (found === undefined) throw refuse(`“${given}” is no ${what}: it is one of ${names.join(', ')}.`)
      return found
    },
    /** ISO date; today by default. */
    day(given = today()): string {
      if (!isDay(given)) throw refuse(`“${given}” is no day: --today 2026-11-22.`)
      return given
    },
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const usage = `npm run compose -- FILE… --out FOLDER [--type ${documentTypeIds.join('|')}] [--format ${formatNames.join('|')}]… [--today YYYY-MM-DD]`
const { refuse, parse, oneOf, day } = commandWords(usage)

type Outcome = { failures: string[]; warnings: string[] }

/** `npm run compose`: composes each brief separately, so that a faulty one does not prevent the others. */
export async function composeBriefs(words: string[]): Promise<Outcome> {
  const { files, type, folder, ...options } = readOptions(words)
  await makeFolder(folder)
  const failures: string[] = []
  const warnings: string[] = []
  const seen = new Set<string>()
  for (const file of files) {
    try {
      const read = await readBriefFile(file, type)
      if (seen.has(read.id)) throw refuse(`Another brief before it has the id ${read.id}.`)
      seen.add(read.id)
      warnings.push(...read.warnings.map((warning) => `${file}: ${warning}`))
      await composeFile(read, { composer: offlineComposer, folder, ...options })
    } catch (error) {
      failures.push(`${file}: ${error instanceof AppError ? error.message : ((error as Error).stack ?? String(error))}`)
    }
  }
  return { failures, warnings }
}

const options = {
  out: { type: 'string' },
  type: { type: 'string', default: 'hld' },
  format: { type: 'string', multiple: true, default: [] as string[] },
  today: { type: 'string' },
} as const

function readOptions(words: string[]) {
  const { positionals: files, values } = parse(words, options)
  if (files.length === 0) throw refuse('At least one FILE is needed.')
  if (values.out === undefined) throw refuse('A FOLDER is needed: --out FOLDER.')
  return {
    files,
    folder: values.out,
    type: oneOf<DocumentTypeId>(documentTypeIds, values.type, 'document type'),
    formats: values.format.map((format) => oneOf<Format>(formatNames, format, 'format')),
    today: day(values.today),
  }
}

async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true })
  } catch (cause) {
    throw refuse(`The folder ${folder} cannot be made: ${(cause as Error).message}`, cause)
  }
}
