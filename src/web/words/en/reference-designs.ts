export const tab = 'Reference designs'
export const whatTheyAre = 'Complete designs for common kinds of work. A document starts from one only if a person chooses it.'
export const search = 'Search reference designs'
export const noneFound = 'No reference design has these words.'
export const firmsCopy = (version: number) => `Our copy, version ${version}`
export const newOne = (version: number) => `Our own, version ${version}`
export const packaged = 'Built in'
export const advice = 'Advice'
export const allDesigns = 'All reference designs'
export const edit = 'Edit'
export const stopEditing = 'Close the editor'
export const purpose = 'Purpose'
export const fits = 'When it fits'
export const doesNotFit = 'When it does not'
export const summary = 'The design in short'
export const clientsPlaces = 'Where the client’s systems and people belong'
export const components = 'Components'
export const connections = 'Connections'
export const scenarios = 'Scenarios'
export const data = 'Data'
export const interfaces = 'Interfaces'
export const quality = 'Quality'
export const decisions = 'Decisions'
export const plan = 'Plan'
export const risks = 'Risks'
export const questions = 'Questions'
export const needs = 'What the client provides'
export const assumptions = 'Assumptions'
export const costs = 'What decides the running cost'
export const runsOn = 'Runs on'
export const whenThen = (when: string, then: string) => `When it fails: ${when} ${then}`
export const carries = (from: string, to: string, what: string) => `${from} to ${to}: ${what}`
export const through = (by: string) => `by ${by}`
export const keptIn = (store: string, days: string) => `Stored in ${store}. ${days}`
export const daysOf = (role: string, low: number, high: number) => `${role} ${low}–${high} days`
export const after = (others: string) => `After ${others}`
export const takenFirst = (name: string) => `${name} (taken)`
export const asked = (why: string, owner: string) => `${why} For: ${owner}`
export const likelihoodImpact = (likelihood: string, impact: string, owner: string) =>
  `Likelihood ${likelihood}, impact ${impact}, owner ${owner}`
export const levels = { low: 'low', medium: 'medium', high: 'high' } as const
export const per = (item: string, unit: string) => `${item}, by ${unit}`
export const asText = 'The design as text (YAML)'
export const changesAreKeptHere = 'Your changes stay in this tab until you save or discard them.'
export const checking = 'Checking...'
export const nothingWrong = 'No problems found.'
export const wrongWithIt = 'Problems'
export const save = 'Save as the next version'
export const saved = (version: number) => `Saved as version ${version}.`
export const discard = 'Discard changes'
export const basedOnOlder =
  'Somebody saved a newer version since you started, so yours cannot be saved. Copy your text, then discard it.'
export const versions = 'Versions of our copy'
export const versionBy = (version: number, by: string) => `Version ${version} by ${by}`
export const wentBack = 'back to the built-in one'
export const shownIs = (version: number) => `You see version ${version}, which is not in use.`
export const showCurrent = 'Show the one in use'
export const show = (version: number) => `Show version ${version}`
export const goBack = 'Go back to the built-in one'
export const takeAway = 'Stop using it'
export const askToGoBack = (name: string) => `Use the built-in ‘${name}’ again?`
export const askToTakeAway = (name: string) => `Stop using ‘${name}’?`
export const versionsStay = 'The versions of your copy stay, and documents that started from them do not change.'
export const packagedIsUsed = 'The built-in design is used again.'
export const tryOnBrief = 'Try on a brief'
export const tryOnBriefNote = 'How close each design is to a text, by full-text search. Nothing is saved.'
export const brief = 'Text of a brief'
export const compare = 'Compare'
export const noneNear = 'No design has two words in common with this text.'
export const saveAsDesign = 'Save as reference design'
export const whatIsSaved =
  'The design of this approved version, for other clients too. Statements that only this client made are left out. Check the names below: enter a replacement for each, or leave the field empty to keep the name.'
export const noNames = 'No name of the client, the project or a person was found in it. Read it through anyway.'
export const nameInDesign = (name: string, times: number) => `${name} (${times} ${times === 1 ? 'time' : 'times'}): write instead`
export const staysAsItIs = 'Leave empty to keep it.'
export const saveDesign = 'Save the design'
export const isSaved = 'Saved. It is in Settings, under Reference designs, and can be started from.'
