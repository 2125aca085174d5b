export const beingWritten = 'Wird geschrieben'
export const finished = 'Fertig'
export const openVersion = (version: string) => `${version} öffnen`
export const ofProject = (project: string) => ` von ${project}`
export const dismiss = (project: string) => `${project} ausblenden`
