export const filesMadeByAgent = 'Files made by the agent'
export const download = (name: string) => `Download ${name}`
