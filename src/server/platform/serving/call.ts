import type { z } from 'zod'
import type { StoredUpload } from './keep-upload.ts'
import type { Api, DownloadEndpoint, Endpoint, JsonEndpoint, StreamEndpoint, UploadEndpoint } from '#shared/api/endpoint.ts'

export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type CookieOptions = { httpOnly: boolean; secure: boolean; maxAgeSeconds: number }
export type Cookies = {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  clear(name: string, options: Pick<CookieOptions, 'secure'>): void
}

/** The known properties of a request before its caller is identified. */
export type Visit = {
  cookies: Cookies
  address: string
  /** The client's user agent; cut if it is long. */
  agent: string
  /** The address at which the product was requested, such as `https://arcwright.example`; its host belongs to this deployment. */
  origin: string
  /** The token in `Authorization: Bearer`. */
  bearer: string | undefined
  /** The method changes nothing. */
  isReading: boolean
  log: Log
  requestId: string
}

/** A call that an account was not permitted to make. */
export type Refusal = { account: string; call: string; address: string }

export type UploadedFile = { filename: string; mediaType: string } & Pick<StoredUpload, 'size' | 'hold'>
export type NamedBytes = {
  filename: string
  mediaType: string
  bytes: Uint8Array
  /** Shown in the page instead of downloaded: the browser caches it and revalidates it by this name of its content. */
  shownAs?: string
}
export type Numbered<Event> = { id: number; event: Event }

export type Call<Input, Viewer> = Visit & {
  input: Input
  viewer: Viewer
  file: UploadedFile | undefined
  idempotencyKey: string | undefined
  /** The number of the last event that the reader has; 0 if it has none. */
  lastEventId: number
  /** Aborts when the client disconnects, the server closes or the sign-in ends. A call that used it is then answered with 503 or 401. */
  readonly signal: AbortSignal
}

/** The caller; null is possible only for public entries. */
type Caller<Entry extends Endpoint, Viewer> = Entry['access'] extends 'public' ? Viewer | null : Viewer

type Result<Entry extends Endpoint> =
  Entry extends StreamEndpoint<z.ZodObject, infer Event>
    ? AsyncIterable<Numbered<z.input<Event>>> | Promise<AsyncIterable<Numbered<z.input<Event>>>>
    : Entry extends DownloadEndpoint
      ? Promise<NamedBytes>
      : Entry extends
            | JsonEndpoint<z.ZodObject, infer Output extends z.ZodType>
            | UploadEndpoint<z.ZodObject, infer Output extends z.ZodType>
        ? Promise<z.input<Output>>
        : never

export type Handler<Entry extends Endpoint, Viewer, Context> = (
  call: Call<z.output<Entry['input']>, Caller<Entry, Viewer>>,
  context: Context,
) => Result<Entry>

/** Checks before a call's body is read; an exception becomes the answer. */
export type Guards<Table extends Api, Context> = { [Name in keyof Table]?: (visit: Visit, context: Context) => Promise<void> }

/** One handler for every entry: a missing one does not compile. */
export type Handlers<Table extends Api, Viewer, Context> = { [Name in keyof Table]: Handler<Table[Name], Viewer, Context> }
