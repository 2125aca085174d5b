import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { firm } from '#shared/firm.ts'
import { languageCookie } from '#shared/languages.ts'
import { siteAddress } from '#shared/site.ts'
import { createApp } from './app.ts'
import { ensureDemoAccount } from './commands/account.ts'
import { forgetDaily } from './sharing/forget-old.ts'
import { forgetOldConversations } from './chat/store.ts'
import { allMigrations } from './migrations/all-migrations.ts'
import { type Configuration, readConfiguration } from './platform/configuration.ts'
import { ConfigurationError } from './platform/configuration-error.ts'
import type { Database } from './platform/database.ts'
import { createLog, type Log } from './platform/log.ts'
import { readSecretKey } from './platform/secrets.ts'
import { openDatabase } from './platform/open-database.ts'
import { optimiseLate } from './platform/optimise-late.ts'
import { isSource } from './platform/program-beside.ts'
import type { Pages } from './platform/serving/serve-pages.ts'
import { warnOfOldNode } from './platform/warn-of-old-node.ts'

/** Milliseconds after which a stop that hangs is forced. */
const stopPatience = 10_000

/** The built pages; undefined when running from source, where Vite serves them. */
function findPages(): Pages | undefined {
  const folder = fileURLToPath(new URL('../web', import.meta.url))
  if (isSource(import.meta.url) || !existsSync(folder)) return undefined
  return {
    folder,
    appShell: 'app.html',
    translations: { cookie: languageCookie, shells: { de: 'app.de.html' } },
    isAppPath: (path) =>
      path === '/login' ||
      path === '/dashboard' ||
      path === '/documents' ||
      path === '/enquiries' ||
      path === '/weekly-report' ||
      path === '/account/programs' ||
      /^\/(dashboard|documents|clients|projects|shared|reviewing|confirm-address)\//.test(path),
    notFound: 'not-found.html',
    addressMark: siteAddress,
    scriptHashes: (JSON.parse(readFileSync(`${folder}/csp.json`, 'utf8')) as Pick<Pages, 'scriptHashes'>).scriptHashes,
  }
}

const addressOf = ({ publicUrl, host, port }: Configuration, bound: string | AddressInfo | null) =>
  publicUrl ??
  `http://${host.includes(':') ? `[${host}]` : host}:${bound !== null && typeof bound === 'object' ? bound.port : port}`

/** A generated password is printed at once, so that it is not lost if the rest of the start fails. */
async function makeDemoAccount(database: Database, { demoUsername: username, demoPassword }: Configuration) {
  const password = await ensureDemoAccount(database, { username, password: demoPassword })
  if (password === undefined || demoPassword !== undefined) return
  const again = `"npm run account -- reset ${username}" makes another`
  console.log(`Sign in as ${username} with the password ${password} (shown this once; ${again})`)
}

async function start(configuration: Configuration, log: Log) {
  const secretKey = readSecretKey(configuration)
  const open = await openDatabase({ configuration, role: 'server', migrations: allMigrations, log })
  const pages = findPages()
  const isAlone = configuration.databaseUrl === undefined
  const folders = isAlone ? [configuration.dataFolder] : []
  const app = await createApp({ open, configuration, secretKey, log, folders, isAlone, ...(pages && { pages }) })
  let stopTimers = () => {}
  const close = async () => {
    stopTimers()
    await app.close()
    await open.close()
  }
  try {
    await makeDemoAccount(open.database, configuration)
    await app.http.listen({ host: configuration.host, port: configuration.port })
    app.jobs.start()
    const ending = [forgetDaily(open.database, log, [forgetOldConversations]), app.scheduleNotifications()]
    stopTimers = () => ending.forEach((end) => end())
    app.warmUp().catch((error: unknown) => log.warn({ error }, 'the renderers could not be warmed up'))
    // In development another program serves the page and prints its address; this server would respond with 404 or an old build.
    const what = configuration.isDevelopment ? 'The API' : firm.name
    console.log(`${what} is at ${addressOf(configuration, app.http.server.address())}`)
  } catch (error) {
    await close()
    throw explain(error, configuration)
  }
  return close
}

function explain(error: unknown, { host, port }: Configuration) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new ConfigurationError(`PORT ${port} is in use by another program; choose another, such as PORT=${port + 1}.`)
  if (code === 'EACCES') return new ConfigurationError(`PORT ${port} may not be used by this account; choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigurationError(`HOST ${host} is no address of this machine.`)
  return error
}

/** Milliseconds. The terminal and npm each pass on the same Ctrl-C; only a later signal means that the user wants to force the stop. */
const echo = 1_000

/** The first signal stops the server in order, a later one at once. */
function stopOnSignals(close: () => Promise<void>, log: Log) {
  let since: number | undefined
  const stop = (signal: string) => {
    if (since !== undefined && performance.now() - since > echo) process.exit(1)
    if (since !== undefined) return
    since = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopPatience).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

optimiseLate()
try {
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration)
  warnOfOldNode(log)
  const starting = start(configuration, log)
  // Registered first: a start that is interrupted would leave its database running.
  stopOnSignals(async () => (await starting)(), log)
  await starting
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
