declare module 'virtual:calls' {
  type Reach = { method: 'GET' | 'POST'; path: `/${string}`; kind: 'json' | 'upload' | 'download' | 'stream' }
  /** How to reach each call of the API table, written by the build. */
  export const calls: Record<string, Record<string, Reach>>
}
