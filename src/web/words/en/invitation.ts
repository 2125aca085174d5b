import { counted } from '../counted.ts'

export const yourOwnWork = 'Your own work'
export const thisScreenShowsSamples = 'This screen shows samples.'
export const goLive = 'Go live'
export const notNow = 'Not now'
export const thereIsWorkOfYourOwn = (documents: number, clients: number) =>
  `There is work of your own: ${counted(documents, 'document', 'documents')} of ${counted(clients, 'client', 'clients')}.`
export const thereIsMuchWorkOfYourOwn = (documents: number, clients: number) =>
  `There is work of your own: at least ${counted(documents, 'document', 'documents')} of ${counted(clients, 'client', 'clients')}.`
