import type { DocumentState } from '#shared/document-states.ts'

export const states: Record<DocumentState, string> = {
  draft: 'Entwurf',
  'in-review': 'In Prüfung',
  approved: 'Freigegeben',
  published: 'Veröffentlicht',
  superseded: 'Ersetzt',
  archived: 'Archiviert',
}
