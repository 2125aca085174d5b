export const documentsBeingWritten = 'Documents being written'
export const stateCounts = {
  running: (count: number) => `${count} running`,
  finished: (count: number) => `${count} finished`,
  failed: (count: number) => `${count} failed`,
}
