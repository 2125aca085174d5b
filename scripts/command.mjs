// npm run account, key, erase, backup, restore: runs a command of the server's program with its arguments.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { ensureBuilt } = await import('./setup/ensure-built.mjs')
await ensureInstalled(root)
await ensureBuilt(root)
process.setSourceMapsEnabled(true)
await import('../dist/server/run-command.js')
