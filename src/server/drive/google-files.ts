import { setTimeout as pause } from 'node:timers/promises'
import { DriveError, type GoogleClient } from './google-client.ts'

const folderType = 'application/vnd.google-apps.folder'
const fields = 'id,webViewLink,appProperties'
/** Bytes of one chunk of an upload; Drive requires a multiple of 256 KiB. */
const pieceSize = 8 * 1024 * 1024
const pieceTries = 5

export type DriveFile = { id: string; webViewLink: string; appProperties?: Record<string, string> }
type Found = { files: DriveFile[]; incompleteSearch?: boolean }

const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`
const jsonHeader = { 'content-type': 'application/json; charset=UTF-8' }

/** Finds the file or folder marked with our key. */
async function findKeyed(client: GoogleClient, key: string): Promise<DriveFile | undefined> {
  const q = `appProperties has { key='arcwright' and value=${quoted(key)} } and trashed = false`
  const query = {
    q,
    pageSize: '2',
    includeItemsFromAllDrives: 'true',
    corpora: 'allDrives',
    fields: `incompleteSearch,files(${fields})`,
  }
  const answer = await client.ask({ method: 'GET', url: client.at('/drive/v3/files', query) })
  return ((await answer.json()) as Found).files[0]
}

/** Returns a folder below another, or creates it; found by its key even if it was renamed. */
export async function ensureFolder(client: GoogleClient, { parent, name, key }: { parent: string; name: string; key: string }) {
  const known = await findKeyed(client, key)
  if (known) return known
  const body = JSON.stringify({ name, mimeType: folderType, parents: [parent], appProperties: { arcwright: key } })
  const answer = await client.ask({ method: 'POST', url: client.at('/drive/v3/files', { fields }), body, headers: jsonHeader })
  return (await answer.json()) as DriveFile
}

type Upload = {
  folder: string
  name: string
  mediaType: string
  bytes: Uint8Array
  /** The key of the document, and the version in the file. */
  key: string
  version: string
  /** The existing file that gets a new revision, if known. */
  fileId: string | undefined
}

/**
 * One file for each document: the first version creates it, each later one adds a permanent revision. Repeating the call changes nothing.
 */
export async function putFile(client: GoogleClient, upload: Upload): Promise<DriveFile> {
  const known = upload.fileId === undefined ? await findKeyed(client, upload.key) : undefined
  if (known?.appProperties?.version === upload.version) return known
  const fileId = upload.fileId ?? known?.id
  return sendPieces(client, await beginUpload(client, { ...upload, fileId }), upload)
}

/** Starts a resumable upload and returns its address, which remains valid after a lost connection. */
async function beginUpload(client: GoogleClient, { folder, name, mediaType, bytes, key, version, fileId }: Upload) {
  const path = `/upload/drive/v3/files${fileId === undefined ? '' : `/${encodeURIComponent(fileId)}`}`
  const query = { uploadType: 'resumable', fields, ...(fileId !== undefined && { keepRevisionForever: 'true' }) }
  const properties = { name, appProperties: { arcwright: key, version } }
  const about = fileId === undefined ? { ...properties, parents: [folder], mimeType: mediaType } : properties
  const headers = { ...jsonHeader, 'x-upload-content-type': mediaType, 'x-upload-content-length': String(bytes.length) }
  const method = fileId === undefined ? 'POST' : 'PATCH'
  const answer = await client.ask({ method, url: client.at(path, query), body: JSON.stringify(about), headers })
  const session = answer.headers.get('location')
  if (session) return session
  throw new DriveError('Google Drive did not say where to upload to.', { reason: 'noSession', isPassing: true })
}

const piece = (bytes: Uint8Array, from: number) => bytes.subarray(from, Math.min(from + pieceSize, bytes.length))
const afterRange = (answer: Response) => Number(answer.headers.get('range')?.split('-')[1] ?? -1) + 1

/** After a failure, asks the server where to continue. */
async function sendPieces(client: GoogleClient, session: string, { bytes }: Upload): Promise<DriveFile> {
  let [from, failures] = [0, 0]
  for (;;) {
    try {
      const range =
        failures > 0 ? `bytes */${bytes.length}` : `bytes ${from}-${from + piece(bytes, from).length - 1}/${bytes.length}`
      const body = failures > 0 ? '' : piece(bytes, from)
      const answer = await client.ask({
        method: 'PUT',
        url: session,
        body,
        headers: { 'content-range': range },
        alsoFine: [308],
        isOnce: true,
      })
      if (answer.status !== 308) return (await answer.json()) as DriveFile
      from = afterRange(answer)
      failures = 0
    } catch (error) {
      if (!(error instanceof DriveError && error.isPassing) || ++failures >= pieceTries) throw error
      await pause(200 * failures)
    }
  }
}
