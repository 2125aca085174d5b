import { parseArgs, type ParseArgsConfig } from 'node:util'
import { today } from '#shared/calendar.ts'
import { AppError } from '#shared/errors.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Parses the words after a command into files and options; an error is a sentence with the usage below it. */
export function commandWords(usage: string) {
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
