import { counted } from '../counted.ts'

export const yourOwnWork = 'Ihre eigene Arbeit'
export const thisScreenShowsSamples = 'Diese Seite zeigt Beispiele.'
export const goLive = 'Zu den echten Daten'
export const notNow = 'Nicht jetzt'
export const thereIsWorkOfYourOwn = (documents: number, clients: number) =>
  `Es gibt eigene Arbeit: ${counted(documents, 'Dokument', 'Dokumente')} von ${counted(clients, 'Kunden', 'Kunden')}.`
export const thereIsMuchWorkOfYourOwn = (documents: number, clients: number) =>
  `Es gibt eigene Arbeit: mindestens ${counted(documents, 'Dokument', 'Dokumente')} von ${counted(clients, 'Kunden', 'Kunden')}.`
