import { setTimeout as pause } from 'node:timers/promises'
import type { TextStreamPart, ToolSet } from 'ai'
import { fetchDirectly } from '#shared/fetch-directly.ts'
import type { ComposeContext } from '../composer.ts'
import type { FetchedFile, LanguageModel, VendorFile } from './language-model.ts'

/** Maximum bytes of one file and number of files per answer that are fetched from a vendor. */
export const mostBytes = 10 * 1024 * 1024
const mostFiles = 20
/** Milliseconds for one file. */
const patience = 30_000

/** A file that a hosted tool has made: its bytes in the answer itself, or its address. */
export type Made = { bytes: Uint8Array } | { at: VendorFile }

/** The files that a part of the stream refers to. */
export function findMade(part: TextStreamPart<ToolSet>): Made[] {
  if (part.type === 'source' && part.sourceType === 'document') {
    const { fileId, containerId } = Object.values(part.providerMetadata ?? {})[0] ?? {}
    if (typeof fileId !== 'string' || typeof containerId !== 'string') return []
    return [{ at: { id: fileId, container: containerId, name: part.filename } }]
  }
  if (part.type !== 'tool-result' || !part.providerExecuted) return []
  const output = part.output as { result?: unknown; content?: unknown } | null
  if (part.toolName === 'image_generation') return typeof output?.result === 'string' ? [decode(output.result)] : []
  const content: unknown[] = Array.isArray(output?.content) ? output.content : []
  return content.flatMap((item): Made[] => {
    const id = (item as { file_id?: unknown } | null)?.file_id
    return typeof id === 'string' ? [{ at: { id } }] : []
  })
}

const decode = (base64: string): Made => ({ bytes: Buffer.from(base64.slice(0, (mostBytes * 4) / 3 + 8), 'base64') })

/** Fetches the files at once, because a vendor stores them only for minutes. A file that is not available is reported and skipped. */
export async function fetchMade(language: LanguageModel, made: Made[], { signal, onEvent }: ComposeContext): Promise<void> {
  for (const file of made.slice(0, mostFiles)) {
    const fetched = 'bytes' in file ? { name: 'picture', bytes: file.bytes } : await fetchOne(language, file.at, signal)
    if (fetched && fetched.bytes.length > 0 && fetched.bytes.length <= mostBytes) onEvent?.({ type: 'file', file: fetched })
    else onEvent?.({ type: 'tool', text: 'A file that was made at the vendor could not be saved' })
  }
}

async function fetchOne(language: LanguageModel, file: VendorFile, signal: AbortSignal): Promise<FetchedFile | undefined> {
  for (let tries = 0; tries < 2 && !signal.aborted; tries++) {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const fetched = await language.fetchFile?.(file, limited).catch(() => undefined)
    if (fetched) return fetched
    await pause(500, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

/** Reads the body of an answer, up to the limit. */
export async function fetchBytes(address: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) {
  const answer = await fetchDirectly(address, { headers, signal })
  if (!answer.ok || !answer.body) throw new Error(`The file was answered with ${answer.status}.`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > mostBytes) throw new Error('The file is too large to be saved.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
