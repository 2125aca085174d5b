import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

/** The second server finds the database created by the first. */
const folder = mkdtempSync(join(tmpdir(), 'main-'))
// When the test runs as root, the database runs under another account, which needs access to the folder.
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s that arrives twice, as a terminal and npm both pass it on, stops in order',
  { timeout: 300_000 },
  async (signal) => {
    const environment = {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: '0',
      LOG_LEVEL: 'info',
      DEMO_PASSWORD: 'long enough',
    }
    const program = new URL('./main.ts', import.meta.url).pathname
    const server = spawn(process.execPath, ['--import', 'tsx', program], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(server, 'exit')
    let heard = ''
    server.stdout.on('data', (text: Buffer) => (heard += text.toString()))
    const said = (words: string) => vi.waitFor(() => expect(heard).toContain(words), { timeout: 250_000, interval: 2 })
    await said('Arcwright is at')
    expect(heard.includes('no security fixes')).toBe(process.versions.node.startsWith('20.'))
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(true)
    server.kill(signal)
    await said('"stopping"')
    server.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  },
)
