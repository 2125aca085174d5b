export const origins = {
  id: 'Wird automatisch nummeriert',
  plan: 'Aus dem Plan berechnet',
  sum: 'Aus anderen Spalten berechnet',
  connections: 'Aus den Verbindungen berechnet',
} as const
export const elsewhere = 'Wird nicht hier bearbeitet.'
export const editInDesign = 'Im Design bearbeiten'
export const howToEdit =
  'Wählen Sie eine Zelle, um sie zu bearbeiten, oder gehen Sie mit den Pfeiltasten hin und drücken Sie Enter. Jedes Speichern ergibt eine neue Version.'
export const blocks = { table: 'Tabelle', diagram: 'Bild', chart: 'Diagramm', figures: 'Kennzahlen' } as const
export const notOpened = (why: string) => `Die Zellen können jetzt nicht bearbeitet werden. ${why}`
export const notSaved = (why: string) => `Nicht gespeichert: ${why} Ihr Text ist noch da.`
export const tablesOf = (heading: string) => `Tabellen von ${heading}`
export const cell = (column: string, name: string) => `${column} von ${name}`
export const done = 'Fertig'
export const outdated = (names: string) => `Jetzt veraltet: ${names}`
