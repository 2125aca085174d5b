import type { DocumentTypeId } from '#shared/document-types.ts'
import type { DocumentType } from './document-type.ts'
import { excel } from './excel/excel.ts'
import { hld } from './hld/hld.ts'
import { lld } from './lld/lld.ts'
import { powerpoint } from './powerpoint/powerpoint.ts'
import { word } from './word/word.ts'

export const allDocumentTypes: Record<DocumentTypeId, DocumentType> = {
  hld,
  lld,
  powerpoint,
  word,
  excel,
}
