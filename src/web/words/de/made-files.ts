export const filesMadeByAgent = 'Vom Agenten erstellte Dateien'
export const download = (name: string) => `${name} herunterladen`
