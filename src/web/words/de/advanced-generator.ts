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
