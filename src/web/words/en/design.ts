import { counted, plural } from '../counted.ts'

export const design = 'Design'
export const designOf = (title: string) => `Design of ${title}`
export const views = {
  picture: 'Picture',
  answers: 'Answers',
  components: 'Components',
  connections: 'Connections',
  scenarios: 'Scenarios',
  data: 'Data',
  interfaces: 'Interfaces',
  environments: 'Environments',
  quality: 'Quality',
  decisions: 'Decisions',
  plan: 'Plan',
  effort: 'Effort and cost',
  risks: 'Risks',
  questions: 'Questions',
  names: 'Names',
} as const
export const partsOfDesign = 'Parts of the design'
export const summary = 'The design in two or three sentences'
export const system = 'Name of the system'

export const save = 'Save as a new version'
export const saving = 'Saving…'
export const undo = 'Undo'
export const redo = 'Redo'
export const discard = 'Discard changes'
export const discardAll = 'Discard all changes that are not saved?'
export const discardNote = 'The saved versions stay as they are.'
export const keepChanges = 'Keep them'
export const unsaved = (count: number) => `${counted(count, 'change is', 'changes are')} not saved, but kept in this browser`
export const everythingSaved = 'Everything is saved'
export const versionSaved = (version: string) => `Version ${version} is saved`
export const openDocument = 'Open the document'
export const notSaved = 'The changes are not saved yet. This browser has them.'
export const changesDoNotFit = 'The last change does not fit. Undo it, or change it again.'
export const draftIsKept = 'Your changes from before are here again. Save or discard them.'
export const movedOn = (version: string) =>
  `Somebody saved a new version after ${version}. Your changes are now on top of it; none of them touches the same facts.`

export const bothChanged = 'Somebody else has changed the same facts'
export const bothChangedNote = 'Choose which value to use for each fact. Nothing is saved until you save.'
export const theirs = 'Saved'
export const mine = 'Yours'
export const keepTheirs = 'Use the saved value'
export const keepMine = 'Use yours'
export const goneMeanwhile = 'It was removed. Your change to it is dropped.'
export const goOn = 'Continue with these'

export const outdated = (count: number) =>
  plural(
    count,
    'One document of the project does not have this design yet:',
    `${count} documents of the project do not have this design yet:`,
  )
export const bringUpToDate = 'Bring up to date'
export const bringingUpToDate = 'Being brought up to date…'

export const whatDoesNotHold = (count: number) => plural(count, '1 point to check', `${count} points to check`)
export const nothingToCheck = 'No points to check'

export const designCannotBeOpened = 'The design cannot be opened'
export const goToDocument = 'Go to the document'

export const mayNotBeEmpty = 'This cannot be empty.'
export const refusals = {
  number: 'A number is needed, such as 12.',
  positive: 'A number of 0 or more is needed, such as 12.',
  whole: 'A whole number of 1 or more is needed, such as 6.',
  currency: 'A code of three letters is needed, such as EUR.',
} as const
export const yes = 'Yes'
export const no = 'No'
export const none = 'None'
export const addOne = 'Add…'
export const choose = 'Choose…'
export const add = (noun: string) => `Add ${noun}`
export const pasteATable = 'Paste a table'
export const remove = (name: string) => `Remove ${name}`
export const removeFrom = (name: string, label: string) => `Remove ${name} from ${label}`

export const columns = {
  name: 'Name',
  kind: 'Kind',
  does: 'What it does',
  product: 'Product',
  group: 'Group',
  tests: 'Tests',
  from: 'From',
  to: 'To',
  carries: 'What is carried',
  by: 'Protocol',
  waits: 'Waits for an answer',
  whatItIs: 'What it is',
  store: 'Stored in',
  classification: 'Classification',
  retention: 'Retention',
  place: 'Location',
  purpose: 'Purpose',
  hosting: 'Hosting',
  dataInIt: 'Data in it',
  access: 'Who has access',
  characteristic: 'Characteristic',
  tactic: 'What the design does for it',
  target: 'Measured target',
  components: 'Components',
  risk: 'Risk',
  likelihood: 'Likelihood',
  impact: 'Impact',
  mitigation: 'Mitigation',
  owner: 'Owner',
  question: 'Question',
  why: 'Why it is asked',
  assumption: 'Assumption',
  need: 'What the client provides',
  work: 'Work',
  weeks: 'Weeks',
  startWeek: 'Starts in week',
  after: 'After',
  notBefore: 'Not before',
  gives: 'Results, one per line',
  date: 'Date',
  itsWork: 'Its work',
  countsFor: 'Work is by then',
  closed: 'Closed for',
  firstDay: 'From',
  lastDay: 'To',
  doesNotEnd: 'May not end in it',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Price per unit',
  currency: 'Currency',
  period: 'Paid',
  role: 'Role in the work',
  decision: 'Decision',
  outcome: 'Chosen',
  because: 'Why it has to be decided',
  consequences: 'Consequences',
  trigger: 'Starts when',
  action: 'What happens',
  failsWhen: 'It fails when',
  failsThen: 'Then this happens',
  provider: 'Provided by',
  consumers: 'Called by',
  operation: 'Operation',
  request: 'Request',
  response: 'Response',
  errors: 'Errors, one per line',
  option: 'Option',
  merit: 'For',
  drawback: 'Against',
} as const

export const nouns = {
  component: 'a component',
  connection: 'a connection',
  data: 'a data set',
  environment: 'an environment',
  quality: 'a measure',
  decision: 'a decision',
  option: 'an option',
  scenario: 'a scenario',
  step: 'a step',
  interface: 'an interface',
  operation: 'an operation',
  work: 'a piece of work',
  date: 'a date',
  closed: 'a closed time',
  cost: 'a cost',
  risk: 'a risk',
  question: 'a question',
  assumption: 'an assumption',
  need: 'a need',
} as const

export const classifications = {
  public: 'Public',
  internal: 'Internal',
  confidential: 'Confidential',
  personal: 'Personal',
  'special-category': 'Special category',
} as const
export const levels = { low: 'Low', medium: 'Medium', high: 'High' } as const
export const characteristics = {
  'Functional suitability': 'Functional suitability',
  'Performance efficiency': 'Performance efficiency',
  Compatibility: 'Compatibility',
  'Interaction capability': 'Interaction capability',
  Reliability: 'Reliability',
  Security: 'Security',
  Maintainability: 'Maintainability',
  Flexibility: 'Flexibility',
  Safety: 'Safety',
} as const
export const workKinds = {
  discovery: 'Discovery',
  build: 'Build',
  integration: 'Integration',
  migration: 'Migration',
  test: 'Test',
  'parallel-run': 'Parallel run',
  'switch-over': 'Switch-over',
  training: 'Training',
  advice: 'Advice',
  operation: 'Operation',
} as const
export const milestoneKinds = { deadline: 'Deadline', start: 'Start of the work', event: 'Other date' } as const
export const datedMoments = { end: 'Done', begin: 'Begun' } as const
export const windowKinds = { freeze: 'Freeze', window: 'Only then', 'parallel-run': 'Parallel run' } as const
export const periods = { once: 'Once', month: 'Each month', year: 'Each year' } as const

export const noComponents = 'There are no components yet. Add the first here or in the picture.'
export const noConnections = 'There are no connections yet.'
export const noData = 'No data is described yet.'
export const noEnvironments = 'No environment is described yet.'
export const noQuality = 'There are no quality measures yet.'
export const noDecisions = 'No decisions are recorded yet.'
export const noOptions = 'No options are recorded.'
export const optionNumber = (number: number) => `Alternative ${number}`
export const noScenarios = 'There are no scenarios yet.'
export const stepsOf = (name: string) => `Steps of ${name}`
export const noInterfaces = 'There are no interfaces yet.'
export const operationsOf = (name: string) => `Operations of ${name}`
export const noOperations = 'No operations are described.'
export const optionsOf = (title: string) => `Options of ${title}`
export const noRisks = 'No risks are recorded yet.'
export const noQuestions = 'There are no open questions.'
export const noAssumptions = 'There are no assumptions.'
export const noNeeds = 'Nothing is asked of the client yet.'
export const noWork = 'There is no work yet. Add the first piece under Plan.'
export const noDates = 'There are no dates yet. With a start of the work, the plan has days.'
export const closedTimes = 'Blackout dates'
export const noClosedTimes = 'There are no freezes or other closed times yet.'
export const noCosts = 'There are no costs yet. Days of work are added automatically.'
export const noNames = 'The brief has no names to sort.'
export const whatNamesAre = 'Names in the brief. Products that must not be used are checked against components and connections.'
export const assumptions = 'Assumptions'
export const needs = 'What the client provides'

export const plan = 'Plan'
export const work = 'Work'
export const dates = 'Dates'
export const week = (number: number) => `Week ${number}`
export const weekCount = (count: number) => plural(count, '1 week', `${count} weeks`)
