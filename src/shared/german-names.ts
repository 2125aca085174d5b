import type { DocumentTypeId } from './document-types.ts'
import type { ProjectHealth, ProjectStatus } from './projects.ts'

/** What `documentTypes` and `projects.ts` name in English. */
export const typeNames: Record<DocumentTypeId, string> = {
  hld: 'Grobentwurf (HLD)',
  lld: 'Feinentwurf (LLD)',
  powerpoint: 'PowerPoint',
  word: 'Word-Dokument',
  excel: 'Excel-Tabelle',
}
export const statusNames: Record<ProjectStatus, string> = {
  planning: 'In Planung',
  'in-progress': 'In Arbeit',
  'on-hold': 'Pausiert',
  completed: 'Abgeschlossen',
}
export const healthNames: Record<ProjectHealth, string> = {
  'on-track': 'Im Plan',
  'at-risk': 'Gefährdet',
  'off-track': 'Aus dem Plan',
}
