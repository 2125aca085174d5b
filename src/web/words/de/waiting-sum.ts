export const documentsBeingWritten = 'Dokumente in Arbeit'
export const stateCounts = {
  running: (count: number) => `${count} in Arbeit`,
  finished: (count: number) => `${count} fertig`,
  failed: (count: number) => `${count} fehlgeschlagen`,
}
