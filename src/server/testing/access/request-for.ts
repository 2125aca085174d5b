import { api } from '#shared/api/api.ts'
import { createClient, type Sent } from '#shared/api/client.ts'
import type { Api } from '#shared/api/endpoint.ts'
import { givenSheet } from '../given-sheet.ts'
import type { Inputs } from './world.ts'

type Table = typeof api

const sheet = { file: new Blob([givenSheet()]), filename: 'responses.xlsx' }
/** Files for the calls that require one. */
const fileOf: Record<string, { file: Blob; filename: string }> = {
  'designSheet.read': sheet,
  'designSheet.fillIn': sheet,
  'documentsV3.readFile': { file: new Blob(['# Scope\n\nClaims.\n']), filename: 'brief.md' },
}

/** Returns the request that the page would make. */
export async function requestFor(noun: keyof Table, name: string, inputs: Inputs): Promise<Sent> {
  let sent: Sent | undefined
  const calls = createClient(api[noun] as Api, (request) => {
    sent = request
    return Promise.resolve({ status: 200, text: '{}' })
  })
  const input = (inputs[noun] as Record<string, Record<string, unknown>>)[name]!
  const url = await calls[name]!(input, fileOf[`${noun}.${name}`])
  return sent ?? { method: 'GET', path: String(url), headers: {} }
}
