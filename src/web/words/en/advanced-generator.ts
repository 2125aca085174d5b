export const advancedDocumentGenerator = 'Advanced Document Generator'
export const fromBriefToDocumentThat = 'From a brief to a document that can be sent.'
export const download = (format: string) => `Download ${format}`
export const downloadJson = 'Download JSON'
export const downloadAs = (title: string, format: string) => `Download ${title} as ${format}`
export const aiAgentWithTools = 'Use AI agent with tools'
export const codeInterpreterImageGenerationEnhanced = 'Code interpreter, image generation, enhanced reasoning'
export const noKeyWritesWithoutAgent = (writer: string) => `No key: the ${writer} writes, without an agent and its tools`
export const reading = (name: string) => `Reading ${name}...`
export const briefFromFileOptional = 'Brief from a file (optional)'
export const fillsFieldsBelowByIts = (join: string) =>
  `Fills the fields below by its headings, to be read over before anything is written. ${join}`
export const tryItWithBriefOf = 'Try it with a brief of ours'
export const itFillsFormToBe = 'It fills the form, to be read over and changed. Then press Generate Document.'
export const dates = 'Dates'
export const money = 'Money'
export const andMore = (more: number) => `and ${more} more`
export const correct = (slice: string) => `Correct: ${slice}`
export const wordsIn = (value: string) => `Words in ${value}`
export const putItRight = 'Put it right'
export const leaveIt = 'Leave it'
export const templateOptional = 'Template (optional)'
export const templateSelected = (name: string) => `Template selected: ${name}`
export const generatingWithAgent = 'Generating with AI Agent...'
export const generatingWithStandardAi = 'Generating with Standard AI...'
export const itsHeadingsOrderDocument = (outline: string | undefined, extensions: string) =>
  `Its headings order the document${outline ? `; without one, the outline “${outline}” does` : ''}. A .docx also lends its looks to the Word file. ${extensions}`
export const exampleNames = { hospital: 'A hospital’s letters', bank: 'A bank’s complaints', county: 'A county’s trees' }
export const fileKinds = { template: 'A template', brief: 'A brief' }
export const fileMustBe = (kind: string, others: string, last: string) => `${kind} is a ${others} or ${last} file.`
export const fileHasAtMost = (kind: string, megabytes: number) => `${kind} has at most ${megabytes} MB.`
export const restOfBrief = 'More of the brief'
export const requirementsScopeDeliverables = 'Requirements, scope, deliverables, context'
export const filesAndFormat = 'Files and format'
export const briefTemplateAgent = 'Brief from a file, template, agent'
export const whatBriefSays = 'What the brief says'
export const statementsRead = (count: number) =>
  `${count} ${count === 1 ? 'statement' : 'statements'}, sorted and nothing concluded.`
export const toCheck = 'To check'
export const notMentioned = 'Not mentioned'
export const namesInBrief = 'Names in the brief'
export const whatIsName = (name: string) => `What is ${name} to the work?`
export const notSaid = 'Not said yet'
export const startFromDesign = 'Start from'
export const noReferenceDesign = 'No reference design'
export const nearestByWords = 'Nearest, by words in common'
export const otherDesigns = 'Other reference designs'
export const whereItRuns = 'Where it runs'
export const sharedWords = (words: string) => `In common: ${words}`
export const noDesignYet = 'Without one the document is a reading of the brief: nothing is designed.'
export const belongsHere = (name: string) => `${name}: the client’s name for it (optional)`
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
  replaced: 'To be replaced',
  stays: 'Stays as it is',
  'must-use': 'Must be used',
  'must-not-use': 'Must not be used',
  standard: 'Standard',
  person: 'Person or role',
  nothing: 'Not part of the work',
} as const
export const hostingNames = {
  azure: 'Microsoft Azure',
  aws: 'Amazon Web Services',
  google: 'Google Cloud',
  onPremises: 'Own data centre',
} as const
