export const beingWritten = 'Being written'
export const finished = 'Finished'
export const openVersion = (version: string) => `Open ${version}`
export const ofProject = (project: string) => ` of ${project}`
export const dismiss = (project: string) => `Dismiss ${project}`
