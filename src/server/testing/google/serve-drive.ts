import { generateKeyPairSync, type KeyObject, randomBytes, verify, hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type StoredFile = {
  id: string
  name: string
  mimeType: string
  parents: string[]
  appProperties: Record<string, string>
  bytes: Buffer | undefined
  revisions: { keepForever: boolean; md5: string }[]
}
type Session = { about: Partial<StoredFile>; fileId: string | undefined; keepForever: boolean; total: number; got: Buffer }

const folderType = 'application/vnd.google-apps.folder'
const newId = () => randomBytes(6).toString('hex')
const fileOf = (about: Partial<StoredFile>): StoredFile => ({
  id: `id-${newId()}`,
  name: 'Untitled',
  mimeType: 'application/octet-stream',
  parents: [],
  appProperties: {},
  bytes: undefined,
  revisions: [],
  ...about,
})

/** The files of a shared drive, and the uploads in progress. */
function createDriveFiles() {
  const files = new Map<string, StoredFile>([['root-folder', fileOf({ id: 'root-folder', name: 'Shared', mimeType: folderType })]])
  const sessions = new Map<string, Session>()

  function put(about: Partial<StoredFile>): StoredFile {
    const file = fileOf(about)
    files.set(file.id, file)
    return file
  }

  function begin(session: Omit<Session, 'got'>): string | undefined {
    if (session.fileId !== undefined && !files.has(session.fileId)) return undefined
    const id = newId()
    sessions.set(id, { ...session, got: Buffer.alloc(0) })
    return id
  }

  /**
   * Adds a piece at the right offset. Returns the file once it is complete, the number of bytes until then, and undefined if the offset is
   * wrong.
   */
  function take(id: string, from: number | undefined, piece: Buffer): StoredFile | number | undefined {
    const session = sessions.get(id)
    if (!session || (from !== undefined && from !== session.got.length)) return undefined
    if (from !== undefined) session.got = Buffer.concat([session.got, piece])
    const { got, total, fileId, about, keepForever } = session
    if (got.length < total) return got.length
    sessions.delete(id)
    const file = fileId === undefined ? put(about) : Object.assign(files.get(fileId)!, about)
    file.bytes = got
    file.revisions.push({ keepForever, md5: hash('md5', got) })
    // After the upload is complete, the session returns the file if it is asked again.
    whole.set(id, file)
    return file
  }
  const whole = new Map<string, StoredFile>()

  const search = (key: string, value: string) => [...files.values()].filter(({ appProperties }) => appProperties[key] === value)
  return { files, put, begin, search, take: (...asked: Parameters<typeof take>) => whole.get(asked[0]) ?? take(...asked) }
}

/** A fault for the next matching request: an error response, or a connection that is cut after the request was read. */
export type Fault = { match: RegExp; cut?: true; status?: number; reason?: string }
type Asked = { request: IncomingMessage; response: ServerResponse; path: string; query: URLSearchParams; body: Buffer }
type Drive = ReturnType<typeof createDriveFiles>

/** Generating a key pair takes long. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Google's token endpoint and the parts of Drive v3 for folders, search and resumable uploads, on a real port. */
export async function serveDrive() {
  const drive = createDriveFiles()
  const faults: Fault[] = []
  const { privateKey, publicKey } = keys
  const tokens = createTokens(publicKey)
  const server = createServer((request, response) => {
    void read(request, response)
      .then((asked) => answer(asked))
      .catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(asked: Asked): void {
    const { request, response, path, body } = asked
    const index = faults.findIndex(({ match }) => match.test(`${request.method} ${path}`))
    if (index !== -1) return fail(drive, asked, faults.splice(index, 1)[0]!)
    if (path === '/token') return tokens.give(response, body)
    if (!tokens.isGood(request)) return refuse(response, 401, 'authError')
    if (path.startsWith('/resumable/')) return upload(drive, asked)
    if (path.startsWith('/upload/')) return begin(drive, asked, url)
    if (path !== '/drive/v3/files') return refuse(response, 404, 'notFound')
    if (request.method === 'GET') return search(drive, asked)
    return send(response, 200, view(drive.put(JSON.parse(body.toString()) as Partial<StoredFile>)))
  }

  const account = {
    type: 'service_account',
    client_email: 'documents@arcwright.iam.gserviceaccount.test',
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  }
  return {
    settings: { serviceAccount: JSON.stringify(account), folder: 'root-folder', apiUrl: url },
    files: drive.files,
    faults,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage, response: ServerResponse): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname: path, searchParams: query } = new URL(request.url!, 'http://drive.test')
  return { request, response, path, query, body: Buffer.concat(chunks) }
}

/** Issues tokens to clients that sign with the right key. */
function createTokens(publicKey: KeyObject) {
  const given = new Set<string>()
  return {
    isGood: ({ headers }: IncomingMessage) => given.has(headers.authorization?.replace('Bearer ', '') ?? ''),
    give(response: ServerResponse, body: Buffer): void {
      const assertion = new URLSearchParams(body.toString()).get('assertion') ?? ''
      const [head, claims, signature = ''] = assertion.split('.')
      const isGood = verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
      if (!isGood) return send(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' })
      const token = `ya29.${randomBytes(8).toString('hex')}`
      given.add(token)
      return send(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3599 })
    },
  }
}

function fail(
  drive: Drive,
  { request, response, path, body }: Asked,
  { cut, status = 500, reason = 'internalError' }: Fault,
): void {
  if (!cut) return refuse(response, status, reason)
  // The data has arrived in spite of the cut.
  if (path.startsWith('/resumable/')) drive.take(path.split('/').at(-1)!, placeOf(request), body)
  response.destroy()
}

const placeOf = ({ headers }: IncomingMessage) => {
  const from = /bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1]
  return from === undefined ? undefined : Number(from)
}

function search(drive: Drive, { response, query }: Asked): void {
  const [, key = '', value = ''] =
    /appProperties has \{ key='([^']+)' and value='((?:[^'\\]|\\.)*)' \}/.exec(query.get('q') ?? '') ?? []
  send(response, 200, { files: drive.search(key, value.replaceAll(/\\(.)/g, '$1')).map(view) })
}

function begin(drive: Drive, { request, response, path, query, body }: Asked, url: string): void {
  const id = drive.begin({
    about: JSON.parse(body.toString()) as Partial<StoredFile>,
    fileId: /^\/upload\/drive\/v3\/files\/([^/]+)$/.exec(path)?.[1],
    keepForever: query.get('keepRevisionForever') === 'true',
    total: Number(request.headers['x-upload-content-length']),
  })
  if (id === undefined) return refuse(response, 404, 'notFound')
  response.writeHead(200, { location: `${url}/resumable/${id}` }).end()
}

function upload(drive: Drive, { request, response, path, body }: Asked): void {
  const taken = drive.take(path.split('/').at(-1)!, placeOf(request), body)
  if (taken === undefined) return refuse(response, 400, 'badRequest')
  if (typeof taken !== 'number') return send(response, 200, view(taken))
  response.writeHead(308, taken > 0 ? { range: `bytes=0-${taken - 1}` } : {}).end()
}

const view = ({ id, mimeType, appProperties }: StoredFile) => ({
  id,
  appProperties,
  webViewLink:
    mimeType === folderType
      ? `https://drive.google.com/drive/folders/${id}`
      : `https://drive.google.com/file/d/${id}/view?usp=drivesdk`,
})

const send = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse, code: number, reason: string): void =>
  send(response, code, { error: { code, message: `Refused: ${reason}`, errors: [{ domain: 'global', reason }] } })
