import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { connectDatabase } from '#server/platform/database.ts'
import { secretKey } from './given-app.ts'
import { noVendors } from './no-vendors.ts'

/** The product without a port, as a process that writes documents until it is killed. */
const [url = '', address = ''] = process.argv.slice(2)
const claude = { key: 'sk-secret-1', address, modelId: 'claude-sonnet-5-5' }
const openai = { ...claude, modelId: 'gpt-6.1-sol' }
const { jobs } = await createApp({
  open: { database: connectDatabase({ url }), url },
  configuration: {
    publicUrl: undefined,
    trustProxy: false,
    vendors: { ...noVendors, claude, openai },
    tokensPerDocument: 200_000,
    dailyLimits: { documents: 10_000, cost: undefined },
    mail: undefined,
    google: undefined,
    allowsPrivateHooks: false,
    hookPorts: [],
    pdfStandard: 'ua-1',
  },
  secretKey,
  log: pino({ level: 'silent' }),
})
jobs.start()
