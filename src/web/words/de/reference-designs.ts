export const tab = 'Referenzentwürfe'
export const whatTheyAre =
  'Was wir über jede Art von Vorhaben wissen, als Ganzes geschrieben. Ein Dokument beginnt nur dann mit einem, wenn ihn jemand wählt.'
export const search = 'Referenzentwürfe durchsuchen'
export const noneFound = 'Kein Referenzentwurf enthält diese Wörter.'
export const firmsCopy = (version: number) => `Unsere Fassung, Version ${version}`
export const newOne = (version: number) => `Unser eigener, Version ${version}`
export const packaged = 'Mitgeliefert'
export const advice = 'Beratung'
export const allDesigns = 'Alle Referenzentwürfe'
export const edit = 'Bearbeiten'
export const stopEditing = 'Text verlassen'
export const purpose = 'Zweck'
export const fits = 'Wann er passt'
export const doesNotFit = 'Wann er nicht passt'
export const summary = 'Das Design in Kürze'
export const clientsPlaces = 'Wo Systeme und Leute des Kunden hingehören'
export const components = 'Komponenten'
export const connections = 'Verbindungen'
export const scenarios = 'Abläufe'
export const data = 'Daten'
export const interfaces = 'Schnittstellen'
export const quality = 'Qualität'
export const decisions = 'Entscheidungen'
export const plan = 'Plan'
export const risks = 'Risiken'
export const questions = 'Fragen'
export const needs = 'Was der Kunde bereitstellt'
export const assumptions = 'Annahmen'
export const costs = 'Was die laufenden Kosten bestimmt'
export const runsOn = 'Läuft auf'
export const whenThen = (when: string, then: string) => `Wenn es ausfällt: ${when} ${then}`
export const carries = (from: string, to: string, what: string) => `${from} an ${to}: ${what}`
export const through = (by: string) => `über ${by}`
export const keptIn = (store: string, days: string) => `Liegt in ${store}. ${days}`
export const daysOf = (role: string, low: number, high: number) => `${role} ${low}–${high} Tage`
export const after = (others: string) => `Nach ${others}`
export const takenFirst = (name: string) => `${name} (gewählt)`
export const asked = (why: string, owner: string) => `${why} An: ${owner}`
export const likelihoodImpact = (likelihood: string, impact: string, owner: string) =>
  `Wahrscheinlichkeit ${likelihood}, Auswirkung ${impact}, verantwortlich ${owner}`
export const levels = { low: 'gering', medium: 'mittel', high: 'hoch' } as const
export const per = (item: string, unit: string) => `${item}, je ${unit}`
export const asText = 'Das Design als Text (YAML)'
export const changesAreKeptHere = 'Was Sie schreiben, bleibt in diesem Tab, bis Sie es speichern oder verwerfen.'
export const checking = 'Wird geprüft …'
export const nothingWrong = 'Nichts ist daran falsch.'
export const wrongWithIt = 'Daran ist falsch'
export const save = 'Als nächste Version speichern'
export const saved = (version: number) => `Als Version ${version} gespeichert.`
export const discard = 'Änderungen verwerfen'
export const basedOnOlder =
  'Ihr Text geht von einer älteren Version aus; so wird er nicht gespeichert. Verwerfen Sie ihn, oder kopieren Sie ihn zuvor an eine andere Stelle.'
export const versions = 'Versionen unserer Fassung'
export const versionBy = (version: number, by: string) => `Version ${version} von ${by}`
export const wentBack = 'zurück zum mitgelieferten'
export const shownIs = (version: number) => `Sie sehen Version ${version}, die nicht in Gebrauch ist.`
export const showCurrent = 'Die benutzte zeigen'
export const show = (version: number) => `Version ${version} zeigen`
export const goBack = 'Zurück zum mitgelieferten'
export const takeAway = 'Aus dem Gebrauch nehmen'
export const askToGoBack = (name: string) => `Wieder das mitgelieferte Design „${name}“ verwenden?`
export const askToTakeAway = (name: string) => `„${name}“ aus dem Gebrauch nehmen?`
export const versionsStay = 'Die Versionen unserer Fassung bleiben, und Dokumente, die damit begonnen haben, behalten ihr Design.'
export const packagedIsUsed = 'Das mitgelieferte Design wird wieder verwendet.'
export const tryOnBrief = 'An einem Briefing ausprobieren'
export const tryOnBriefNote = 'Wie nah jedes Design einem Text ist, nach den gemeinsamen Wörtern. Nichts wird aufbewahrt.'
export const brief = 'Text eines Briefings'
export const compare = 'Vergleichen'
export const noneNear = 'Kein Design hat zwei Wörter mit diesem Text gemeinsam.'
export const saveAsDesign = 'Als Referenzentwurf speichern'
export const whatIsSaved =
  'Das Design dieser freigegebenen Version, auch für andere Kunden. Was allein der Kunde gesagt hat, bleibt weg. Prüfen Sie die Namen unten: Jeder wird so geschrieben, wie Sie es sagen, oder bleibt, wo Sie das Feld leer lassen.'
export const noNames = 'Kein Name des Kunden, des Projekts oder einer Person wurde darin gefunden. Lesen Sie ihn trotzdem durch.'
export const nameInDesign = (name: string, times: number) => `${name} (${times}-mal): stattdessen schreiben`
export const staysAsItIs = 'Leer: Der Name bleibt, wie er ist.'
export const saveDesign = 'Design speichern'
export const isSaved = 'Gespeichert. Er liegt in den Einstellungen unter Referenzentwürfe, und ein Dokument kann damit beginnen.'
