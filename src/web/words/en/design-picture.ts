import { counted, plural } from '../counted.ts'

export const pictureOfComponents = 'Picture of the components'
export const kinds = {
  person: 'People',
  system: 'System',
  'external-system': 'External system',
  container: 'Container',
  component: 'Component',
  store: 'Data store',
  queue: 'Queue',
  model: 'Model',
} as const
export const kindsWithin = {
  person: 'people',
  system: 'system',
  'external-system': 'external system',
  container: 'container',
  component: 'component',
  store: 'data store',
  queue: 'queue',
  model: 'model',
} as const
export const describeConnection = (from: string, to: string, label: string) => `From ${from} to ${to}: ${label}`
export const enterOpens = 'Enter opens the fields of the component.'
export const enterOpensDeleteRemoves = 'Enter opens the fields of the component, Delete removes it.'
export const deleteRemovesConnection = 'Delete removes the connection.'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const showAll = 'Show all'

export const noComponentsYet = 'There are no components yet. Add the first one here.'
export const noComponents = 'This design has no components.'
export const kind = 'Kind'
export const name = 'Name'
export const addComponent = 'Add component'
export const fromDesigns = 'From the reference designs'
export const wasAdded = (added: string) => `${added} was added.`

export const component = 'Component'
export const connection = 'Connection'
export const close = 'Close'
export const product = 'Product'
export const group = 'Group'
export const groupHint = 'Components with the same group are drawn together in a frame with its name.'
export const inGroup = (name: string) => `in the group ${name}`
export const whatItDoes = 'What it does'
export const whatItDoesIsMissing = 'The document says this of each component: a sentence is enough.'
export const failsWhen = 'It fails when'
export const failsThen = 'Then this happens'
export const connections = 'Connections'
export const noConnections = 'None yet.'
export const openConnection = (told: string) => `Open the connection: ${told}`
export const removeConnectionTold = (told: string) => `Remove the connection: ${told}`
export const connectTo = 'Connect to'
export const choose = 'Choose'
export const whatIsCarried = 'What is carried'
export const whatIsCarriedBetween = (from: string, to: string) => `What is carried from ${from} to ${to}`
export const connect = 'Connect'
export const cancel = 'Cancel'
export const removeComponent = 'Remove component'
export const label = 'Label'
export const protocolOrProduct = 'Protocol or product'
export const waitsForAnswer = 'Waits for an answer'
export const turnRound = 'Turn round'
export const removeConnection = 'Remove connection'
export const from = 'From'
export const to = 'To'

export const nothingSelected = (components: number, connections: number) =>
  `${counted(components, 'component', 'components')}, ${counted(connections, 'connection', 'connections')}.`
export const selectToEdit =
  'Select a component or a connection to change it. To connect two, drag from the edge of one to the other.'
export const selectToRead = 'Select a component or a connection to read more about it.'

export const goneWithIt = (components: number, connections: number, steps: number) =>
  `With the ${plural(components, 'component', 'components')} went ${[
    ...(connections > 0 ? [counted(connections, 'connection', 'connections')] : []),
    ...(steps > 0 ? [`${counted(steps, 'step', 'steps')} of scenarios`] : []),
  ].join(' and ')}. Undo brings them back.`
