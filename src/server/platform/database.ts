import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types as defaultTypes, type ClientBase, type CustomTypesConfig } from 'pg'
import { AppError } from '#shared/errors.ts'
import { diskFull } from './disk-room.ts'

/** A database whose tables are known only to those who name them: `database.withTables<OwnTables>()`. */
export type Database = Kysely<unknown>

type Options = {
  url: string
  /** Hears of connections that broke while nobody used them. */
  onLost?: (error: Error) => void
  /** Connections at most; with several processes, mind the server's own limit (100 by default). */
  size?: number
  /** Milliseconds; 0 is for ever, as migrations and backups need it. A connection that is silent for longer is given up. */
  statementTimeout?: number
}

/** Counts and sums arrive as numbers, and a date without a time stays the text it is. */
const types: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === defaultTypes.builtins.INT8) return Number
    if (oid === defaultTypes.builtins.DATE) return String
    return defaultTypes.getTypeParser(oid, format)
  },
}

/** Milliseconds that a connection is kept for the next who needs one. */
const longestIdle = 30_000

/** Does not connect yet: the first query does. End it with `destroy()`. */
export function connectDatabase({ url, onLost, size = 10, statementTimeout = 10_000 }: Options): Database {
  const pool = new Pool({
    connectionString: url,
    types,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // In good order, before the silence of one that nobody uses would be taken for that of a database which is gone.
    idleTimeoutMillis: statementTimeout > 0 ? Math.min(statementTimeout, longestIdle) : longestIdle,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
  })
  pool.on('error', (error) => onLost?.(error))
  // The pool itself listens only to those that nobody uses, and an error without a listener ends the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (statementTimeout > 0) giveUpSilent(client, statementTimeout + beyondStatement)
  })
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  pools.set(database, pool)
  return database
}

/** Milliseconds that the answer of a statement which was stopped may take. */
const beyondStatement = 2_000

/**
 * A connection whose other end is gone without a word would be waited for by whoever has it, for ever. One that nobody uses may
 * go, too: the next is made in milliseconds.
 */
function giveUpSilent(client: ClientBase, milliseconds: number): void {
  streamOf(client).setTimeout(milliseconds, () => destroyConnection(client))
}

/** Without the farewell, which a silent other end would not hear. */
export const destroyConnection = (client: ClientBase) => void streamOf(client).destroy()

const streamOf = (client: ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream

const pools = new WeakMap<Database, Pool>()

/** The driver beneath a database; a transaction, which is bound to one connection, has none. */
export const poolOf = (database: Database): Pool | undefined => pools.get(database)

/** Throws while the database does not answer. */
export const ping = (database: Database): Promise<unknown> => sql`select 1`.execute(database)

/** Codes of the system, and of PostgreSQL: a broken connection (08…), shutting down, starting up, out of room or connections. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-5]|53[13]00)$/
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether an error says that the database cannot be reached or written, rather than what it thinks of a query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const fromSystem = 'syscall' in error && error.syscall !== 'connect' && error.syscall !== 'write' && error.syscall !== 'read'
  const code = 'code' in error ? String(error.code) : ''
  return (awayCodes.test(code) && !fromSystem && !(code === 'ENOENT' && !('address' in error))) || awayWords.test(error.message)
}

/** Whether an error says that the database has no room on its disk. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53100'

export function databaseAway(cause: unknown): AppError {
  if (isDiskFull(cause)) return diskFull(cause)
  return new AppError('unavailable', 'The database cannot be reached.', { details: 'Try again shortly.', retryAfter: 5, cause })
}
