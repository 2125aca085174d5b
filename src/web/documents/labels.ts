import type { Invitation } from '#shared/api/sharing.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import { formatNames, formats, type Format } from '#shared/formats.ts'
import * as words from '#words/document-labels.ts'
import { typeName } from '#words/document-types.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'

/** Lists of documents name a type by its id or by its label. */
export const typeIdOf = (type: string) =>
  (Object.keys(documentTypes) as DocumentTypeId[]).find((id) => id === type || documentTypes[id].label === type)

/** Documents name their client by id; a type or client that is no longer offered is shown unchanged. */
export function typeLabel(type: string): string {
  const id = typeIdOf(type)
  return id === undefined ? type : typeName(id)
}
export const clientLabel = (client: string) => specifiedClient(client)?.name ?? client
export const formatLabel = (format: string) => (format in formats ? formats[format as Format].label : format)

/** The usual format of a type. */
export function formatOfType(type: string): Format | undefined {
  const id = typeIdOf(type)
  return id && documentTypes[id].format
}

const mostFormats = 3
const preferred: readonly Format[] = ['pdf', 'docx', 'pptx', 'xlsx', 'json']
/** In the order of popularity; formats without a rank come last. */
export const formatsByPreference: readonly Format[] = [...preferred, ...formatNames.filter((format) => !preferred.includes(format))]

type Offering = { type: string; outputFormat: Format; downloadUrls: Partial<Record<Format, string>> }

/** The formats on a card: the document's own first, then the usual one of its type. */
export function offeredFormats({ type, outputFormat, downloadUrls }: Offering): Format[] {
  const first = [outputFormat, formatOfType(type)]
  const rank = (format: Format) =>
    first.includes(format) ? first.indexOf(format) - first.length : formatsByPreference.indexOf(format)
  return formatNames
    .filter((format) => downloadUrls[format] !== undefined)
    .toSorted((left, right) => rank(left) - rank(right))
    .slice(0, mostFormats)
}

export const approvalLabel = (approved: boolean) => (approved ? general.approved : words.notApproved)

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
export const momentLabel = (isoTime: string) => moment.format(new Date(isoTime))

/** A message after sharing: without a mail server, users must send the invitation themselves. */
export const letterSentence = ({ delivery }: Pick<Invitation, 'delivery'>) =>
  delivery === null ? words.noLetterWasSentCopy : words.letterWithLinkIsOn
