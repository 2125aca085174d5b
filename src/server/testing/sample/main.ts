// npm run dev -- --sample: fills the data folder once, before the server starts on it.
import { randomBytes } from 'node:crypto'
import { createApp } from '#server/app.ts'
import { createGenerationPool } from '#server/generation/generation-pool.ts'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { listAccounts } from '#server/accounts/store.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { readSecretKey } from '#server/platform/secrets.ts'
import { noVendors } from '../no-vendors.ts'
import { fillSample } from './fill-sample.ts'
import { sampleClientAccounts } from './sample-firm.ts'

const configuration = readConfiguration(process.env)
const log = createLog({ ...configuration, logLevel: 'error' })
const start = performance.now()
const open = await openDatabase({ configuration, role: 'server', migrations: allMigrations, log })
try {
  if ((await listAccounts(open.database)).length > 0) console.log('The sample is there already.')
  else await fill()
} finally {
  await open.close()
}

async function fill() {
  const { demoUsername: demo, demoPassword: password = randomBytes(9).toString('base64url') } = configuration
  // Nothing leaves the machine, and no email is sent.
  const alone = { ...configuration, mail: undefined, google: undefined, dailyLimits: { documents: 10_000, cost: undefined } }
  const app = await createApp({
    open,
    configuration: { ...alone, vendors: noVendors },
    secretKey: readSecretKey(configuration),
    log,
    generating: createGenerationPool(),
    isAlone: true,
  })
  app.jobs.start()
  console.log('A month of work of a firm is being made; this takes a minute or two.')
  try {
    await fillSample({ app, database: open.database, demo, password, say: (line) => console.log(`  ${line}`) })
  } catch (error) {
    console.error(`The sample is not whole: delete ${configuration.dataFolder} and start again.`)
    throw error
  } finally {
    await app.close()
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  const someone = sampleClientAccounts[0]!
  console.log(
    `It is there, after ${seconds} s. Sign in as ${demo}, or as a client such as ${someone.username} of ${someone.client},`,
  )
  console.log(`each with the password ${password} (shown this once; "npm run account -- reset NAME" makes another).`)
}
