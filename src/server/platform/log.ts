import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { Configuration } from './configuration.ts'

export type Log = Logger

const secretNames = ['password', 'secretKey', 'apiKey', 'token', 'key', 'authorization', 'cookie', '["set-cookie"]', 'databaseUrl']
const secretPaths = secretNames.flatMap((name) => {
  const inner = name.startsWith('[') ? name : `.${name}`
  return [name, `*${inner}`, `*.*${inner}`]
})

/** Lines of JSON; readable ones in development. `to` replaces the standard output. */
export function createLog(configuration: Pick<Configuration, 'logLevel' | 'isDevelopment'>, to?: DestinationStream): Log {
  const options = {
    level: configuration.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[secret]' },
    serializers: { err: describeError, error: describeError },
  }
  if (configuration.isDevelopment && !to) return pino({ ...options, transport: { target: 'pino-pretty' } })
  return pino(options, to ?? destination(1))
}

/** Only the error itself, never its other properties: some contain whole requests. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const cause = error.cause === undefined || depth >= 3 ? undefined : describeError(error.cause, depth + 1)
  return { type: error.name, message: error.message, code, stack: error.stack, cause }
}
