export const testApiConnections = 'API-Verbindungen testen'
export const apiTestFailed = (reason: string) => `API-Test fehlgeschlagen: ${reason}`
export const documentGenerator = 'Dokumentgenerator'
export const fewWordsInStructuredDocument = 'Wenige Worte eingeben und ein gegliedertes Dokument erhalten.'
export const downloadJson = 'JSON herunterladen'
export const content = 'Inhalt'
export const generating = 'Wird erstellt …'
export const downloadAsJson = (title: string) => `${title} als JSON herunterladen`
export const downloadAs = (title: string, label: string) => `${title} als ${label} herunterladen`
export const download = (label: string) => `${label} herunterladen`
export const apiTestComplete = (claude: string, openai: string) => `API-Test abgeschlossen – Claude: ${claude}, OpenAI: ${openai}`
