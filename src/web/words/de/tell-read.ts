import type { Unread } from '#shared/uploaded-brief.ts'

export const itsWordsStandIn = (fields: string) => `Ihr Text steht in ${fields}. Lesen Sie ihn durch: Noch ist nichts geschrieben.`
export const hadNoField = (headings: string, field: string) => `${headings} hatten kein eigenes Feld und stehen unter ${field}.`
export const notReadAsText = (count: number) => `Nicht als Text des Kunden gelesen (${count})`

const by = ({ by: author }: Unread) => (author === undefined ? '' : ` von ${author}`)
export const unreadLabels: Record<Unread['kind'], (entry: Unread) => string> = {
  picture: () => 'Bild',
  chart: () => 'Diagramm mit Werten',
  diagram: () => 'Schaubild',
  drawing: () => 'Zeichnung',
  object: () => 'Eingebettetes Objekt',
  equation: () => 'Formel, die als Bild gespeichert ist',
  comment: (entry) => `Kommentar${by(entry)}${entry.on === undefined ? '' : ` zu „${entry.on}“`}`,
  insertion: (entry) => `Nachverfolgte Einfügung${by(entry)}, als Text gelesen`,
  deletion: (entry) => `Nachverfolgte Löschung${by(entry)}`,
  hidden: () => 'Ausgeblendeter Text',
  unfilled: () => 'Leeres Formularfeld',
  scan: () => 'Seite ohne Text: ein Scan oder leer',
  letters: () => 'Wörter, die nicht gelesen werden konnten: Die Datei gibt ihre Buchstaben nicht an',
  attachment: () => 'Anhang',
  file: () => 'Verknüpfte Datei',
}
export const onPage = (page: number) => `Seite ${page}`
export const underHeading = (heading: string) => `unter „${heading}“`
