import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PATCH'
/** Anyone, all signed-in accounts, only staff, or only administrators. */
export type Access = 'public' | 'signed-in' | 'staff' | 'administrator'
type Base<Input extends z.ZodObject> = {
  method: Method
  /** Below `/api`; `:name` is a member of the input. */
  path: `/${string}`
  summary: string
  access: Access
  /** Path parameters, and the query (GET) or the body (POST, PATCH). */
  input: Input
}

/** JSON in, JSON out. */
export type JsonEndpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = Base<Input> & {
  kind: 'json'
  output: Output
  /** Maximum size of the body; 1 MB by default. */
  maxBytes?: number
}
/** A multipart form with at most one file, JSON out. Fields reach `input` as text. */
export type UploadEndpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = Base<Input> & {
  kind: 'upload'
  file: { field: string; maxBytes: number }
  output: Output
}
/** A named file. */
export type DownloadEndpoint<Input extends z.ZodObject = z.ZodObject> = Base<Input> & { kind: 'download' }
/** Server-sent events, numbered, resumable by `Last-Event-ID`; the stream ends after the last one. */
export type StreamEndpoint<Input extends z.ZodObject = z.ZodObject, Event extends z.ZodType = z.ZodType> = Base<Input> & {
  kind: 'stream'
  event: Event
}

export type Endpoint = JsonEndpoint | UploadEndpoint | DownloadEndpoint | StreamEndpoint
export type Api = Record<string, Endpoint>

/** An entry as written in the table; its access remains a literal type, so that a handler knows whether there is a viewer. */
type Written<Entry extends Endpoint, Who extends Access> = Omit<Entry, 'kind' | 'access'> & { access: Who }

// Functions rather than a type annotation, which would widen the exact types of the schemas.
export const json = <Input extends z.ZodObject, Output extends z.ZodType, Who extends Access>(
  entry: Written<JsonEndpoint<Input, Output>, Who>,
) => ({ ...entry, kind: 'json' }) as const
export const upload = <Input extends z.ZodObject, Output extends z.ZodType, Who extends Access>(
  entry: Written<UploadEndpoint<Input, Output>, Who>,
) => ({ ...entry, kind: 'upload' }) as const
export const download = <Input extends z.ZodObject, Who extends Access>(entry: Written<DownloadEndpoint<Input>, Who>) =>
  ({ ...entry, kind: 'download' }) as const
export const stream = <Input extends z.ZodObject, Event extends z.ZodType, Who extends Access>(
  entry: Written<StreamEndpoint<Input, Event>, Who>,
) => ({ ...entry, kind: 'stream' }) as const

/** `:id` in a path. */
export const pathParameter = /:(\w+)/g
