import type { BriefField } from '#shared/brief.ts'
import type { api } from '#web/api/api.ts'
import { briefFieldLabels } from '#words/brief-fields.ts'
import { language } from '#words/language.ts'
import * as words from '#words/tell-read.ts'

export { UnreadList } from './unread-list.tsx'

type Read = Awaited<ReturnType<typeof api.documentsV3.readFile>>

const list = new Intl.ListFormat(language)

/** Describes into which fields the text of a file was put. */
export function tellRead({ fields, homeless }: Read): string {
  const names = (Object.keys(fields) as BriefField[]).map((field) => briefFieldLabels[field])
  const sentence = words.itsWordsStandIn(list.format(names))
  if (homeless.length === 0) return sentence
  const headings = list.format(homeless.slice(0, 3).map((heading) => `“${heading}”`))
  return `${sentence} ${words.hadNoField(headings, briefFieldLabels.additionalContext)}`
}
