import { hash, randomBytes } from 'node:crypto'

export type StoredFile = {
  id: string
  name: string
  mimeType: string
  parents: string[]
  appProperties: Record<string, string>
  bytes: Buffer | undefined
  revisions: { keepForever: boolean; md5: string }[]
}
type Session = { about: Partial<StoredFile>; fileId: string | undefined; keepForever: boolean; total: number; got: Buffer }

export const folderType = 'application/vnd.google-apps.folder'
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
export function createDriveFiles() {
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
