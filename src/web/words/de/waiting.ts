export const beingWritten = 'Wird geschrieben'
export const finished = 'Fertig'
export const documentsBeingWritten = 'Dokumente in Arbeit'
export const openVersion = (version: string) => `${version} öffnen`
export const ofProject = (project: string) => ` von ${project}`
export const dismiss = (project: string) => `${project} ausblenden`
export const stateCounts = {
  running: (count: number) => `${count} in Arbeit`,
  finished: (count: number) => `${count} fertig`,
  failed: (count: number) => `${count} fehlgeschlagen`,
}
