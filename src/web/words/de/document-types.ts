import type { DocumentTypeId } from '#shared/document-types.ts'
import { typeNames } from '#shared/german-names.ts'

const purposes: Record<DocumentTypeId, string> = {
  hld: 'Was gebaut wird, aus welchen Teilen und warum',
  lld: 'Wie jedes Teil arbeitet, damit es gebaut und getestet werden kann',
  powerpoint: 'Der Fall Folie für Folie, mit Notizen',
  word: 'Ein Angebot mit Plan zum Unterschreiben',
  excel: 'Anforderungen, Kosten, Plan und Risiken als rechnende Tabellen',
}

export const typeName = (id: DocumentTypeId): string => typeNames[id]
export const typePurpose = (id: DocumentTypeId): string => purposes[id]
