// npm start: installs and builds missing or outdated parts, then becomes the server.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { ensureBuilt } = await import('./setup/ensure-built.mjs')
await ensureInstalled(root)
await ensureBuilt(root)
// In the same process: signals and the exit code need no forwarding, and killing it leaves no other process behind.
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
