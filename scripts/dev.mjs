// npm run dev: the server restarted and the page reloaded as their sources change.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { startProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const { PORT: port = '3000', HOST: host = '127.0.0.1' } = process.env
const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url))
const server = startProgram(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'development' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
server.once('close', (status) => process.exit(status ?? 0))

const { createServer } = await import('vite')
// The host stays as the browser sent it: the server compares it with the origin.
const proxy = { '/api': { target: `http://${host}:${port}`, changeOrigin: false } }
const page = await createServer({ root, configFile: `${root}vite.config.ts`, server: { proxy } })
await page.listen()
page.printUrls()
