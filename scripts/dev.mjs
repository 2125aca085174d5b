// npm run dev [-- --sample]: restarts the server and reloads the page when their sources change; with a sample of a firm's work on request.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram, startProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const { PORT: port = '3000', HOST: host = '127.0.0.1' } = process.env
const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url))
const env = { ...process.env, NODE_ENV: 'development' }
if (process.argv.includes('--sample')) {
  if (process.env.DATABASE_URL) throw new Error('The sample is made in a folder of its own: run it without DATABASE_URL.')
  // Separate from the user's own data in the usual folder.
  env.DATA_DIR = `${root}.cache/sample`
  const { status } = await runProgram(process.execPath, [tsx, 'src/server/testing/sample/main.ts'], { cwd: root, env })
  if (status !== 0) process.exit(1)
}
const server = startProgram(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
})
server.once('close', (status) => process.exit(status ?? 0))

const { createServer } = await import('vite')
// The host header remains as the browser sent it, because the server compares it with the origin.
const proxy = { '/api': { target: `http://${host}:${port}`, changeOrigin: false } }
const page = await createServer({ root, configFile: `${root}vite.config.ts`, server: { proxy } })
await page.listen()
const [address] = page.resolvedUrls.local
console.log(`Open ${address} for the page, and ${address}gallery for every control and block.`)
