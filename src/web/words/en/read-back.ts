export const whatBriefSays = 'What the brief says'
export const whatBriefSaysAndStart = 'What the brief says, and where to start from'
export const writeSomethingFirst = 'Write something in the brief first.'
export const statementsRead = (count: number) =>
  `${count} ${count === 1 ? 'statement' : 'statements'}, sorted by kind. Press one to find it in the brief.`
export const dates = 'Dates'
export const money = 'Money'
export const andMore = (more: number) => `and ${more} more`
export const showIn = (words: string, field: string) => `Show in ${field}: ${words}`
export const toCheck = 'To check'
export const notMentioned = 'Not mentioned'
export const namesInBrief = 'Names in the brief'
export const saidOfNames = (said: number, all: number) => `${said} of ${all} answered`
export const sayWhatNamesAre = 'Say what each one is to the work, if you know. The rest is printed as to be confirmed.'
export const whatIsName = (name: string) => `Role of ${name}`
export const notSaid = 'Not answered'
export const showAllNames = (count: number) => `Show all ${count} names`
export const startFrom = 'Start from'
export const noReferenceDesign = 'No reference design'
export const nothingIsDesigned = 'The document is a reading of the brief: nothing is designed yet.'
export const designOfProject = (name: string) => `As the project so far: ${name}`
export const chooseAnotherAbove = 'Choose another design to replace it.'
export const inCommon = (words: string) => `In common: ${words}`
export const otherDesigns = 'Reference designs'
export const chooseOther = 'Choose one…'
export const whereItRuns = 'Where it runs'
export const clientsName = (plug: string) => `${plug}: the client’s name for it`
export const mayStayEmpty = (takes: string) => `${takes} (optional).`
export const addDesign = 'Add a design'
export const nobodyHasDesigned =
  'Nothing is designed in this document yet. Pick a reference design to make the next version with it, to be confirmed with the client.'
export const adding = 'Adding...'
export const designWasNotAdded = 'The design was not added.'
export const labels = {
  objective: 'Objectives',
  requirement: 'Requirements',
  'in-scope': 'In scope',
  'out-of-scope': 'Out of scope',
  deliverable: 'Deliverables',
  constraint: 'Constraints',
  assumption: 'Assumptions',
  date: 'Timeline',
  money: 'Budget',
  question: 'Questions',
  context: 'Context',
} as const
export const roles = {
  source: 'Source of data',
  target: 'Target of data',
  both: 'Source and target',
  replaced: 'Will be replaced',
  stays: 'Stays as it is',
  'must-use': 'Must be used',
  'must-not-use': 'Must not be used',
  standard: 'Standard',
  person: 'Person or role',
  nothing: 'Place, or not part of the work',
} as const
export const hostingNames = {
  azure: 'Microsoft Azure',
  aws: 'Amazon Web Services',
  google: 'Google Cloud',
  onPremises: 'The client’s own data centre',
} as const
