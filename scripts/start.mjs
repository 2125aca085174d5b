// npm start: installs and builds what is missing or out of date, then is the server.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { ensureBuilt } = await import('./setup/ensure-built.mjs')
await ensureInstalled(root)
await ensureBuilt(root)
// In this very process: signals and the exit code need no passing on, and nothing is left behind when it is killed.
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
