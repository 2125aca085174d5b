export const beingWritten = 'Being written'
export const finished = 'Finished'
export const documentsBeingWritten = 'Documents being written'
export const openVersion = (version: string) => `Open ${version}`
export const ofProject = (project: string) => ` of ${project}`
export const dismiss = (project: string) => `Dismiss ${project}`
export const stateCounts = {
  running: (count: number) => `${count} running`,
  finished: (count: number) => `${count} finished`,
  failed: (count: number) => `${count} failed`,
}
