import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types as defaultTypes, type ClientBase, type CustomTypesConfig } from 'pg'
import { AppError } from '#shared/errors.ts'
import { diskFull } from './disk-room.ts'

/** A database whose tables are only known to code that declares them: `database.withTables<OwnTables>()`. */
export type Database = Kysely<unknown>

type Options = {
  url: string
  /** Called for connections that broke while they were idle. */
  onLost?: (error: Error) => void
  /** Maximum connections; with several processes, mind the server's own limit (100 by default). */
  size?: number
  /** Milliseconds; 0 means no limit, as migrations and backups need. A connection that is silent for longer is dropped. */
  statementTimeout?: number
}

/** Counts and sums are returned as numbers, and a date without a time as text. */
const types: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === defaultTypes.builtins.INT8) return Number
    if (oid === defaultTypes.builtins.DATE) return String
    return defaultTypes.getTypeParser(oid, format)
  },
}

/** Milliseconds that an idle connection remains open for the next query. */
const longestIdle = 30_000

/** Does not connect yet: the first query does. Close it with `destroy()`. */
export function connectDatabase({ url, onLost, size = 10, statementTimeout = 10_000 }: Options): Database {
  const pool = new Pool({
    connectionString: url,
    types,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // Closes idle connections properly before their silence is mistaken for a lost database.
    idleTimeoutMillis: statementTimeout > 0 ? Math.min(statementTimeout, longestIdle) : longestIdle,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
  })
  pool.on('error', (error) => onLost?.(error))
  // The pool itself only listens for errors of idle connections, and an error without a listener ends the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (statementTimeout > 0) giveUpSilent(client, statementTimeout + beyondStatement)
  })
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  pools.set(database, pool)
  return database
}

/** Milliseconds that the answer to a cancelled statement may take. */
const beyondStatement = 2_000

/**
 * If the other end disappears without closing the connection, its user would wait forever. An idle connection may be dropped too: a new one
 * takes milliseconds.
 */
function giveUpSilent(client: ClientBase, milliseconds: number): void {
  streamOf(client).setTimeout(milliseconds, () => destroyConnection(client))
}

/** Without PostgreSQL's closing message, which a silent other end would not receive. */
export const destroyConnection = (client: ClientBase) => void streamOf(client).destroy()

const streamOf = (client: ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream

const pools = new WeakMap<Database, Pool>()

/** The driver's pool behind a database; undefined for a transaction, which is bound to one connection. */
export const poolOf = (database: Database): Pool | undefined => pools.get(database)

/** Throws while the database does not answer. */
export const ping = (database: Database): Promise<unknown> => sql`select 1`.execute(database)

/** Codes of the system, and of PostgreSQL: a broken connection (08…), shutting down, starting up, out of space or connections. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-5]|53[13]00)$/
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether an error means that the database cannot be reached or written, as opposed to rejecting a query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const fromSystem = 'syscall' in error && error.syscall !== 'connect' && error.syscall !== 'write' && error.syscall !== 'read'
  const code = 'code' in error ? String(error.code) : ''
  return (awayCodes.test(code) && !fromSystem && !(code === 'ENOENT' && !('address' in error))) || awayWords.test(error.message)
}

/** Whether an error means that the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53100'

export function databaseAway(cause: unknown): AppError {
  if (isDiskFull(cause)) return diskFull(cause)
  return new AppError('unavailable', 'The database cannot be reached.', { details: 'Try again shortly.', retryAfter: 5, cause })
}
