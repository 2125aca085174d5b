export const whatBriefSays = 'Was das Briefing sagt'
export const whatBriefSaysAndStart = 'Was das Briefing sagt, und womit zu beginnen ist'
export const writeSomethingFirst = 'Schreiben Sie zuerst etwas ins Briefing.'
export const statementsRead = (count: number) =>
  `${count} ${count === 1 ? 'Aussage' : 'Aussagen'}, nach Art geordnet. Ein Klick zeigt eine Aussage im Briefing.`
export const dates = 'Termine'
export const money = 'Geld'
export const andMore = (more: number) => `und ${more} weitere`
export const showIn = (words: string, field: string) => `In ${field} zeigen: ${words}`
export const toCheck = 'Zu prüfen'
export const notMentioned = 'Nicht erwähnt'
export const namesInBrief = 'Namen im Briefing'
export const saidOfNames = (said: number, all: number) => `${said} von ${all} beantwortet`
export const sayWhatNamesAre =
  'Sagen Sie, was jeder Name für die Arbeit ist, soweit Sie es wissen. Die übrigen stehen im Dokument als noch zu bestätigen.'
export const whatIsName = (name: string) => `Was ist ${name} für die Arbeit?`
export const notSaid = 'Nicht gesagt'
export const showAllNames = (count: number) => `Alle ${count} Namen zeigen`
export const startFrom = 'Beginnen mit'
export const noReferenceDesign = 'Ohne Referenzentwurf'
export const nothingIsDesigned = 'Das Dokument gibt das Briefing wieder: Noch ist nichts entworfen.'
export const designOfProject = (name: string) => `Wie bisher im Projekt: ${name}`
export const chooseAnotherAbove = 'Wählen Sie ein anderes Design, um es zu ersetzen.'
export const inCommon = (words: string) => `Gemeinsam: ${words}`
export const otherDesigns = 'Weitere Referenzentwürfe'
export const chooseOther = 'Einen anderen wählen …'
export const whereItRuns = 'Wo es läuft'
export const clientsName = (plug: string) => `${plug}: wie es beim Kunden heißt`
export const mayStayEmpty = (takes: string) => `${takes}. Darf leer bleiben.`
export const addDesign = 'Ein Design hinzufügen'
export const nobodyHasDesigned =
  'In diesem Dokument ist noch nichts entworfen. Ein Druck macht die nächste Version mit einem unserer Referenzentwürfe, mit dem Kunden zu bestätigen.'
export const adding = 'Wird hinzugefügt …'
export const designWasNotAdded = 'Das Design wurde nicht hinzugefügt.'
export const labels = {
  objective: 'Ziele',
  requirement: 'Anforderungen',
  'in-scope': 'Im Umfang',
  'out-of-scope': 'Nicht im Umfang',
  deliverable: 'Liefergegenstände',
  constraint: 'Vorgaben',
  assumption: 'Annahmen',
  date: 'Zeitplan',
  money: 'Budget',
  question: 'Fragen',
  context: 'Kontext',
} as const
export const roles = {
  source: 'Datenquelle',
  target: 'Datenziel',
  both: 'Quelle und Ziel',
  replaced: 'Wird abgelöst',
  stays: 'Bleibt, wie es ist',
  'must-use': 'Muss verwendet werden',
  'must-not-use': 'Darf nicht verwendet werden',
  standard: 'Standard',
  person: 'Person oder Rolle',
  nothing: 'Ort oder gehört nicht dazu',
} as const
export const hostingNames = {
  azure: 'Microsoft Azure',
  aws: 'Amazon Web Services',
  google: 'Google Cloud',
  onPremises: 'Das Rechenzentrum des Kunden',
} as const
