import { counted, plural } from '../counted.ts'

export const pictureOfComponents = 'Bild der Komponenten'
export const kinds = {
  person: 'Personen',
  system: 'Gesamtsystem',
  'external-system': 'Externes System',
  container: 'Anwendung',
  component: 'Komponente',
  store: 'Datenspeicher',
  queue: 'Warteschlange',
  model: 'Modell',
} as const
export const kindsWithin = {
  person: 'Personen',
  system: 'Gesamtsystem',
  'external-system': 'externes System',
  container: 'Anwendung',
  component: 'Komponente',
  store: 'Datenspeicher',
  queue: 'Warteschlange',
  model: 'Modell',
} as const
export const describeConnection = (from: string, to: string, label: string) => `Von ${from} nach ${to}: ${label}`
export const enterOpens = 'Die Eingabetaste öffnet die Felder der Komponente.'
export const enterOpensDeleteRemoves = 'Die Eingabetaste öffnet die Felder der Komponente, Entf entfernt sie.'
export const deleteRemovesConnection = 'Entf entfernt die Verbindung.'
export const zoomIn = 'Vergrößern'
export const zoomOut = 'Verkleinern'
export const showAll = 'Alles zeigen'

export const noComponentsYet = 'Es gibt noch keine Komponenten. Fügen Sie hier die erste hinzu.'
export const noComponents = 'Dieses Design hat keine Komponenten.'
export const kind = 'Art'
export const name = 'Name'
export const addComponent = 'Komponente hinzufügen'
export const fromDesigns = 'Aus den Referenzentwürfen'
export const wasAdded = (added: string) => `${added} wurde hinzugefügt.`

export const component = 'Komponente'
export const connection = 'Verbindung'
export const close = 'Schließen'
export const product = 'Produkt'
export const group = 'Gruppe'
export const groupHint = 'Komponenten derselben Gruppe werden zusammen in einem Rahmen mit ihrem Namen gezeichnet.'
export const inGroup = (name: string) => `in der Gruppe ${name}`
export const whatItDoes = 'Aufgabe'
export const whatItDoesIsMissing = 'Das Dokument nennt sie für jede Komponente: ein Satz genügt.'
export const failsWhen = 'Fällt aus, wenn'
export const failsThen = 'Dann geschieht'
export const connections = 'Verbindungen'
export const noConnections = 'Noch keine.'
export const openConnection = (told: string) => `Verbindung öffnen: ${told}`
export const removeConnectionTold = (told: string) => `Verbindung entfernen: ${told}`
export const connectTo = 'Verbinden mit'
export const choose = 'Auswählen'
export const whatIsCarried = 'Was übertragen wird'
export const whatIsCarriedBetween = (from: string, to: string) => `Was von ${from} nach ${to} übertragen wird`
export const connect = 'Verbinden'
export const cancel = 'Abbrechen'
export const removeComponent = 'Komponente entfernen'
export const label = 'Beschriftung'
export const protocolOrProduct = 'Protokoll oder Produkt'
export const waitsForAnswer = 'Wartet auf eine Antwort'
export const turnRound = 'Umdrehen'
export const removeConnection = 'Verbindung entfernen'
export const from = 'Von'
export const to = 'Nach'

export const nothingSelected = (components: number, connections: number) =>
  `${counted(components, 'Komponente', 'Komponenten')}, ${counted(connections, 'Verbindung', 'Verbindungen')}.`
export const selectToEdit =
  'Wählen Sie eine Komponente oder eine Verbindung, um sie zu ändern. Um zwei zu verbinden, ziehen Sie vom Rand der einen zur anderen.'
export const selectToRead = 'Wählen Sie eine Komponente oder eine Verbindung, um mehr über sie zu lesen.'

export const goneWithIt = (components: number, connections: number, steps: number) =>
  `Mit ${plural(components, 'der Komponente', 'den Komponenten')} entfernt: ${[
    ...(connections > 0 ? [counted(connections, 'Verbindung', 'Verbindungen')] : []),
    ...(steps > 0 ? [`${counted(steps, 'Schritt', 'Schritte')} von Szenarien`] : []),
  ].join(' und ')}. „Rückgängig“ holt sie zurück.`
