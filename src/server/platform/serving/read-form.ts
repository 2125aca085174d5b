import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadEndpoint } from '#shared/api/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { UploadedFile } from './call.ts'
import { invalidInput } from './describe-issues.ts'
import { keepUpload, type StoredUpload } from './keep-upload.ts'
import { maxJsonBytes } from './reply-to-error.ts'

type Form = { fields: Record<string, string>; file: (UploadedFile & Pick<StoredUpload, 'close'>) | undefined }

const refuse = (name: string, message: string) => invalidInput([{ path: [name], message }])
const inMegabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`

/** Refused at the limit, not after the rest has arrived. */
const tooLarge = (part: MultipartFile, { file: { maxBytes } }: UploadEndpoint) =>
  new Promise<never>((_, reject) => {
    const details = `Choose a file of at most ${inMegabytes(maxBytes)}.`
    const refusal = () => reject(new AppError('too-large', `The file is larger than ${inMegabytes(maxBytes)}.`, { details }))
    part.file.once('limit', refusal)
    if (part.file.truncated) refusal()
  })

/** Characters. The end is preserved, because it contains the extension. */
const longestName = 255

/** A name that can be stored: without control characters or lone surrogates, and not too long. */
const shortName = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(-longestName)
    .toWellFormed()

async function readFile(part: MultipartFile, entry: UploadEndpoint): Promise<Form['file']> {
  const keeping = keepUpload(part.file)
  const kept = await Promise.race([keeping, tooLarge(part, entry)]).catch((error: unknown) => {
    // The rest of the upload is not awaited.
    part.file.destroy()
    keeping.then(
      ({ close }) => close(),
      () => undefined,
    )
    throw error
  })
  // A browser sends an empty nameless part if no file was chosen.
  if (kept.size === 0 && !part.filename) {
    await kept.close()
    return undefined
  }
  return { filename: shortName(part.filename ?? ''), mediaType: part.mimetype, ...kept }
}

function addField(part: Multipart & { type: 'field' }, entry: UploadEndpoint, fields: Form['fields']) {
  const name = part.fieldname
  if (name === entry.file.field) throw refuse(name, 'must be a file')
  if (!Object.hasOwn(entry.input.shape, name)) throw refuse(name.slice(0, 100), 'is not a field of this call')
  if (Object.hasOwn(fields, name)) throw refuse(name, 'was sent more than once')
  if (part.valueTruncated) throw new AppError('too-large', `The field ${name} is larger than 1 MB.`)
  if (typeof part.value !== 'string') throw refuse(name, 'must be sent as plain text')
  const inAll = Object.values(fields).reduce((sum, { length }) => sum + length, part.value.length)
  if (inAll > maxJsonBytes) throw new AppError('too-large', 'The fields of the form are together larger than 1 MB.')
  fields[name] = part.value
}

async function addFile(part: MultipartFile, entry: UploadEndpoint, form: Form) {
  if (part.fieldname !== entry.file.field) throw refuse(part.fieldname.slice(0, 100), 'is not a file of this call')
  if (form.file) throw refuse(part.fieldname, 'takes one file')
  form.file = await readFile(part, entry)
}

const limitsOf = (entry: UploadEndpoint) => {
  const fields = Object.keys(entry.input.shape).length
  // One more of each is accepted, so that the surplus can be refused by name.
  const counts = { fields: fields + 1, files: 2, parts: fields + 3 }
  return { ...counts, fileSize: entry.file.maxBytes, fieldNameSize: 100, fieldSize: maxJsonBytes, headerPairs: 20 }
}

/** Reads a form of text fields, into memory, and at most one file, onto the disk: nothing remains if it fails. */
export async function readForm(entry: UploadEndpoint, request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart())
    throw new AppError('unsupported-media', 'Send this call as a form, with the content type multipart/form-data.')
  const form: Form = { fields: {}, file: undefined }
  try {
    for await (const part of request.parts({ limits: limitsOf(entry) })) {
      if (part.type === 'field') addField(part, entry, form.fields)
      else await addFile(part, entry, form)
    }
  } catch (cause) {
    // The rest is discarded, so that the client can read the answer.
    request.raw.unpipe()
    request.raw.resume()
    await form.file?.close()
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid-input', 'The form could not be read to its end.', { cause })
  }
  return form
}
