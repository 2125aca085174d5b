import { counted, plural } from '../counted.ts'

export const design = 'Design'
export const designOf = (title: string) => `Design von ${title}`
export const views = {
  picture: 'Bild',
  answers: 'Antworten',
  components: 'Komponenten',
  connections: 'Verbindungen',
  scenarios: 'Szenarien',
  data: 'Daten',
  interfaces: 'Schnittstellen',
  environments: 'Umgebungen',
  quality: 'Qualität',
  decisions: 'Entscheidungen',
  plan: 'Plan',
  effort: 'Aufwand und Kosten',
  risks: 'Risiken',
  questions: 'Fragen',
  names: 'Namen',
} as const
export const partsOfDesign = 'Teile des Designs'
export const summary = 'Das Design in zwei oder drei Sätzen'
export const system = 'Name des Systems'

export const save = 'Als neue Version speichern'
export const saving = 'Wird gespeichert…'
export const undo = 'Rückgängig'
export const redo = 'Wiederholen'
export const discard = 'Änderungen verwerfen'
export const discardAll = 'Alle nicht gespeicherten Änderungen verwerfen?'
export const discardNote = 'Die gespeicherten Versionen bleiben, wie sie sind.'
export const keepChanges = 'Behalten'
export const unsaved = (count: number) =>
  `${counted(count, 'Änderung ist', 'Änderungen sind')} nicht gespeichert, aber in diesem Browser behalten`
export const everythingSaved = 'Alles ist gespeichert'
export const versionSaved = (version: string) => `Version ${version} ist gespeichert`
export const openDocument = 'Dokument öffnen'
export const notSaved = 'Die Änderungen sind nicht gespeichert. Sie bleiben in diesem Browser.'
export const changesDoNotFit = 'Die letzte Änderung passt nicht. Machen Sie sie rückgängig oder ändern Sie sie noch einmal.'
export const draftIsKept = 'Ihre früheren Änderungen sind wieder da. Speichern oder verwerfen Sie sie.'
export const movedOn = (version: string) =>
  `Jemand hat nach ${version} eine neue Version gespeichert. Ihre Änderungen liegen jetzt darüber; keine betrifft dieselben Fakten.`

export const bothChanged = 'Jemand anderes hat dieselben Fakten geändert'
export const bothChangedNote = 'Wählen Sie für jeden Fakt, was bleibt. Gespeichert wird erst, wenn Sie speichern.'
export const theirs = 'Gespeichert'
export const mine = 'Ihre Änderung'
export const keepTheirs = 'Gespeichertes behalten'
export const keepMine = 'Ihre Änderung behalten'
export const goneMeanwhile = 'Der Fakt wurde entfernt. Ihre Änderung daran entfällt.'
export const goOn = 'Damit weiterarbeiten'

export const outdated = (count: number) =>
  plural(
    count,
    'Ein Dokument des Projekts hat dieses Design noch nicht:',
    `${count} Dokumente des Projekts haben dieses Design noch nicht:`,
  )
export const bringUpToDate = 'Auf den neuesten Stand bringen'
export const bringingUpToDate = 'Wird auf den neuesten Stand gebracht…'

export const whatDoesNotHold = (count: number) => plural(count, '1 Punkt zu prüfen', `${count} Punkte zu prüfen`)
export const nothingToCheck = 'Keine Punkte zu prüfen'

export const designCannotBeOpened = 'Das Design kann nicht geöffnet werden'
export const goToDocument = 'Zum Dokument'

export const mayNotBeEmpty = 'Das darf nicht leer sein.'
export const refusals = {
  number: 'Hier steht eine Zahl, zum Beispiel 12.',
  positive: 'Hier steht eine Zahl ab 0, zum Beispiel 12.',
  whole: 'Hier steht eine ganze Zahl ab 1, zum Beispiel 6.',
  currency: 'Hier stehen drei Buchstaben, zum Beispiel EUR.',
} as const
export const yes = 'Ja'
export const no = 'Nein'
export const none = 'Keine Angabe'
export const addOne = 'Hinzufügen…'
export const choose = 'Auswählen…'
export const add = (noun: string) => `${noun} hinzufügen`
export const pasteATable = 'Tabelle einfügen'
export const remove = (name: string) => `${name} entfernen`
export const removeFrom = (name: string, label: string) => `${name} aus ${label} entfernen`

export const columns = {
  name: 'Name',
  kind: 'Art',
  does: 'Was sie tut',
  product: 'Produkt',
  group: 'Gruppe',
  tests: 'Tests',
  from: 'Von',
  to: 'Nach',
  carries: 'Was übertragen wird',
  by: 'Protokoll',
  waits: 'Wartet auf Antwort',
  whatItIs: 'Was es ist',
  store: 'Liegt in',
  classification: 'Klassifizierung',
  retention: 'Aufbewahrung',
  place: 'Ort',
  purpose: 'Zweck',
  hosting: 'Betrieben auf',
  dataInIt: 'Daten darin',
  access: 'Wer Zugang hat',
  characteristic: 'Merkmal',
  tactic: 'Was das Design dafür tut',
  target: 'Messbares Ziel',
  components: 'Komponenten',
  risk: 'Risiko',
  likelihood: 'Wahrscheinlichkeit',
  impact: 'Auswirkung',
  mitigation: 'Maßnahme',
  owner: 'Verantwortlich',
  question: 'Frage',
  why: 'Warum gefragt wird',
  assumption: 'Annahme',
  need: 'Was der Kunde beistellt',
  work: 'Arbeit',
  weeks: 'Wochen',
  startWeek: 'Beginnt in Woche',
  after: 'Nach',
  notBefore: 'Nicht vor',
  gives: 'Ergebnisse, eines je Zeile',
  date: 'Datum',
  itsWork: 'Arbeit dazu',
  countsFor: 'Arbeit ist bis dahin',
  closed: 'Gesperrt für',
  firstDay: 'Von',
  lastDay: 'Bis',
  doesNotEnd: 'Endet nicht darin',
  item: 'Posten',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Preis je Einheit',
  currency: 'Währung',
  period: 'Zahlung',
  role: 'Rolle im Vorhaben',
  decision: 'Entscheidung',
  outcome: 'Gewählt',
  because: 'Warum zu entscheiden ist',
  consequences: 'Folgen',
  trigger: 'Beginnt, wenn',
  action: 'Was geschieht',
  failsWhen: 'Fällt aus, wenn',
  failsThen: 'Dann geschieht',
  provider: 'Angeboten von',
  consumers: 'Aufgerufen von',
  operation: 'Vorgang',
  request: 'Anfrage',
  response: 'Antwort',
  errors: 'Fehler, einer je Zeile',
  option: 'Möglichkeit',
  merit: 'Dafür',
  drawback: 'Dagegen',
} as const

export const nouns = {
  component: 'Komponente',
  connection: 'Verbindung',
  data: 'Datenbestand',
  environment: 'Umgebung',
  quality: 'Maßnahme',
  decision: 'Entscheidung',
  option: 'Möglichkeit',
  scenario: 'Szenario',
  step: 'Schritt',
  interface: 'Schnittstelle',
  operation: 'Vorgang',
  work: 'Arbeitspaket',
  date: 'Datum',
  closed: 'Sperrzeit',
  cost: 'Kosten',
  risk: 'Risiko',
  question: 'Frage',
  assumption: 'Annahme',
  need: 'Beistellung',
} as const

export const classifications = {
  public: 'Öffentlich',
  internal: 'Intern',
  confidential: 'Vertraulich',
  personal: 'Personenbezogen',
  'special-category': 'Besondere Kategorie',
} as const
export const levels = { low: 'Gering', medium: 'Mittel', high: 'Hoch' } as const
export const characteristics = {
  'Functional suitability': 'Funktionale Eignung',
  'Performance efficiency': 'Leistungseffizienz',
  Compatibility: 'Kompatibilität',
  'Interaction capability': 'Bedienbarkeit',
  Reliability: 'Zuverlässigkeit',
  Security: 'Sicherheit',
  Maintainability: 'Wartbarkeit',
  Flexibility: 'Flexibilität',
  Safety: 'Betriebssicherheit',
} as const
export const workKinds = {
  discovery: 'Analyse',
  build: 'Umsetzung',
  integration: 'Integration',
  migration: 'Migration',
  test: 'Test',
  'parallel-run': 'Parallelbetrieb',
  'switch-over': 'Umstellung',
  training: 'Schulung',
  advice: 'Beratung',
  operation: 'Betrieb',
} as const
export const milestoneKinds = { deadline: 'Frist', start: 'Beginn der Arbeit', event: 'Anderes Datum' } as const
export const datedMoments = { end: 'Fertig', begin: 'Begonnen' } as const
export const windowKinds = { freeze: 'Änderungssperre', window: 'Nur dann', 'parallel-run': 'Parallelbetrieb' } as const
export const periods = { once: 'Einmalig', month: 'Monatlich', year: 'Jährlich' } as const

export const noComponents = 'Es gibt noch keine Komponenten. Legen Sie die erste hier oder im Bild an.'
export const noConnections = 'Es gibt noch keine Verbindungen.'
export const noData = 'Es sind noch keine Daten beschrieben.'
export const noEnvironments = 'Es ist noch keine Umgebung beschrieben.'
export const noQuality = 'Zur Qualität ist noch nichts festgelegt.'
export const noDecisions = 'Es sind noch keine Entscheidungen festgehalten.'
export const noOptions = 'Es sind keine Möglichkeiten festgehalten.'
export const optionNumber = (number: number) => `${number}. Alternative`
export const noScenarios = 'Es gibt noch keine Szenarien.'
export const stepsOf = (name: string) => `Schritte von ${name}`
export const noInterfaces = 'Es gibt noch keine Schnittstellen.'
export const operationsOf = (name: string) => `Vorgänge von ${name}`
export const noOperations = 'Es sind keine Vorgänge beschrieben.'
export const optionsOf = (title: string) => `Möglichkeiten zu ${title}`
export const noRisks = 'Es sind noch keine Risiken festgehalten.'
export const noQuestions = 'Es gibt keine offenen Fragen.'
export const noAssumptions = 'Es gibt keine Annahmen.'
export const noNeeds = 'Vom Kunden wird noch nichts gebraucht.'
export const noWork = 'Es gibt noch keine Arbeit. Legen Sie das erste Arbeitspaket unter Plan an.'
export const noDates = 'Es gibt noch keine Daten. Mit einem Beginn der Arbeit hat der Plan Tage.'
export const closedTimes = 'Sperrzeiten'
export const noClosedTimes = 'Es gibt noch keine Sperrzeiten.'
export const noCosts = 'Es gibt noch keine Kosten. Arbeitstage kommen von selbst hierher.'
export const noNames = 'Der Auftrag enthält keine Namen zum Einordnen.'
export const whatNamesAre =
  'Namen aus dem Auftrag. Was nicht verwendet werden darf, wird gegen Komponenten und Verbindungen geprüft.'
export const assumptions = 'Annahmen'
export const needs = 'Was der Kunde beistellt'

export const plan = 'Plan'
export const work = 'Arbeit'
export const dates = 'Termine'
export const week = (number: number) => `Woche ${number}`
export const weekCount = (count: number) => plural(count, '1 Woche', `${count} Wochen`)
