import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { destroyConnection } from '../database.ts'
import type { Log } from '../log.ts'

export type Notification = { channel: string; payload: string }

type Options = {
  url: string
  channels: string[]
  /** `payload` is missing after a new connection: notifications may have been missed meanwhile. */
  hear: (notification: Notification | undefined) => void
  log: Log
}

/** Milliseconds. */
const heartbeat = 5_000

async function beat(client: Client): Promise<void> {
  const late = setTimeout(() => destroyConnection(client), heartbeat)
  await client.query('select 1').catch(() => {})
  clearTimeout(late)
}

/** Receives notifications from all processes, on a separate connection that reconnects by itself. */
export function listenForNotifications({ url, channels, hear, log }: Options): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let current: Client | undefined

  async function listenOnce(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    current = client
    let beating: NodeJS.Timeout | undefined
    const ended = new Promise((resolve) => client.once('end', resolve))
    client.on('error', (error) => log.warn({ error }, 'no notifications for a moment'))
    client.on('notification', ({ channel, payload = '' }) => hear({ channel, payload }))
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${channel}`)
      hear(undefined)
      // There may be no notifications for hours, so a heartbeat detects a lost connection in time.
      beating = setInterval(() => void beat(client), heartbeat)
      await ended
    } catch (error) {
      log.warn({ error }, 'no notifications for a moment')
    } finally {
      clearInterval(beating)
      await client.end().catch(() => {})
    }
  }

  async function listenForEver(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce()
      await pause(250, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const listening = listenForEver()
  return {
    async stop() {
      stopping.abort()
      await current?.end().catch(() => {})
      await listening
    },
  }
}
