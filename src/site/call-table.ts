import type { Plugin } from 'vite'
import { api } from '#shared/api/api.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'

type Reached = Pick<Endpoint, 'method' | 'path'> & { kind?: Endpoint['kind']; file?: unknown }

/**
 * Each line contains calls, which are unfolded in the browser (`web/api/create-callers.ts`); short, because every screen waits for this
 * table.
 */
function printCalls(calls: Record<string, Record<string, Reached>>): string {
  const partOf = ([call, { method, path, kind, file }]: [string, Reached]) =>
    [
      `${call}${{ GET: ' ', POST: '+', PATCH: '~' }[method]}${path}`,
      ...(kind ? [kind] : []),
      ...(file ? [JSON.stringify(file)] : []),
    ].join(' ')
  const lines = Object.fromEntries(
    Object.entries(calls).map(([noun, entries]) => [noun, Object.entries(entries).map(partOf).join('|')]),
  )
  return `export const lines = ${JSON.stringify(lines)}`
}

/** Of the table of calls, the page needs only the addresses: the schemas, and zod with them, remain on the server. */
export function callTable(): Plugin {
  const reach = (entry: Endpoint) => ({
    method: entry.method,
    path: entry.path,
    // JSON is the default.
    ...(entry.kind !== 'json' && { kind: entry.kind }),
    ...(entry.kind === 'upload' && { file: entry.file }),
  })
  const calls = Object.fromEntries(
    Object.entries(api).map(([noun, entries]) => [
      noun,
      Object.fromEntries(Object.entries(entries).map(([call, entry]) => [call, reach(entry)])),
    ]),
  )
  const { accounts, ...others } = calls
  const modules: Record<string, typeof calls> = { 'virtual:calls': others, 'virtual:account-calls': { accounts: accounts! } }
  return {
    name: 'call-table',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') && id.slice(1) in modules ? printCalls(modules[id.slice(1)]!) : undefined),
  }
}
