// The product with threads that are slow for certain projects, and two accounts of two clients.
import { createAccount } from '#server/accounts/manage-accounts.ts'
import { createApp } from '#server/app.ts'
import { createGenerationPool } from '#server/generation/generation-pool.ts'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { readSecretKey } from '#server/platform/secrets.ts'
import { fairnessAccounts } from './fairness-accounts.ts'

const configuration = readConfiguration(process.env)
const log = createLog(configuration)
const open = await openDatabase({ configuration, role: 'server', migrations: allMigrations, log })
const generating = createGenerationPool({ program: programBeside(import.meta.url, 'slow-generation-worker') })
const app = await createApp({ open, configuration, secretKey: readSecretKey(configuration), log, generating, isAlone: true })
for (const account of Object.values(fairnessAccounts))
  await createAccount(open.database, { ...account, displayName: account.username, email: '' })
await app.http.listen({ host: configuration.host, port: configuration.port })
app.jobs.start()
await app.warmUp().catch((error: unknown) => log.warn({ error }, 'not warmed up'))
console.log('The accounts are there.')
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(open.close)
      .then(() => process.exit(0)),
)
