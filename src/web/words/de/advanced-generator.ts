export const advancedDocumentGenerator = 'Erweiterter Dokumentgenerator'
export const fromBriefToDocumentThat = 'Vom Briefing zum versandfertigen Dokument.'
export const download = (format: string) => `${format} herunterladen`
export const downloadJson = 'JSON herunterladen'
export const downloadAs = (title: string, format: string) => `${title} als ${format} herunterladen`
export const aiAgentWithTools = 'KI-Agent mit Werkzeugen verwenden'
export const codeInterpreterImageGenerationEnhanced = 'Codeausführung, Bilderzeugung, vertieftes Schlussfolgern'
export const noKeyWritesWithoutAgent = (writer: string) => `Kein Schlüssel: ${writer} schreibt, ohne Agent und seine Werkzeuge`
export const reading = (name: string) => `${name} wird gelesen …`
export const briefFromFileOptional = 'Briefing aus einer Datei (optional)'
export const fillsFieldsBelowByIts = (join: string) =>
  `Füllt die Felder unten nach den Überschriften der Datei; lesen Sie sie durch, bevor geschrieben wird. ${join}`
export const tryItWithBriefOf = 'Mit einem unserer Briefings ausprobieren'
export const itFillsFormToBe = 'Es füllt das Formular, zum Durchlesen und Ändern. Danach wählen Sie „Dokument erstellen“.'
export const dates = 'Termine'
export const money = 'Geld'
export const andMore = (more: number) => `und ${more} weitere`
export const correct = (slice: string) => `Berichtigen: ${slice}`
export const wordsIn = (value: string) => `Text in ${value}`
export const putItRight = 'Berichtigen'
export const leaveIt = 'So lassen'
export const templateOptional = 'Vorlage (optional)'
export const templateSelected = (name: string) => `Vorlage gewählt: ${name}`
export const generatingWithAgent = 'Wird mit KI-Agent erstellt …'
export const generatingWithStandardAi = 'Wird mit Standard-KI erstellt …'
export const itsHeadingsOrderDocument = (outline: string | undefined, extensions: string) =>
  `Ihre Überschriften gliedern das Dokument${outline ? `; ohne Vorlage gilt die Gliederung „${outline}“` : ''}. Eine .docx leiht der Word-Datei auch ihr Aussehen. ${extensions}`
export const exampleNames = {
  hospital: 'Briefe eines Krankenhauses',
  bank: 'Beschwerden einer Bank',
  county: 'Bäume eines Landkreises',
}
export const fileKinds = { template: 'Eine Vorlage', brief: 'Ein Briefing' }
export const fileMustBe = (kind: string, others: string, last: string) => `${kind} ist eine Datei vom Typ ${others} oder ${last}.`
export const fileHasAtMost = (kind: string, megabytes: number) => `${kind} hat höchstens ${megabytes} MB.`
export const restOfBrief = 'Mehr zum Briefing'
export const requirementsScopeDeliverables = 'Anforderungen, Umfang, Liefergegenstände, Kontext'
export const filesAndFormat = 'Dateien und Format'
export const briefTemplateAgent = 'Briefing aus Datei, Vorlage, Agent'
export const whatBriefSays = 'Was der Auftrag sagt'
export const statementsRead = (count: number) => `${count} ${count === 1 ? 'Aussage' : 'Aussagen'}, geordnet und nichts gefolgert.`
export const toCheck = 'Zu prüfen'
export const notMentioned = 'Nicht erwähnt'
export const namesInBrief = 'Namen im Auftrag'
export const whatIsName = (name: string) => `Was ist ${name} für die Arbeit?`
export const notSaid = 'Noch nicht gesagt'
export const startFromDesign = 'Beginnen mit'
export const noReferenceDesign = 'Ohne Referenzentwurf'
export const nearestByWords = 'Am nächsten, nach gemeinsamen Wörtern'
export const otherDesigns = 'Weitere Referenzentwürfe'
export const whereItRuns = 'Wo es läuft'
export const sharedWords = (words: string) => `Gemeinsam: ${words}`
export const noDesignYet = 'Ohne Referenzentwurf gibt das Dokument den Auftrag wieder: Nichts ist entworfen.'
export const belongsHere = (name: string) => `${name}: wie es beim Kunden heißt (optional)`
export const labels = {
  objective: 'Ziele',
  requirement: 'Anforderungen',
  'in-scope': 'Im Umfang',
  'out-of-scope': 'Nicht im Umfang',
  deliverable: 'Ergebnisse',
  constraint: 'Vorgaben',
  assumption: 'Annahmen',
  date: 'Termine',
  money: 'Budget',
  question: 'Fragen',
  context: 'Hintergrund',
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
  nothing: 'Gehört nicht dazu',
} as const
export const hostingNames = {
  azure: 'Microsoft Azure',
  aws: 'Amazon Web Services',
  google: 'Google Cloud',
  onPremises: 'Eigenes Rechenzentrum',
} as const
