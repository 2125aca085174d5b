export const pleaseFillInAllRequired = 'Bitte füllen Sie alle Pflichtfelder aus'
export const brief = 'Briefing'
export const stopping = 'Wird angehalten …'
export const generateDocument = 'Dokument erstellen'
export const tooMany = (value: string) => `; ${value} zu viel`
export const ofCharacters = (typed: string, text: string, rest: string) => `${typed} von ${text} Zeichen${rest}`
export const selectAClient = 'Kunde auswählen'
export const content = 'Inhalt'
export const documentType = 'Dokumenttyp'
export const outputFormat = 'Ausgabeformat'
export const fileCouldNotBeHad = (status: number) => `Die Datei war nicht erhältlich (${status}).`
export const projectName = 'Projektname'
export const failedToGenerateDocument = 'Das Dokument konnte nicht erstellt werden'
export const advanced = 'Erweitert'
export const simple = 'Einfach'
export const professional = 'Professionell'
export const documentGenerators = 'Dokumentgeneratoren'
export const recentDocuments = 'Letzte Dokumente'
export const noDocumentsYet = 'Noch keine Dokumente'
export const chooseTypeAndClientName = 'Wählen Sie Typ und Kunde und benennen Sie das Projekt; dann erscheint hier das erste.'
export const oneToLineOrAs = 'Eine je Zeile oder als Fließtext; Zahlen und Einheiten bleiben erhalten.'
export const anythingElseThatDocumentShould = 'Was das Dokument sonst noch wissen sollte: Termine, Budget, Personen, Systeme.'
export const constraintsAndAssumptions = 'Rahmenbedingungen und Annahmen'
export const type = 'Typ'
export const version = 'Fassung'
export const created = 'Erstellt'
export const startsFrom = 'Geht aus von'
export const documentGeneratedSuccessfully = 'Dokument erfolgreich erstellt!'
export const viewDocument = 'Dokument ansehen'
export const filesMadeByAgent = 'Vom Agenten erstellte Dateien'
export const download = (name: string) => `${name} herunterladen`
export const whatWordFileDoesNot = 'Was die Word-Datei nicht aus der Vorlage übernimmt'
export const chooseAType = 'Wählen Sie einen Typ.'
export const chooseAClient = 'Wählen Sie einen Kunden.'
export const giveProjectName = 'Geben Sie dem Projekt einen Namen.'
export const noKeyWrittenOffline = 'Kein Schlüssel: wird offline geschrieben'
export const noKeyWrittenBy = (writer: string) => `Kein Schlüssel: geschrieben von ${writer}`
export const versionAndApproval = (version: string, approved: boolean) =>
  `${version}, ${approved ? 'freigegeben' : 'Freigabe ausstehend'}`
